import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto';
import { derivedKey } from '../../platform/secrets.js';
import type { RestaurantTable } from './restaurant-table.entity.js';

const macLength = 22;

type CodedTable = Pick<RestaurantTable, 'id' | 'codeNumber'>;

/** Codes of tables: what is printed on them proves that the customer has seen the table. */
export class TableCodes {
  private readonly key: KeyObject;

  constructor(jwtSecret: string) {
    this.key = derivedKey(jwtSecret, 'table-codes');
  }

  codeOf(table: CodedTable): string {
    return table.id + this.macOf(table);
  }

  /** Which of these tables has the code. Undefined for a forged code, one that was replaced, or that of a table that is gone. */
  find<T extends CodedTable>(tables: readonly T[], code: string): T | undefined {
    const tableId = code.slice(0, -macLength);
    const table = tables.find(({ id }) => id === tableId);
    if (!table) return undefined;
    const given = Buffer.from(code.slice(-macLength));
    const right = Buffer.from(this.macOf(table));
    return given.length === right.length && timingSafeEqual(given, right) ? table : undefined;
  }

  /** 128 bits. The first code of a table has no number, as it was printed before codes could be replaced. */
  private macOf({ id, codeNumber }: CodedTable): string {
    const signed = codeNumber === 0 ? id : `${id} ${codeNumber}`;
    return createHmac('sha256', this.key).update(signed).digest('base64url').slice(0, macLength);
  }
}
