import { setTimeout as delay } from 'node:timers/promises';
import { Repeater, SlidingBuffer } from '@repeaterjs/repeater';
import type { Logger } from '../../platform/log.js';
import type { Pubsub } from '../../platform/pubsub.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { DashboardService, Summary } from './dashboard.service.js';

/** Milliseconds between two readings, however much happens and however many admins watch. */
const shortestInterval = 500;
/** Not everything that is counted sends a message: while somebody watches, the counts are also read this often. */
const longestInterval = 3000;

type Listener = (summary: Summary) => void;

/** In an API process: the summary for subscriptions, read once for all who watch. */
export class LiveDashboard {
  private readonly listeners = new Set<Listener>();
  private sweep: NodeJS.Timeout | undefined;
  private busy = false;
  private isWanted = false;
  private firstReading: Promise<Summary> | undefined;

  /** @param topics of messages after which the counts may have changed */
  constructor(
    private readonly dashboard: DashboardService,
    pubsub: Pubsub,
    topics: readonly string[],
    private readonly log: Logger,
  ) {
    for (const topic of topics) pubsub.subscribe(topic, () => this.readSoon());
  }

  /**
   * The summary at once, then each time that a number has changed. A client that is slow gets the newest one only.
   * @throws {DomainError} `UNAUTHENTICATED`, `FORBIDDEN`
   */
  watch(viewer: Viewer | null): AsyncIterableIterator<Summary> {
    requirePermission(viewer, 'VIEW_DASHBOARD');
    return new Repeater<Summary>(async (push, stop) => {
      let sent: Summary | undefined;
      const listener: Listener = (summary) => {
        if (sent && (summary.asOf < sent.asOf || isSame(sent, summary))) return;
        sent = summary;
        void push(summary);
      };
      // Listens before it reads: a change in between is delivered, not lost.
      this.listeners.add(listener);
      this.sweep ??= setInterval(() => this.readSoon(), longestInterval);
      this.readFirst().then(listener, (error: unknown) => this.failed(error));
      await stop;
      this.listeners.delete(listener);
      if (this.listeners.size > 0) return;
      clearInterval(this.sweep);
      this.sweep = undefined;
    }, new SlidingBuffer(1));
  }

  /** Many who begin to watch at once, as after a restart, share one reading. */
  private readFirst(): Promise<Summary> {
    this.firstReading ??= this.dashboard.currentSummary().finally(() => {
      this.firstReading = undefined;
    });
    return this.firstReading;
  }

  private readSoon(): void {
    if (this.listeners.size === 0) return;
    this.isWanted = true;
    if (this.busy) return;
    this.busy = true;
    void this.readWhileWanted();
  }

  private async readWhileWanted(): Promise<void> {
    while (this.isWanted && this.listeners.size > 0) {
      this.isWanted = false;
      const rest = delay(shortestInterval, undefined, { ref: false });
      try {
        const summary = await this.dashboard.currentSummary();
        for (const listener of this.listeners) listener(summary);
      } catch (error) {
        this.failed(error);
      }
      await rest;
    }
    this.busy = false;
  }

  /** The next sweep tries again. */
  private failed(error: unknown): void {
    this.log.warn({ err: error }, 'the summary could not be read');
  }
}

function isSame(one: Summary, other: Summary): boolean {
  return (
    one.totalUsers === other.totalUsers &&
    one.totalOrders === other.totalOrders &&
    one.totalMenuItems === other.totalMenuItems &&
    one.pendingOrders === other.pendingOrders &&
    one.deliveredOrders === other.deliveredOrders
  );
}
