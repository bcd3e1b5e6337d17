import type { DataSource } from 'typeorm';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import { demo } from './demo-restaurant.js';
import { RestaurantRecord } from './restaurant.entity.js';
import { addWelcomeStep, endWelcome } from './restaurant.queries.js';

/** The steps of the first run, in order. */
export const welcomeSteps = ['WHO', 'WHEN', 'WHERE_TO', 'WAYS', 'MENU', 'PAYMENTS'] as const;
export type WelcomeStep = (typeof welcomeSteps)[number];

export interface Welcome {
  /** Whether the welcome should still be offered. */
  readonly isDue: boolean;
  /** The saved steps, without skipped ones. */
  readonly done: WelcomeStep[];
}

/** The owner's progress in the first run. */
export class WelcomeService {
  constructor(private readonly dataSource: DataSource) {}

  async state(viewer: Viewer | null): Promise<Welcome> {
    requirePermission(viewer, 'EDIT_RESTAURANT');
    return welcomeOf(await this.dataSource.manager.findOneByOrFail(RestaurantRecord, { id: 1 }));
  }

  /** Marks a step as saved. Idempotent. */
  async finishStep(viewer: Viewer | null, step: WelcomeStep): Promise<Welcome> {
    requirePermission(viewer, 'EDIT_RESTAURANT');
    await addWelcomeStep(this.dataSource.manager, step);
    return this.state(viewer);
  }

  /** Ends the welcome, which is not offered again. Idempotent. */
  async end(viewer: Viewer | null): Promise<Welcome> {
    requirePermission(viewer, 'EDIT_RESTAURANT');
    await endWelcome(this.dataSource.manager);
    return this.state(viewer);
  }
}

export function welcomeOf({
  name,
  welcomeDone,
  welcomeEndedAt,
}: Pick<RestaurantRecord, 'name' | 'welcomeDone' | 'welcomeEndedAt'>): Welcome {
  const done = welcomeSteps.filter((step) => welcomeDone.includes(step));
  // A shop with another name was set up in the settings or by command.
  const isDue = welcomeEndedAt === null && (done.length > 0 || name === demo.name);
  return { isDue, done };
}
