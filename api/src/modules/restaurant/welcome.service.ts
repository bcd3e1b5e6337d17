import type { DataSource } from 'typeorm';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import { demo } from './first-record.js';
import { RestaurantRecord } from './restaurant.entity.js';
import { addWelcomeStep, endWelcome } from './restaurant.queries.js';

/** The steps of the first run, in their order. */
export const welcomeSteps = ['WHO', 'WHEN', 'WHERE_TO', 'MENU', 'PAYMENTS'] as const;
export type WelcomeStep = (typeof welcomeSteps)[number];

export interface Welcome {
  /** Whether an owner should still be led through it. */
  readonly isDue: boolean;
  /** The steps that were saved, not those that were skipped. */
  readonly done: WelcomeStep[];
}

/** How far the owner has come in setting up the shop for the first time. */
export class WelcomeService {
  constructor(private readonly dataSource: DataSource) {}

  async state(viewer: Viewer | null): Promise<Welcome> {
    requirePermission(viewer, 'EDIT_RESTAURANT');
    return welcomeOf(await this.dataSource.manager.findOneByOrFail(RestaurantRecord, { id: 1 }));
  }

  /** Keeps that a step was saved. Idempotent. */
  async finishStep(viewer: Viewer | null, step: WelcomeStep): Promise<Welcome> {
    requirePermission(viewer, 'EDIT_RESTAURANT');
    await addWelcomeStep(this.dataSource.manager, step);
    return this.state(viewer);
  }

  /** The welcome was left at its end, and is offered no more. Idempotent. */
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
  // A shop with a name of its own was set up elsewhere, such as in the settings.
  const isDue = welcomeEndedAt === null && (done.length > 0 || name === demo.name);
  return { isDue, done };
}
