import type { RazorpayAccount } from '../../config.js';
import { razorpayAccount, type RazorpayKeys } from '../../platform/connection-values.js';
import { badInput, DomainError } from '../../platform/errors.js';
import type { Sentence } from '../../platform/sentences.js';
import type { Viewer } from '../auth/viewer.js';
import { RazorpayError } from '../payments/razorpay.js';
import type { WebhooksService } from '../payments/webhooks.service.js';
import type { RazorpayInput } from './connections.input.js';
import { say } from './connections.sentences.js';
import type { ConnectionsService, EditRequest } from './connections.service.js';
import { replaced } from './replaced-keys.js';
import { stateOf } from './source.js';
import { Secret } from './secret.js';

interface Parts {
  readonly service: ConnectionsService;
  readonly webhooks: Pick<WebhooksService, 'received'>;
  /** @throws {RazorpayError} */
  readonly checkKeys: (account: RazorpayAccount) => Promise<void>;
  readonly apiUrl: string;
}

/** Keys of Razorpay that an admin enters. */
export class RazorpayKeysService {
  constructor(private readonly parts: Parts) {}

  /** Without the secrets. */
  async state(viewer: Viewer | null) {
    const { service, webhooks } = this.parts;
    const { fixed, payments, publicUrl, stored } = await service.all(viewer);
    const state = stateOf('razorpay', { fixed, stored }, stored.razorpay.values?.keys);
    const account = payments && !payments.isSandbox ? payments.account : undefined;
    const received =
      account && (await webhooks.received(viewer, state.source === 'SETTINGS' ? state.changedAt : null));
    return {
      state,
      keyId: account?.keyId ?? null,
      keyEnding: account ? new Secret(account.keySecret).ending : null,
      acceptsWebhooks: account !== undefined && account.webhookSecrets.length > 0,
      webhookUrl: publicUrl === undefined ? null : `${publicUrl}/api/payment/webhook`,
      lastWebhookAt: received?.genuine ?? null,
      lastRefusedWebhookAt: received?.refused ?? null,
    };
  }

  /** @throws {DomainError} `BAD_USER_INPUT` if Razorpay does not accept the keys, `UNAVAILABLE`, `TOO_MANY_REQUESTS` */
  async check(viewer: Viewer | null, input: RazorpayInput): Promise<Sentence> {
    const stored = await this.parts.service.forTest(viewer, 'razorpay');
    const keys = merged(stored?.keys ?? null, input);
    await this.requireAccepted(keys);
    return keys.keyId.startsWith('rzp_live_') ? say.liveKeysWork : say.testKeysWork;
  }

  /** @throws {DomainError} as {@link check}; `CONFLICT`, `REAUTHENTICATE` */
  async save(viewer: Viewer | null, input: RazorpayInput, request: EditRequest) {
    const { service } = this.parts;
    const edit = await service.edit(viewer, 'razorpay', request);
    const seen = (await service.forTest(viewer, 'razorpay'))?.keys ?? null;
    const keys = merged(seen, input);
    if (keys.keyId !== seen?.keyId || keys.keySecret !== seen.keySecret) await this.requireAccepted(keys);
    await service.save(edit, (current) => replaced(current, keys, new Date()));
    return this.state(viewer);
  }

  /** @throws {DomainError} `CONFLICT`, `REAUTHENTICATE` */
  async remove(viewer: Viewer | null, request: EditRequest): Promise<void> {
    const { service } = this.parts;
    const edit = await service.edit(viewer, 'razorpay', request);
    await service.save(edit, (current) => replaced(current, null, new Date()));
  }

  private async requireAccepted(keys: RazorpayKeys): Promise<void> {
    const { apiUrl, checkKeys } = this.parts;
    try {
      await checkKeys(razorpayAccount(keys, apiUrl));
    } catch (error) {
      if (!(error instanceof RazorpayError)) throw error;
      if (error.kind === 'denied') throw badInput('keySecret', say.keysRefused);
      throw new DomainError('UNAVAILABLE', say.notChecked({ why: error.description }));
    }
  }
}

/** What was entered, and what is stored of the same key. */
function merged(
  stored: RazorpayKeys | null,
  { keyId, keySecret, webhookSecret }: RazorpayInput,
): RazorpayKeys {
  const isSameKey = stored?.keyId === keyId;
  const secret = keySecret ?? (isSameKey ? stored.keySecret : undefined);
  if (secret === undefined) throw badInput('keySecret', say.newKeyNeedsSecret);
  return { keyId, keySecret: secret, webhookSecret: webhookSecret ?? stored?.webhookSecret ?? null };
}
