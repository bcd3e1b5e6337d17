import type { SubscriptionResolvers } from '../../graphql/generated/resolvers.js';
import { liveField } from '../../platform/live-source.js';
import { liveTopic } from '../../platform/live-topic.js';
import type { Pubsub } from '../../platform/pubsub.js';
import type { PortionsService } from '../menu/portions.service.js';
import { portionsTopic } from './realtime.messages.js';

interface AllPortions {
  /** Rises with every read of this process; reads follow one another. */
  readonly version: number;
  readonly portions: readonly { readonly dishId: string; readonly left: number }[];
}

interface Resolvers {
  Subscription: Required<Pick<SubscriptionResolvers, 'portionsChanged'>>;
}

const allDishes = 'portions';

/** Live portions of all counted dishes: the present ones first, then after each change. */
export function livePortions(portions: PortionsService, pubsub: Pubsub): { resolvers: Resolvers } {
  let reads = 0;
  const topic = liveTopic<AllPortions>({
    pubsub,
    read: async () => {
      reads += 1;
      return [{ version: reads, portions: await portions.all() }];
    },
    versionOf: ({ version }) => version,
  });
  pubsub.subscribe(portionsTopic, () => topic.changed(allDishes, allDishes));

  const resolvers: Resolvers = {
    Subscription: {
      portionsChanged: liveField(
        () => topic.followKey(allDishes, allDishes),
        (all) => [...all.portions],
      ),
    },
  };
  return { resolvers };
}
