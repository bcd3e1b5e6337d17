import type { SubscriptionResolvers } from '../../graphql/generated/resolvers.js';
import { liveField } from '../../platform/live-source.js';
import { liveTopic } from '../../platform/live-topic.js';
import type { Pubsub } from '../../platform/pubsub.js';
import { requirePermission } from '../auth/auth.policy.js';
import { printingMessage, printingTopic } from './printing.messages.js';

interface Resolvers {
  Subscription: Required<Pick<SubscriptionResolvers, 'printingChanged'>>;
}

interface PrinterNews {
  readonly printerId: string;
  readonly version: number;
}

const anyPrinter = 'any';

/** Announces printers whose jobs, settings or state have changed. */
export function livePrinting(pubsub: Pubsub): { resolvers: Resolvers } {
  let changes = 0;
  const topic = liveTopic<PrinterNews>({
    pubsub,
    read: ({ key, upTo }) => Promise.resolve([{ printerId: key, version: upTo }]),
    versionOf: ({ version }) => version,
  });
  pubsub.subscribe(printingTopic, (data) => {
    const { printerId } = printingMessage.parse(data);
    // Only the id is sent, so every message can count as a new version.
    changes += 1;
    topic.changed(anyPrinter, printerId, changes);
  });
  return {
    resolvers: {
      Subscription: {
        printingChanged: liveField(
          (_root, _args, { viewer }) => {
            requirePermission(viewer, 'VIEW_ORDERS');
            return topic.follow(anyPrinter);
          },
          ({ printerId }) => printerId,
        ),
      },
    },
  };
}
