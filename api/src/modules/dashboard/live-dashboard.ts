import { isDeepStrictEqual } from 'node:util';
import type { LiveSource } from '../../platform/live-source.js';
import { liveTopic, type LiveTopic } from '../../platform/live-topic.js';
import type { Pubsub } from '../../platform/pubsub.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { DashboardService, Summary } from './dashboard.service.js';

/** Minimum interval between two reads, regardless of the number of messages and subscribers. */
const minIntervalMs = 500;
/** Some changes of the figures send no message. */
const refreshMs = 3000;

const summary = 'summary';

/** A summary whose version rises when a figure changes. */
type LiveSummary = Summary & { readonly version: number };

/** The live summary, with one read for all subscribers. */
export class LiveDashboard {
  private readonly topic: LiveTopic<LiveSummary>;
  private latest: LiveSummary | undefined;
  private rest: NodeJS.Timeout | undefined;
  private isDue = false;

  /** @param topics of messages after which the figures may have changed */
  constructor(
    private readonly dashboard: DashboardService,
    pubsub: Pubsub,
    topics: readonly string[],
  ) {
    this.topic = liveTopic<LiveSummary>({
      pubsub,
      read: async () => [await this.count()],
      versionOf: ({ version }) => version,
      refreshMs,
    });
    for (const topic of topics) pubsub.subscribe(topic, () => this.countSoon());
  }

  /**
   * The current summary, then the newest one after each change.
   * @throws {DomainError} `UNAUTHENTICATED`, `FORBIDDEN`
   */
  watch(viewer: Viewer | null): LiveSource<Summary> {
    requirePermission(viewer, 'VIEW_DASHBOARD');
    return this.topic.followKey(summary, summary);
  }

  private countSoon(): void {
    this.isDue = true;
    if (this.rest) return;
    this.isDue = false;
    this.topic.changed(summary, summary);
    this.rest = setTimeout(() => {
      this.rest = undefined;
      if (this.isDue) this.countSoon();
    }, minIntervalMs).unref();
  }

  private async count(): Promise<LiveSummary> {
    const counted = await this.dashboard.currentSummary();
    const { latest } = this;
    const isSame =
      latest && isDeepStrictEqual({ ...latest, version: 0, asOf: 0 }, { ...counted, version: 0, asOf: 0 });
    const version = (latest?.version ?? 0) + (isSame ? 0 : 1);
    return (this.latest = { ...counted, version });
  }
}
