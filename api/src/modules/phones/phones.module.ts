import { smsSender, whatsAppSender } from '../../platform/phone-messages.js';
import { defineModule } from '../module.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import { PhoneConfirmation } from './phone-confirmation.entity.js';
import { phonesResolvers } from './phones.resolvers.js';
import { phonesRoutes } from './phones.routes.js';
import { PhonesService, type HasTakenOrder } from './phones.service.js';

export type { PhoneConfirmation } from './phone-confirmation.entity.js';

export const phonesModule = ({ hasTakenOrder }: { readonly hasTakenOrder: HasTakenOrder }) =>
  defineModule({
    tag: 'Orders',
    entities: [PhoneConfirmation],
    start(
      { config, dataSource, jwtSecret, log, rateLimits },
      { restaurant }: { readonly restaurant: RestaurantService },
    ) {
      const senders = {
        ...(config.sms && { SMS: smsSender(config.sms) }),
        ...(config.whatsApp && { WHATSAPP: whatsAppSender(config.whatsApp) }),
      };
      const phones = new PhonesService({
        dataSource,
        hasTakenOrder,
        jwtSecret,
        log,
        rateLimits,
        restaurant,
        senders,
      });
      return {
        services: { phones },
        resolvers: [phonesResolvers(phones)],
        routes: phonesRoutes(phones),
        housekeeping: { 'unconfirmed phone numbers': () => phones.forgetUnconfirmed() },
      };
    },
  });
