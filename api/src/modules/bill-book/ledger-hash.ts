import { createHash } from 'node:crypto';
import type { LedgerEntry } from './ledger-entry.entity.js';

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [Key: string]: Json };

/**
 * JSON that is the same for equal values: keys sorted, no spaces, integers alone.
 * @throws {Error} for a number that is no safe integer
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(value as Json));
}

function sorted(value: Json): Json {
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    throw new Error(`${value} is no safe integer`);
  if (value === null || typeof value !== 'object') return value;
  if (isList(value)) return value.map(sorted);
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]));
}

const isList = (value: object): value is readonly Json[] => Array.isArray(value);

/** An entry before it has its hash; the time as text with microseconds, as PostgreSQL stores it. */
export interface Hashed extends Pick<
  LedgerEntry,
  'sequence' | 'kind' | 'document' | 'previousHash' | 'orderId' | 'number'
> {
  /** `2026-11-30T16:56:58.000000Z`. */
  readonly createdAt: string;
}

/** What was typed as a hash, in groups as mails show it: without the spaces between them. */
export const ungrouped = (typed: string): string => typed.replaceAll(/\s/g, '').toLowerCase();

export const hashPattern = /^[\da-f]{64}$/;

/** A time of milliseconds as {@link Hashed} has it. */
export const instantOf = (at: Date): string => at.toISOString().replace('Z', '000Z');

/** SHA-256 of everything in an entry. Length before each part, so that no two entries have the same text. */
export function hashOf({
  sequence,
  kind,
  createdAt,
  orderId,
  number,
  document,
  previousHash,
}: Hashed): string {
  const parts = [String(sequence), kind, createdAt, orderId ?? '', number ?? '', document, previousHash];
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:${part}\n`);
  return hash.digest('hex');
}
