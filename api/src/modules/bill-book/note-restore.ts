import type { EntityManager } from 'typeorm';
import {
  appendEntry,
  hasBook,
  lockHead,
  selectHead,
  selectSeries,
  selectTaxedPrefix,
  setPrefix,
  type Head,
} from './bill-book.queries.js';
import { dayOfFinancialYear } from './bill-number.js';
import type { BillSeries } from './bill-series.entity.js';
import { canonicalJson } from './ledger-hash.js';

/** @returns the end of the book of a database that is about to be replaced; undefined if it has no entries */
export async function replacedHead(manager: EntityManager): Promise<Head | undefined> {
  if (!(await hasBook(manager))) return undefined;
  const head = await selectHead(manager);
  return head.sequence > 0 ? head : undefined;
}

/**
 * One that the financial year has not had, as far as the book knows: the first character and the day of the year, `C6P`, so
 * that two restores of the same backup begin different series.
 */
function freshPrefix(before: string, now: Date, series: readonly BillSeries[]): string {
  const used = new Set(series.map((each) => each.series.split('/')[0]));
  for (let day = dayOfFinancialYear(now); ; day += 1) {
    const prefix = before.slice(0, 1) + day.toString(36).padStart(2, '0').toUpperCase();
    if (!used.has(prefix)) return prefix;
  }
}

/**
 * Writes into the bill book that it was restored from a backup, and begins new series: the numbers that were given after the
 * backup are not known any more, and must not be given again.
 * @param backupAt when the backup was made, in ISO 8601
 * @param replaced the end of the book that it replaces
 * @returns the new prefix of numbers; undefined if the restaurant gives none
 */
export async function noteRestore(
  tx: EntityManager,
  backupAt: string,
  replaced: Head | undefined,
): Promise<string | undefined> {
  const head = await lockHead(tx);
  const now = new Date();
  const before = await selectTaxedPrefix(tx);
  if (before === undefined && head.sequence === 0 && !replaced) return undefined;
  const prefix = before === undefined ? undefined : freshPrefix(before, now, await selectSeries(tx));
  if (prefix !== undefined) await setPrefix(tx, prefix);
  const document = {
    v: 1,
    backupAt,
    prefix: { before, after: prefix },
    replaced: replaced && { entries: replaced.sequence, head: replaced.hash },
  };
  const entry = { kind: 'RESTORE', document: canonicalJson(document), at: now } as const;
  await appendEntry(tx, { ...entry, orderId: null, number: null }, head);
  return prefix;
}
