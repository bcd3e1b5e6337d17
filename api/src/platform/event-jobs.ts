import type { Occurrence, Subscriber } from './events.js';
import { carriedTrace } from './tracing.js';

/** A job to be queued. */
export interface NewJob {
  /** The queue ignores an id that it already knows. */
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
}

/** An event as stored in the outbox. */
export interface CommittedEvent {
  readonly id: string;
  readonly type: string;
  readonly payload: unknown;
  readonly request_id: string | null;
}

/** A job about one event or a batch of them. */
export interface EventJob {
  readonly id?: string | undefined;
  readonly name: string;
  readonly data: unknown;
}

/**
 * Field of a job's data that holds the request id. It stands beside the payload's fields, so that workers of other versions
 * still understand the payload.
 */
const requestIdField = '_requestId';

/** The payload with the id of the request that caused it, if any. */
export function onBehalfOfRequest(payload: unknown, requestId: string | null): unknown {
  return requestId ? { ...(payload as object), [requestIdField]: requestId } : payload;
}

/** The request that caused the single event of a job. */
export function requestIdOfJob({ data }: Pick<EventJob, 'data'>): string | undefined {
  const id = (data as Record<string, unknown> | null)?.[requestIdField];
  return typeof id === 'string' ? id : undefined;
}

export const jobName = ({ event, name }: Pick<Subscriber, 'event' | 'name'>) => `${event}/${name}`;

/** One job per subscriber and event, or per batch of events for a subscriber that takes several. */
export function jobsOf(events: readonly CommittedEvent[], subscribers: readonly Subscriber[]): NewJob[] {
  const byType = new Map<string, CommittedEvent[]>();
  for (const event of events) {
    const same = byType.get(event.type);
    if (same) same.push(event);
    else byType.set(event.type, [event]);
  }
  return subscribers.flatMap((subscriber) => {
    const all = byType.get(subscriber.event) ?? [];
    // A traced event keeps its own job, which continues its trace.
    const isAlone = ({ payload }: CommittedEvent) =>
      subscriber.maxBatchSize === 1 || carriedTrace(payload) !== undefined;
    const jobs = all.filter(isAlone).map((event) => jobOf([event], subscriber));
    const together = all.filter((event) => !isAlone(event));
    for (let from = 0; from < together.length; from += subscriber.maxBatchSize) {
      jobs.push(jobOf(together.slice(from, from + subscriber.maxBatchSize), subscriber));
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

/** The job id is `<event>-<subscriber>` or, for a batch, `<first event>.<last event>-<subscriber>`. */
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

/** Splits a batch into one job per event. */
export function splitJob(job: EventJob): NewJob[] {
  const subscriber = job.name.slice(job.name.indexOf('/') + 1);
  return eventsOf(job).map((event) => jobOfOccurrences([event], job.name, subscriber));
}
