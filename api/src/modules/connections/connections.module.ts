import type { Reauthentication } from '../auth/reauthentication.js';
import { defineModule } from '../module.js';
import { ProviderQuota } from '../payments/provider-quota.js';
import { RazorpayGateway } from '../payments/razorpay.js';
import type { WebhooksService } from '../payments/webhooks.service.js';
import { connectionsResolvers } from './connections.resolvers.js';
import { ConnectionsService, testLimit } from './connections.service.js';
import { RazorpayKeysService } from './razorpay-keys.service.js';

export type { ConnectionSource } from './source.js';

interface Needed {
  readonly reauthentication: Reauthentication;
  readonly webhooks: WebhooksService;
}

export const connectionsModule = defineModule({
  start({ config, connections, dataSource, rateLimits }, { reauthentication, webhooks }: Needed) {
    const tests = rateLimits.counter(testLimit);
    const service = new ConnectionsService({ connections, dataSource, reauthentication, tests });
    const quota = new ProviderQuota(rateLimits);
    const razorpay = new RazorpayKeysService({
      service,
      webhooks,
      checkKeys: (account) => new RazorpayGateway(account, quota).checkKeys(),
      apiUrl: config.providerUrls.razorpay,
    });
    return {
      services: {},
      resolvers: [connectionsResolvers({ razorpay })],
      onPublicChange: (listener: () => void) => connections.onChange(listener),
    };
  },
});
