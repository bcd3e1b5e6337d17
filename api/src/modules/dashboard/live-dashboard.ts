import { isDeepStrictEqual } from 'node:util';
import type { SubscriptionResolvers } from '../../graphql/generated/resolvers.js';
import { asItIs, liveField } from '../../platform/live-source.js';
import { liveTopic } from '../../platform/live-topic.js';
import type { Pubsub } from '../../platform/pubsub.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { DashboardService, Summary } from './dashboard.service.js';

/** Minimum interval between two reads, regardless of the number of messages and subscribers. */
const minIntervalMs = 500;
/** Some changes of the figures send no message. */
const refreshMs = 3000;

const summary = 'summary';

/** A summary whose version rises when a figure changes. */
type LiveSummary = Summary & { readonly version: number };

interface Resolvers {
  Subscription: Required<Pick<SubscriptionResolvers, 'dashboardUpdated'>>;
}

/**
 * The current summary, then the newest one after each change, with one read for all subscribers.
 * @param topics of messages after which the figures may have changed
 */
export function liveDashboard(
  dashboard: DashboardService,
  pubsub: Pubsub,
  topics: readonly string[],
): { resolvers: Resolvers } {
  let latest: LiveSummary | undefined;
  let rest: NodeJS.Timeout | undefined;
  let isDue = false;

  const count = async (): Promise<LiveSummary> => {
    const counted = await dashboard.currentSummary();
    const isSame =
      latest && isDeepStrictEqual({ ...latest, version: 0, asOf: 0 }, { ...counted, version: 0, asOf: 0 });
    const version = (latest?.version ?? 0) + (isSame ? 0 : 1);
    return (latest = { ...counted, version });
  };
  const topic = liveTopic<LiveSummary>({
    pubsub,
    read: async () => [await count()],
    versionOf: ({ version }) => version,
    refreshMs,
  });
  const countSoon = () => {
    isDue = true;
    if (rest) return;
    isDue = false;
    topic.changed(summary, summary);
    rest = setTimeout(() => {
      rest = undefined;
      if (isDue) countSoon();
    }, minIntervalMs).unref();
  };
  for (const each of topics) pubsub.subscribe(each, countSoon);

  const resolvers: Resolvers = {
    Subscription: {
      dashboardUpdated: liveField((_root, _args, { viewer }) => {
        requirePermission(viewer, 'VIEW_DASHBOARD');
        return topic.followKey(summary, summary);
      }, asItIs),
    },
  };
  return { resolvers };
}
