import type { CustomersService } from '../customers/customers.service.js';
import { defineModule } from '../module.js';
import { ContactMessage } from './contact-message.entity.js';
import { contactResolvers } from './contact.resolvers.js';
import { contactRoutes } from './contact.routes.js';
import { contactLimit, ContactService } from './contact.service.js';

export type { ContactMessage } from './contact-message.entity.js';

export const contactModule = defineModule({
  tag: 'Contact',
  entities: [ContactMessage],
  start({ dataSource, outbox, rateLimits }, { customers }: { readonly customers: CustomersService }) {
    const contact = new ContactService(dataSource, outbox, rateLimits.counter(contactLimit));
    return {
      services: { contact },
      resolvers: [contactResolvers(contact, customers)],
      routes: contactRoutes(contact),
    };
  },
});
