import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto';
import { idPattern } from '../../platform/ids.js';
import { derivedKey } from '../../platform/secrets.js';

const macLength = 22;

/** Codes of tables: what is printed on them proves that the customer has seen the table. */
export class TableCodes {
  private readonly key: KeyObject;

  constructor(jwtSecret: string) {
    this.key = derivedKey(jwtSecret, 'table-codes');
  }

  codeOf(tableId: string): string {
    return tableId + this.macOf(tableId);
  }

  /** The id of the table; undefined for a forged code. The table may be gone. */
  read(code: string): string | undefined {
    const tableId = code.slice(0, -macLength);
    if (!idPattern.test(tableId)) return undefined;
    const given = Buffer.from(code.slice(-macLength));
    const right = Buffer.from(this.macOf(tableId));
    return given.length === right.length && timingSafeEqual(given, right) ? tableId : undefined;
  }

  /** 128 bits. */
  private macOf(tableId: string): string {
    return createHmac('sha256', this.key).update(tableId).digest('base64url').slice(0, macLength);
  }
}
