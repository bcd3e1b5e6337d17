import type { Reauthentication } from '../auth/reauthentication.js';
import { defineModule } from '../module.js';
import { ProviderQuota } from '../payments/provider-quota.js';
import { RazorpayGateway } from '../payments/razorpay.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import type { WebhooksService } from '../payments/webhooks.service.js';
import { connectionsResolvers } from './connections.resolvers.js';
import { ConnectionsService, testLimit } from './connections.service.js';
import { MailServerService } from './mail-server.service.js';
import { PhoneAccountsService } from './phone-accounts.service.js';
import { PublicAddressService } from './public-address.service.js';
import { RazorpayKeysService } from './razorpay-keys.service.js';

export type { ConnectionSource } from './source.js';

interface Needed {
  readonly reauthentication: Reauthentication;
  readonly restaurant: RestaurantService;
  readonly webhooks: WebhooksService;
}

export const connectionsModule = defineModule({
  start({ config, connections, dataSource, rateLimits }, { reauthentication, restaurant, webhooks }: Needed) {
    const tests = rateLimits.counter(testLimit);
    const service = new ConnectionsService({ connections, dataSource, reauthentication, tests });
    const quota = new ProviderQuota(rateLimits);
    const razorpay = new RazorpayKeysService({
      service,
      webhooks,
      checkKeys: (account) => new RazorpayGateway(account, quota).checkKeys(),
      apiUrl: config.providerUrls.razorpay,
    });
    const mail = new MailServerService(service, restaurant);
    const phones = new PhoneAccountsService(service, config.providerUrls);
    const address = new PublicAddressService(service, restaurant);
    return {
      services: {},
      resolvers: [connectionsResolvers({ service, razorpay, mail, phones, address })],
      onPublicChange: (listener: () => void) => connections.onChange(listener),
    };
  },
});
