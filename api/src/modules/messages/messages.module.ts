import { defineModule } from '../module.js';
import { Delivery } from './delivery.entity.js';
import { MessagesService } from './messages.service.js';

export type { MessageState as MailState } from './delivery.entity.js';

export const messagesModule = defineModule({
  entities: [Delivery],
  start({ dataSource, log, pubsub }) {
    const messages = new MessagesService(dataSource, pubsub, log);
    return {
      services: { messages },
      housekeeping: { 'old messages': () => messages.deleteOld() },
      background: [messages],
      close: async () => messages.close(),
    };
  },
});
