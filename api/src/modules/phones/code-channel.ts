import type { MessagePort } from '../../platform/message-port.js';
import type { PhoneCode } from '../../platform/phone-messages.js';
import type { SendingChannel } from '../messages/messages.service.js';

/** Codes for phone numbers. */
export const codeChannel = (port: MessagePort<PhoneCode>): SendingChannel => ({
  parallel: 10,
  close: () => port.close(),
  async send({ address, content }, handOver) {
    if (!('code' in content) || !content.code) throw new Error('a message has no code');
    await port.send({ phone: address, code: content.code }, handOver);
  },
});
