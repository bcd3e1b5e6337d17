import type { z } from 'zod';

/** A kind of event: a fact in the past tense. Its payload holds ids only, so that subscribers read what is true now. */
export interface EventType<T = unknown> {
  readonly type: string;
  readonly payload: z.ZodType<T>;
}

export function defineEvent<T>(type: string, payload: z.ZodType<T>): EventType<T> {
  return { type, payload };
}

/** Somebody who acts on an event, in the worker, after the fact was committed. */
export interface Subscriber {
  readonly event: string;
  /** Together with the event's id this names the job; unique among the subscribers of one event. */
  readonly name: string;
  /** May be called more than once for the same event. */
  readonly handle: (payload: unknown, eventId: string) => Promise<void>;
}

export function subscriber<T>(
  event: EventType<T>,
  name: string,
  handle: (payload: T, eventId: string) => Promise<void>,
): Subscriber {
  return {
    event: event.type,
    name,
    handle: (payload, eventId) => handle(event.payload.parse(payload), eventId),
  };
}
