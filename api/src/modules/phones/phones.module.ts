import { smsPort, whatsAppPort } from '../../platform/phone-messages.js';
import { defineModule } from '../module.js';
import type { MessagesService } from '../messages/messages.service.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import { codeChannel } from './code-channel.js';
import { PhoneConfirmation } from './phone-confirmation.entity.js';
import { phonesResolvers } from './phones.resolvers.js';
import { phonesRoutes } from './phones.routes.js';
import { PhonesService, type HasTakenOrder } from './phones.service.js';

export type { PhoneConfirmation } from './phone-confirmation.entity.js';

interface Needed {
  readonly messages: MessagesService;
  readonly restaurant: RestaurantService;
}

export const phonesModule = ({ hasTakenOrder }: { readonly hasTakenOrder: HasTakenOrder }) =>
  defineModule({
    tag: 'Orders',
    entities: [PhoneConfirmation],
    start({ connections, dataSource, jwtSecret, rateLimits }, { messages, restaurant }: Needed) {
      connections.follow('sms', (account) =>
        messages.setChannel('sms', account && codeChannel(smsPort(account))),
      );
      connections.follow('whatsApp', (account) =>
        messages.setChannel('whatsapp', account && codeChannel(whatsAppPort(account))),
      );
      const phones = new PhonesService({
        dataSource,
        hasTakenOrder,
        jwtSecret,
        messages,
        rateLimits,
        restaurant,
      });
      return {
        services: { phones },
        resolvers: [phonesResolvers(phones)],
        routes: phonesRoutes(phones),
        housekeeping: { 'unconfirmed phone numbers': () => phones.deleteUnconfirmed() },
      };
    },
  });
