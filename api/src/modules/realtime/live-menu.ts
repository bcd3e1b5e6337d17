import type { MenuChangeKind } from '../../graphql/generated/resolvers.js';
import type { LiveSource } from '../../platform/live-source.js';
import { liveTopic, type LiveTopic } from '../../platform/live-topic.js';
import type { Pubsub } from '../../platform/pubsub.js';
import type { MenuItem } from '../menu/menu-item.entity.js';
import type { MenuService } from '../menu/menu.service.js';
import { menuMessage, menuTopic } from './realtime.messages.js';

/** One change of the menu; `item` is null when the dish was deleted. */
export interface MenuChange {
  readonly kind: MenuChangeKind;
  readonly id: string;
  readonly item: MenuItem | null;
}

const wholeMenu = 'menu';

/** Live dishes: the newest version after each change, and nothing after the deletion. */
export class LiveMenu {
  private readonly topic: LiveTopic<MenuChange>;

  constructor(menu: MenuService, pubsub: Pubsub) {
    this.topic = liveTopic<MenuChange>({
      pubsub,
      read: async ({ key }) => {
        const item = await menu.find(key);
        const kind = item ? (item.version === 1 ? 'ADDED' : 'UPDATED') : 'DELETED';
        return [{ kind, id: key, item }];
      },
      // The deletion follows every version.
      versionOf: ({ item }) => item?.version ?? Number.POSITIVE_INFINITY,
    });
    pubsub.subscribe(menuTopic, (data) => {
      const { itemId, version } = menuMessage.parse(data);
      this.topic.changed(wholeMenu, itemId, version);
    });
  }

  /** Each change from now on; public. */
  watch(): LiveSource<MenuChange> {
    return this.topic.follow(wholeMenu);
  }

  /** Number of subscriptions in this process. */
  listeners(): number {
    return this.topic.listeners(wholeMenu);
  }
}
