import { CountChange } from './count-change.entity.js';
import { Count } from './count.entity.js';
import { IdempotencyKey } from './idempotency-key.entity.js';
import { Milestone } from './milestone.entity.js';
import { OutboxEvent } from './outbox-event.entity.js';
import { QueuedJob } from './queued-job.entity.js';
import { RateLimit } from './rate-limit.entity.js';

export const platformEntities = [
  Count,
  CountChange,
  IdempotencyKey,
  Milestone,
  OutboxEvent,
  QueuedJob,
  RateLimit,
];
