import type { SmsAccount, WhatsAppAccount } from '../config.js';
import { SendFailure, type MessagePort } from './message-port.js';
import { errorCode } from './system-error.js';
import { inSpan } from './tracing.js';

/** Milliseconds. */
const requestTimeout = 8000;

export interface PhoneCode {
  /** E.164. */
  readonly phone: string;
  readonly code: string;
}

/**
 * Sends SMS by MSG91's flow API. The template has one variable, `otp`.
 * Source: https://docs.msg91.com/sms/send-sms
 */
export const smsPort = ({ apiUrl, authKey, templateId }: SmsAccount): MessagePort<PhoneCode> =>
  httpPort(({ phone, code }) => ({
    url: `${apiUrl}/api/v5/flow`,
    headers: { authkey: authKey },
    body: { template_id: templateId, short_url: '0', recipients: [{ mobiles: phone.slice(1), otp: code }] },
    // Errors come with status 200, too.
    isAccepted: (answer) => answer['type'] === 'success',
  }));

/**
 * Sends an authentication template by WhatsApp's Cloud API, whose button copies the code.
 * Source: https://developers.facebook.com/docs/whatsapp/cloud-api/guides/send-message-templates/auth-otp-template-messages
 */
export const whatsAppPort = (account: WhatsAppAccount): MessagePort<PhoneCode> => {
  const { apiUrl, token, phoneNumberId, template, language } = account;
  return httpPort(({ phone, code }) => {
    const parameters = [{ type: 'text', text: code }];
    return {
      url: `${apiUrl}/${phoneNumberId}/messages`,
      headers: { authorization: `Bearer ${token}` },
      body: {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: phone.slice(1),
        type: 'template',
        template: {
          name: template,
          language: { code: language },
          components: [
            { type: 'body', parameters },
            { type: 'button', sub_type: 'url', index: '0', parameters },
          ],
        },
      },
      isAccepted: () => true,
    };
  });
};

interface HttpMessage {
  readonly url: string;
  readonly headers: Record<string, string>;
  /** Sent as JSON. */
  readonly body: object;
  /** Whether an answer with a status of success says that the message was accepted. */
  readonly isAccepted: (answer: Record<string, unknown>) => boolean;
}

/** A provider that takes each message by one request. */
function httpPort<Message>(requestOf: (message: Message) => HttpMessage): MessagePort<Message> {
  const closing = new AbortController();
  return {
    close: () => closing.abort(),
    async send(message, handOver) {
      const { url, headers, body, isAccepted } = requestOf(message);
      const { host } = new URL(url);
      await handOver();
      await inSpan(`POST ${host}`, { kind: 'CLIENT', attributes: { 'server.address': host } }, async () => {
        const response = await fetch(url, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
          redirect: 'error',
          signal: AbortSignal.any([closing.signal, AbortSignal.timeout(requestTimeout)]),
        }).catch((error: unknown) => {
          const code = errorCode(error instanceof Error ? error.cause : undefined);
          const outcome = code && neverConnected.includes(code) ? 'not-sent' : 'unknown';
          throw new SendFailure(outcome, `${host} did not answer.`, code);
        });
        const answer: unknown = await response.json().catch(() => null);
        const { status } = response;
        if (status >= 500) throw new SendFailure('unknown', `${host} answered ${status}.`, String(status));
        if (status === 429) throw new SendFailure('not-sent', `${host} takes no more for now.`, '429');
        if (!response.ok || !isAccepted(isRecord(answer) ? answer : {}))
          throw new SendFailure('refused', `${host} refused the message.`, String(status));
      });
    },
  };
}

/** The request cannot have arrived. */
const neverConnected = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
