import type { SmsAccount, WhatsAppAccount } from '../config.js';
import { inSpan } from './tracing.js';

/** Milliseconds. */
const requestTimeout = 8000;

/** Sends a code to a phone number in E.164. @throws {PhoneMessageFailure} */
export type SendCode = (phone: string, code: string) => Promise<void>;

/** The provider did not accept a message. Its message has neither number nor code, and can be logged. */
export class PhoneMessageFailure extends Error {}

/**
 * Sends SMS by MSG91's flow API. The template has one variable, `otp`.
 * Source: https://docs.msg91.com/sms/send-sms
 */
export const smsSender =
  ({ apiUrl, authKey, templateId }: SmsAccount): SendCode =>
  async (phone, otp) => {
    const answer = await post(
      `${apiUrl}/api/v5/flow`,
      { authkey: authKey },
      {
        template_id: templateId,
        short_url: '0',
        recipients: [{ mobiles: phone.slice(1), otp }],
      },
    );
    // Errors come with status 200, too.
    if (answer['type'] !== 'success') throw new PhoneMessageFailure('MSG91 refused the message');
  };

/**
 * Sends an authentication template by WhatsApp's Cloud API, whose button copies the code.
 * Source: https://developers.facebook.com/docs/whatsapp/cloud-api/guides/send-message-templates/auth-otp-template-messages
 */
export const whatsAppSender =
  ({ apiUrl, token, phoneNumberId, template, language }: WhatsAppAccount): SendCode =>
  async (phone, code) => {
    const parameters = [{ type: 'text', text: code }];
    await post(
      `${apiUrl}/${phoneNumberId}/messages`,
      { authorization: `Bearer ${token}` },
      {
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
    );
  };

/** @returns the answer, if it is a JSON object */
function post(url: string, headers: Record<string, string>, body: unknown): Promise<Record<string, unknown>> {
  const { host } = new URL(url);
  return inSpan(`POST ${host}`, { kind: 'CLIENT', attributes: { 'server.address': host } }, async () => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(requestTimeout),
      });
      const answer: unknown = await response.json().catch(() => null);
      if (!response.ok) throw new PhoneMessageFailure(`${host} answered ${response.status}`);
      return typeof answer === 'object' && answer !== null ? { ...answer } : {};
    } catch (error) {
      if (error instanceof PhoneMessageFailure) throw error;
      throw new PhoneMessageFailure(`${host} did not answer`, { cause: error });
    }
  });
}
