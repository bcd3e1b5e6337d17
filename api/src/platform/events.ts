import type { z } from 'zod';

/** A kind of event: a fact in the past tense. Its payload holds only ids, so that subscribers read the current data. */
export interface EventType<T = unknown> {
  readonly type: string;
  readonly payload: z.ZodType<T>;
}

const definedTypes = new Set<string>();

export function defineEvent<T>(type: string, payload: z.ZodType<T>): EventType<T> {
  definedTypes.add(type);
  return { type, payload };
}

export interface Occurrence<T = unknown> {
  readonly eventId: string;
  readonly payload: T;
}

/** Handles events of a kind in the worker, after their commit. */
export interface Subscriber {
  readonly event: string;
  /** Part of the job's id, with the event's id; unique among the subscribers of one event. */
  readonly name: string;
  /** Maximum number of events per call. */
  readonly maxBatchSize: number;
  /** May be called more than once for an event, and in any order. */
  readonly handle: (events: readonly Occurrence[]) => Promise<void>;
}

export function subscriber<T>(
  event: EventType<T>,
  name: string,
  handle: (payload: T) => Promise<void>,
): Subscriber {
  return {
    event: event.type,
    name,
    maxBatchSize: 1,
    handle: async (events) => {
      for (const { payload } of events) await handle(event.payload.parse(payload));
    },
  };
}

/** Large enough to spread the fixed cost of a job, small enough to finish within a second. */
const batchLimit = 500;

/** For frequent events, whose handler reads and writes for many together, all or nothing. */
export function batchSubscriber<T>(
  event: EventType<T>,
  name: string,
  handle: (events: readonly Occurrence<T>[]) => Promise<void>,
): Subscriber {
  return {
    event: event.type,
    name,
    maxBatchSize: batchLimit,
    handle: (events) =>
      handle(events.map(({ eventId, payload }) => ({ eventId, payload: event.payload.parse(payload) }))),
  };
}

/** @throws if an event of this process has no subscriber */
export function requireSubscribers(subscribers: readonly Subscriber[]): void {
  const handled = new Set(subscribers.map(({ event }) => event));
  const missing = [...definedTypes].filter((type) => !handled.has(type));
  if (missing.length > 0) throw new Error(`No subscriber handles the event ${missing.join(', ')}`);
}
