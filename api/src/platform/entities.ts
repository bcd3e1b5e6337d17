import { Connection } from './connection.entity.js';
import { IdempotencyKey } from './idempotency-key.entity.js';
import { MeasureChange } from './measure-change.entity.js';
import { Measure } from './measure.entity.js';
import { Milestone } from './milestone.entity.js';
import { OutboxEvent } from './outbox-event.entity.js';
import { QueuedJob } from './queued-job.entity.js';
import { RateLimit } from './rate-limit.entity.js';

export const platformEntities = [
  Connection,
  IdempotencyKey,
  Measure,
  MeasureChange,
  Milestone,
  OutboxEvent,
  QueuedJob,
  RateLimit,
];
