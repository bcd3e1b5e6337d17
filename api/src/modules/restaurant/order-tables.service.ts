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
    private readonly shopUrl: () => string,
  ) {}

  /** @throws {DomainError} `FORBIDDEN` */
  async all(viewer: Viewer | null): Promise<TableCode[]> {
    requirePermission(viewer, 'EDIT_RESTAURANT');
    return this.withCodes((await this.restaurant.verified()).tables);
  }

  /**
   * Gives tables new codes. Those before are worth nothing from then on.
   * @returns all tables
   * @throws {DomainError} `FORBIDDEN`; `NOT_FOUND` if a table is gone
   */
  async renewCodes(viewer: Viewer | null, tableIds: readonly string[]): Promise<TableCode[]> {
    return this.withCodes((await this.restaurant.renewTableCodes(viewer, tableIds)).tables);
  }

  /** The table of a code; null if the code is forged or was replaced, or the table is gone. Needs no login. */
  async find(code: string): Promise<RestaurantTable | null> {
    const { tables } = await this.restaurant.latest();
    return this.codes.find(tables, code) ?? null;
  }

  private withCodes(tables: readonly RestaurantTable[]): TableCode[] {
    return tables.map((table) => {
      const code = this.codes.codeOf(table);
      return { table, code, url: `${this.shopUrl()}#/table/${code}` };
    });
  }
}
