import type { DataSource } from 'typeorm';
import { batched } from '../../platform/batched.js';
import { can, type Permission } from '../auth/permissions.js';
import type { Viewer } from '../auth/viewer.js';
import { selectCustomers, type KnownCustomer } from './customers.queries.js';

export class CustomersService {
  private readonly find = batched((ids: readonly string[]): Promise<(KnownCustomer | null)[]> =>
    selectCustomers(this.dataSource.manager, ids),
  );

  constructor(private readonly dataSource: DataSource) {}

  /** The person that the customer of a record is; null for viewers without the permission to see such records of others. */
  async of(
    { customerId }: { readonly customerId: string | null },
    viewer: Viewer | null,
    permission: Permission,
  ): Promise<KnownCustomer | null> {
    return customerId && can(viewer, permission) ? this.find(customerId) : null;
  }
}
