import { smsAccount, whatsAppAccount, type ConnectionValues } from '../../platform/connection-values.js';
import { badInput, DomainError } from '../../platform/errors.js';
import { SendFailure, type MessagePort } from '../../platform/message-port.js';
import { smsPort, whatsAppPort, type PhoneCode } from '../../platform/phone-messages.js';
import type { Sentence } from '../../platform/sentences.js';
import type { Viewer } from '../auth/viewer.js';
import type { SmsInput, WhatsAppInput } from './connections.input.js';
import { say } from './connections.sentences.js';
import type { ConnectionsService, EditRequest } from './connections.service.js';
import { Secret } from './secret.js';
import { stateOf } from './source.js';

/** In place of a code. */
const testCode = '123456';

interface Urls {
  readonly sms: string;
  readonly whatsApp: string;
}

/** Accounts that an admin enters for codes by SMS and WhatsApp. */
export class PhoneAccountsService {
  constructor(
    private readonly service: ConnectionsService,
    private readonly urls: Urls,
  ) {}

  async sms(viewer: Viewer | null) {
    const now = await this.service.all(viewer);
    return {
      state: stateOf('sms', now, now.stored.sms.values),
      keyEnding: now.sms ? new Secret(now.sms.authKey).ending : null,
      templateId: now.sms?.templateId ?? null,
    };
  }

  async whatsApp(viewer: Viewer | null) {
    const now = await this.service.all(viewer);
    const { whatsApp } = now;
    return {
      state: stateOf('whatsapp', now, now.stored.whatsapp.values),
      keyEnding: whatsApp ? new Secret(whatsApp.token).ending : null,
      phoneNumberId: whatsApp?.phoneNumberId ?? null,
      template: whatsApp?.template ?? null,
      language: whatsApp?.language ?? null,
    };
  }

  /** @throws {DomainError} `BAD_USER_INPUT` if MSG91 refuses it, `UNAVAILABLE`, `TOO_MANY_REQUESTS` */
  async testSms(viewer: Viewer | null, input: SmsInput, phone: string): Promise<Sentence> {
    const values = mergedSms(await this.service.forTest(viewer, 'sms'), input);
    return sendTest(smsPort(smsAccount(values, this.urls.sms)), phone, badInput('authKey', say.smsRefused));
  }

  /** @throws {DomainError} as {@link testSms} */
  async testWhatsApp(viewer: Viewer | null, input: WhatsAppInput, phone: string): Promise<Sentence> {
    const values = mergedWhatsApp(await this.service.forTest(viewer, 'whatsapp'), input);
    const port = whatsAppPort(whatsAppAccount(values, this.urls.whatsApp));
    return sendTest(port, phone, badInput('token', say.whatsAppRefused));
  }

  async saveSms(viewer: Viewer | null, input: SmsInput, request: EditRequest) {
    const edit = await this.service.edit(viewer, 'sms', request);
    await this.service.save(edit, (current) => mergedSms(current, input));
    return this.sms(viewer);
  }

  async saveWhatsApp(viewer: Viewer | null, input: WhatsAppInput, request: EditRequest) {
    const edit = await this.service.edit(viewer, 'whatsapp', request);
    await this.service.save(edit, (current) => mergedWhatsApp(current, input));
    return this.whatsApp(viewer);
  }
}

function mergedSms(
  stored: ConnectionValues['sms'] | null,
  { authKey = stored?.authKey, templateId }: SmsInput,
): ConnectionValues['sms'] {
  if (authKey === undefined) throw badInput('authKey', say.authKeyMissing);
  return { authKey, templateId };
}

function mergedWhatsApp(
  stored: ConnectionValues['whatsapp'] | null,
  { token = stored?.token, ...facts }: WhatsAppInput,
): ConnectionValues['whatsapp'] {
  if (token === undefined) throw badInput('token', say.tokenMissing);
  return { token, ...facts };
}

/** @param refusal thrown if the provider says no */
async function sendTest(
  port: MessagePort<PhoneCode>,
  phone: string,
  refusal: DomainError,
): Promise<Sentence> {
  try {
    await port.send({ phone, code: testCode }, () => Promise.resolve());
  } catch (error) {
    if (!(error instanceof SendFailure)) throw error;
    if (error.outcome === 'refused') throw refusal;
    const isAway = error.outcome === 'not-sent';
    throw new DomainError('UNAVAILABLE', isAway ? say.providerAway : say.providerSlow);
  } finally {
    port.close();
  }
  return say.testCodeSent({ phone, code: testCode });
}
