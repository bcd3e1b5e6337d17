import type { Allergen, DishMark } from '../../../gql/graphql';
import { timeLimit } from '../../../shared/lib/abort';
import { isRecord } from '../../../shared/lib/is-record';
import { randomUuid } from '../../../shared/lib/uuid';
import { headersOf } from '../../../domain/session/headers';
import { readToken } from '../../../domain/session/token';

/** A changed dish, or a new one without an id. What is left out stays as it is. */
export interface DishRowInput {
  readonly id?: string;
  readonly version?: number;
  readonly name?: string;
  /** Rupees. */
  readonly price?: number;
  readonly description?: string;
  readonly category?: string;
  readonly hindiName?: string;
  readonly hindiDescription?: string;
  readonly mark?: DishMark | null;
  readonly spiciness?: number;
  readonly isJain?: boolean;
  readonly isNew?: boolean;
  readonly isPackaged?: boolean;
  readonly serves?: number | null;
  readonly allergens?: readonly Allergen[];
  /** `07:00`; both are null without hours of its own. */
  readonly servedFrom?: string | null;
  readonly servedUntil?: string | null;
  /** Ids of the option groups, in their order. */
  readonly optionGroups?: readonly string[];
  /** Rupees. */
  readonly packing?: number;
  /** Id of the class; null for the restaurant's service. */
  readonly taxClass?: string | null;
}

/** The server refuses the dishes. None of them is saved, and sending them again would not help. */
export class RefusedDishesError extends Error {
  constructor(
    message: string,
    /** The server's reasons by the index of the dish. */
    readonly reasons: ReadonlyMap<number, string>,
  ) {
    super(message);
  }
}

/** Milliseconds. 5,000 dishes take the server some seconds. */
const timeout = 60_000;

/**
 * Saves many dishes, all or nothing.
 * @throws {RefusedDishesError}
 */
export async function saveDishes(dishes: readonly DishRowInput[], key = randomUuid()): Promise<void> {
  const response = await fetch('/api/admin/menu', {
    method: 'PUT',
    body: JSON.stringify({ dishes }),
    headers: {
      ...headersOf(readToken()),
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
    },
    signal: timeLimit(timeout),
  });
  if (response.ok) return;
  const answer: unknown = await response.json();
  const { message, errors } = isRecord(answer) ? answer : {};
  if (response.status >= 500 || typeof message !== 'string')
    throw new Error(`saving the dishes was answered with ${response.status}`);
  throw new RefusedDishesError(message, reasonsOf(errors));
}

function reasonsOf(errors: unknown): ReadonlyMap<number, string> {
  const reasons = new Map<number, string>();
  for (const error of Array.isArray(errors) ? (errors as unknown[]) : []) {
    if (!isRecord(error)) continue;
    const { field, message } = error;
    const index = typeof field === 'string' ? /^dishes\.(\d+)/.exec(field)?.[1] : undefined;
    if (index !== undefined && typeof message === 'string') reasons.set(Number(index), message);
  }
  return reasons;
}
