import type { z } from 'zod';

/** A kind of event: a fact in the past tense. Its payload holds ids only, so that subscribers read what is true now. */
export interface EventType<T = unknown> {
  readonly type: string;
  readonly payload: z.ZodType<T>;
}

export function defineEvent<T>(type: string, payload: z.ZodType<T>): EventType<T> {
  return { type, payload };
}

/** One event of a kind. */
export interface Occurrence<T = unknown> {
  readonly eventId: string;
  readonly payload: T;
}

/** Somebody who acts on events of a kind, in the worker, after the facts were committed. */
export interface Subscriber {
  readonly event: string;
  /** Together with the event's id this names the job; unique among the subscribers of one event. */
  readonly name: string;
  /** How many events it is given at a time, at most. */
  readonly atOnce: number;
  /** May be called more than once for the same event, and for several in any order. */
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
    atOnce: 1,
    handle: async (events) => {
      for (const { payload } of events) await handle(event.payload.parse(payload));
    },
  };
}

/** Of a batch, enough to make what each event costs by itself the most of it, and done within a second. */
const mostAtOnce = 500;

/** For what happens so often that it pays to read and write for many events together. It does all or none of them. */
export function batchSubscriber<T>(
  event: EventType<T>,
  name: string,
  handle: (events: readonly Occurrence<T>[]) => Promise<void>,
): Subscriber {
  return {
    event: event.type,
    name,
    atOnce: mostAtOnce,
    handle: (events) =>
      handle(events.map(({ eventId, payload }) => ({ eventId, payload: event.payload.parse(payload) }))),
  };
}
