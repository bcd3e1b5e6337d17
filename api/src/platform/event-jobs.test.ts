import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { eventsOf, jobsOf, onBehalfOfRequest, requestIdOfJob, splitJob } from './event-jobs.js';
import { batchSubscriber, subscriber } from './events.js';
import { newId } from './ids.js';

const cooked = { type: 'dish.cooked', payload: z.object({ dish: z.string() }) };
const served = { type: 'dish.served', payload: z.object({ dish: z.string() }) };
const nothing = () => Promise.resolve();
const one = subscriber(cooked, 'one', nothing);
const many = batchSubscriber(cooked, 'many', nothing);

const happened = (type: string, count: number, extra: object = {}) =>
  Array.from({ length: count }, (_, n) => ({
    id: newId(),
    type,
    payload: { dish: `${type} ${n}`, ...extra },
    request_id: `request-${n}`,
  }));

describe('jobsOf', () => {
  it('makes one job per event for a subscriber that takes one at a time', () => {
    const events = happened(cooked.type, 3);
    const jobs = jobsOf(events, [one]);
    expect(jobs.map(({ id }) => id)).toEqual(events.map(({ id }) => `${id}-one`));
    expect(jobs.map((job) => requestIdOfJob({ data: job.payload }))).toEqual([
      'request-0',
      'request-1',
      'request-2',
    ]);
  });

  it('makes jobs of several events, up to the limit of a batch subscriber', () => {
    const events = [...happened(cooked.type, 1020), ...happened(served.type, 5)];
    const jobs = jobsOf(events, [many]);
    const sizes = jobs.map(({ id, name, payload }) => eventsOf({ id, name, data: payload }).length);
    expect(sizes).toEqual([500, 500, 20]);
    const all = jobs.flatMap(({ id, name, payload }) => eventsOf({ id, name, data: payload }));
    expect(all.map(({ eventId }) => eventId)).toEqual(events.slice(0, 1020).map(({ id }) => id));
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(3);
  });

  it('gives batches ids that stay distinct when they are split', () => {
    const events = happened(cooked.type, 2);
    const [batch] = jobsOf(events, [many]);
    const job = { id: batch?.id, name: batch?.name ?? '', data: batch?.payload };
    const single = splitJob(job);
    // The same jobs as if each event had been alone in the first place.
    expect(single).toEqual(events.flatMap((event) => jobsOf([event], [many])));
    expect(single.map(({ id }) => id)).not.toContain(batch?.id);
  });

  it('makes a job of its own for each traced event', () => {
    const traced = happened(cooked.type, 2, {
      _traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    });
    expect(jobsOf([...traced, ...happened(cooked.type, 2)], [many])).toHaveLength(3);
  });

  it('names the single event of a batch of one', () => {
    const [event] = happened(cooked.type, 1);
    const [job] = jobsOf(event ? [event] : [], [many]);
    expect(eventsOf({ id: job?.id, name: '', data: job?.payload })).toEqual([
      { eventId: event?.id, payload: onBehalfOfRequest(event?.payload, 'request-0') },
    ]);
  });
});
