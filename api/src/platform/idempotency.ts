import { createHash } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { DomainError } from './errors.js';
import { newId } from './ids.js';
import { common } from './common.sentences.js';

/** Lifetime of a key. Stripe and Razorpay promise at least 24 hours. */
const keptHours = 72;

interface Attempt {
  /** Purpose and owner: `placeOrder:<user id>`. */
  readonly scope: string;
  /** Undefined if the caller sent none. */
  readonly key: string | undefined;
  /** The parsed input. Another input with the same key is refused. */
  readonly request: unknown;
}

interface Claim extends Attempt {
  readonly key: string;
  /** Id of the record, if this call creates it. */
  readonly resultId: string;
}

/**
 * Creates a record in the caller's transaction: once for all calls with the same key, and at each call without one. A second
 * caller with the key waits until the first has committed or rolled back.
 * @param create gets the record's new id
 * @returns the id of the record that this or an earlier call created
 * @throws {DomainError} `IDEMPOTENCY_CONFLICT` if the key was used for another request
 */
export async function createOnce(
  tx: EntityManager,
  { key, ...attempt }: Attempt,
  create: (id: string) => Promise<unknown>,
  id = newId(),
): Promise<string> {
  const earlier = key && (await claimIdempotencyKey(tx, { ...attempt, key, resultId: id }));
  if (earlier) return earlier;
  await create(id);
  return id;
}

/**
 * Claims an idempotency key in the transaction that creates the record. A second caller with the key waits until the first
 * has committed or rolled back.
 * @returns the id of the record that an earlier call created, or undefined if this call is to create it
 * @throws {DomainError} `IDEMPOTENCY_CONFLICT` if the key was used for another request
 */
export async function claimIdempotencyKey(tx: EntityManager, claim: Claim): Promise<string | undefined> {
  const fingerprint = fingerprintOf(claim.request);
  const [claimed] = await tx.query<unknown[]>(
    `insert into idempotency_keys (scope, key, fingerprint, result_id) values ($1, $2, $3, $4)
     on conflict do nothing returning 1`,
    [claim.scope, claim.key, fingerprint, claim.resultId],
  );
  if (claimed) return undefined;
  const [earlier] = await tx.query<{ fingerprint: string; result_id: string }[]>(
    'select fingerprint, result_id from idempotency_keys where scope = $1 and key = $2',
    [claim.scope, claim.key],
  );
  if (!earlier || ![fingerprint, unsortedFingerprintOf(claim.request)].includes(earlier.fingerprint)) {
    throw idempotencyConflict();
  }
  return earlier.result_id;
}

/**
 * Like {@link claimIdempotencyKey}, without claiming: for a request that cannot create the record although an earlier or
 * parallel one may have.
 */
export async function earlierResult(dataSource: DataSource, claim: Claim): Promise<string | undefined> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    return await claimIdempotencyKey(runner.manager, claim);
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    await runner.release();
  }
}

/**
 * Ignores the order of object keys, which differs between REST, GraphQL and `jsonb` columns.
 * @param request the parsed input
 */
export function fingerprintOf(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request, sortKeys)).digest('hex');
}

/** The fingerprint of version 0.1. Remove it one release later, when no such key is left. */
function unsortedFingerprintOf(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}

/** A replacer for `JSON.stringify`. */
function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

export function idempotencyConflict(): DomainError {
  return new DomainError('IDEMPOTENCY_CONFLICT', common.sentOtherwise);
}

/** Deletes keys that are too old for a retry. */
export async function deleteExpiredIdempotencyKeys(manager: EntityManager): Promise<void> {
  await manager.query(`delete from idempotency_keys where created_at < now() - make_interval(hours => $1)`, [
    keptHours,
  ]);
}
