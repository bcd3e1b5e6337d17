import type { DataSource } from 'typeorm';
import { batched } from '../../platform/batched.js';
import { selectCustomers, type KnownCustomer } from './customers.queries.js';

export class CustomersService {
  private readonly find = batched((ids: readonly string[]): Promise<(KnownCustomer | null)[]> =>
    selectCustomers(this.dataSource.manager, ids),
  );

  constructor(private readonly dataSource: DataSource) {}

  /** The person that the customer of a record is, without a permission check. */
  async of({ customerId }: { readonly customerId: string | null }): Promise<KnownCustomer | null> {
    return customerId ? this.find(customerId) : null;
  }
}
