import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { RestaurantTable } from './restaurant-table.entity.js';
import type { RestaurantService } from './restaurant.service.js';
import type { TableCodes } from './table-codes.js';

/** A table with the code that customers scan. */
interface TableCode {
  readonly table: RestaurantTable;
  readonly code: string;
  /** Of the shop for this table. */
  readonly url: string;
}

/** Tables at which customers order. */
export class OrderTablesService {
  constructor(
    private readonly restaurant: RestaurantService,
    private readonly codes: TableCodes,
    private readonly shopUrl: string,
  ) {}

  /** @throws {DomainError} `FORBIDDEN` */
  async all(viewer: Viewer | null): Promise<TableCode[]> {
    requirePermission(viewer, 'EDIT_RESTAURANT');
    const { tables } = await this.restaurant.present();
    return tables.map((table) => {
      const code = this.codes.codeOf(table.id);
      return { table, code, url: `${this.shopUrl}#/table/${code}` };
    });
  }

  /** The table of a code; null if the code is forged or the table is gone. Needs no login. */
  async find(code: string): Promise<RestaurantTable | null> {
    const id = this.codes.read(code);
    const { tables } = await this.restaurant.current();
    return tables.find((table) => table.id === id) ?? null;
  }
}
