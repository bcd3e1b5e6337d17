import { defineModule } from '../module.js';
import { Delivery } from './delivery.entity.js';
import { MessagesService } from './messages.service.js';

export type { MessageState as MailState } from './delivery.entity.js';

export const messagesModule = defineModule({
  entities: [Delivery],
  start({ connections, dataSource, log, pubsub }) {
    const isMailUnreadable = () => connections.lastKnown.stored.mail.isSealed;
    const messages = new MessagesService(dataSource, pubsub, log, isMailUnreadable);
    return {
      services: { messages },
      housekeeping: { 'old messages': () => messages.deleteOld() },
      background: [messages],
      close: async () => messages.close(),
    };
  },
});
