import type { DataSource } from 'typeorm';
import { batched } from '../../platform/batched.js';
import { selectCustomers, type KnownCustomer } from './customers.queries.js';

export class CustomersService {
  constructor(private readonly dataSource: DataSource) {}

  /** The person that a customer is, for staff, without a permission check. */
  readonly find = batched((ids: readonly string[]): Promise<(KnownCustomer | null)[]> =>
    selectCustomers(this.dataSource.manager, ids),
  );
}
