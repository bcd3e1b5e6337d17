import { defineModule } from '../module.js';
import { Customer } from './customer.entity.js';
import { CustomersService } from './customers.service.js';

export type { KnownCustomer as Customer } from './customers.queries.js';

export const customersModule = defineModule({
  entities: [Customer],
  start: ({ dataSource }) => ({ services: { customers: new CustomersService(dataSource) } }),
});
