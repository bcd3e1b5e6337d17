import type { Occurrence, Subscriber } from './events.js';
import { carriedTrace } from './tracing.js';

/** What a queue is given to do. */
export interface NewJob {
  /** A job with an id that the queue knows already is ignored. */
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
}

/** An event as the outbox holds it. */
export interface CommittedEvent {
  readonly id: string;
  readonly type: string;
  readonly payload: unknown;
  readonly request_id: string | null;
}

/** What a job tells of the events that it is about. */
export interface EventJob {
  readonly id?: string | undefined;
  readonly name: string;
  readonly data: unknown;
}

/**
 * Where a job's data holds the request's id: beside the payload's own fields, so that a worker of an older or newer
 * version understands the payload all the same.
 */
const requestIdField = '_requestId';

/** A payload that names the request that set it off, if one did. */
export function onBehalfOfRequest(payload: unknown, requestId: string | null): unknown {
  return requestId ? { ...(payload as object), [requestIdField]: requestId } : payload;
}

/** The request that set off the one event of a job. */
export function requestIdOf({ data }: Pick<EventJob, 'data'>): string | undefined {
  const id = (data as Record<string, unknown> | null)?.[requestIdField];
  return typeof id === 'string' ? id : undefined;
}

/** Which subscriber a job is for. */
export const jobName = ({ event, name }: Pick<Subscriber, 'event' | 'name'>) => `${event}/${name}`;

/** One job for each subscriber and event, or for as many events as the subscriber is given at a time. */
export function jobsOf(events: readonly CommittedEvent[], subscribers: readonly Subscriber[]): NewJob[] {
  const byType = new Map<string, CommittedEvent[]>();
  for (const event of events) {
    const same = byType.get(event.type);
    if (same) same.push(event);
    else byType.set(event.type, [event]);
  }
  return subscribers.flatMap((subscriber) => {
    const all = byType.get(subscriber.event) ?? [];
    // Each job about a request that is traced is a part of that one's trace.
    const isAlone = ({ payload }: CommittedEvent) =>
      subscriber.atOnce === 1 || carriedTrace(payload) !== undefined;
    const jobs = all.filter(isAlone).map((event) => jobOf([event], subscriber));
    const together = all.filter((event) => !isAlone(event));
    for (let from = 0; from < together.length; from += subscriber.atOnce) {
      jobs.push(jobOf(together.slice(from, from + subscriber.atOnce), subscriber));
    }
    return jobs;
  });
}

function jobOf(events: readonly CommittedEvent[], { event, name }: Subscriber): NewJob {
  return jobOfOccurrences(
    events.map(({ id, payload, request_id }) => ({
      eventId: id,
      payload: onBehalfOfRequest(payload, request_id),
    })),
    jobName({ event, name }),
    name,
  );
}

/** A job's id is its event's id, a dash and the subscriber's name; of several events, the first one's, a dot and the last one's. */
function jobOfOccurrences(events: readonly Occurrence[], name: string, subscriber: string): NewJob {
  const [first, last] = [events[0], events.at(-1)];
  if (!first || !last) throw new Error('A job is about an event');
  return first === last
    ? { id: `${first.eventId}-${subscriber}`, name, payload: first.payload }
    : { id: `${first.eventId}.${last.eventId}-${subscriber}`, name, payload: { events } };
}

export function eventsOf({ id = '', data }: EventJob): readonly Occurrence[] {
  const eventId = id.slice(0, id.indexOf('-'));
  return eventId.includes('.')
    ? (data as { readonly events: readonly Occurrence[] }).events
    : [{ eventId, payload: data }];
}

/** A job for each event of one that is about several. */
export function takenApart(job: EventJob): NewJob[] {
  const subscriber = job.name.slice(job.name.indexOf('/') + 1);
  return eventsOf(job).map((event) => jobOfOccurrences([event], job.name, subscriber));
}
