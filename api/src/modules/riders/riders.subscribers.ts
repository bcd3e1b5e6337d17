import { subscriber, type Subscriber } from '../../platform/events.js';
import { roleChanged } from '../auth/auth.events.js';
import type { RidersService } from './riders.service.js';

/** Runs in the worker. */
export function ridersSubscribers(riders: RidersService): Subscriber[] {
  return [subscriber(roleChanged, 'release orders', ({ userId }) => riders.release(userId))];
}
