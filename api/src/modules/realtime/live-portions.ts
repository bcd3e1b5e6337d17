import type { LiveSource } from '../../platform/live-source.js';
import { liveTopic, type LiveTopic } from '../../platform/live-topic.js';
import type { Pubsub } from '../../platform/pubsub.js';
import type { PortionsService } from '../menu/portions.service.js';
import { portionsTopic } from './realtime.messages.js';

export interface AllPortions {
  /** Rises with every read of this process; reads follow one another. */
  readonly version: number;
  readonly portions: readonly { readonly dishId: string; readonly left: number }[];
}

const allDishes = 'portions';

/** Live portions of all counted dishes: the present ones first, then after each change. */
export class LivePortions {
  private readonly topic: LiveTopic<AllPortions>;
  private reads = 0;

  constructor(portions: Pick<PortionsService, 'all'>, pubsub: Pubsub) {
    this.topic = liveTopic<AllPortions>({
      pubsub,
      read: async () => {
        this.reads += 1;
        return [{ version: this.reads, portions: await portions.all() }];
      },
      versionOf: ({ version }) => version,
    });
    pubsub.subscribe(portionsTopic, () => this.topic.changed(allDishes, allDishes));
  }

  watch(): LiveSource<AllPortions> {
    return this.topic.followKey(allDishes, allDishes);
  }

  /** Number of subscriptions in this process. */
  listeners(): number {
    return this.topic.listeners(allDishes);
  }
}
