import type { MenuChangeKind } from '../../graphql/generated/resolvers.js';
import type { LiveSource } from '../../platform/live-source.js';
import { liveTopic, type LiveTopic } from '../../platform/live-topic.js';
import type { Pubsub } from '../../platform/pubsub.js';
import type { Category } from '../menu/category.entity.js';
import type { MenuItem } from '../menu/menu-item.entity.js';
import type { MenuService } from '../menu/menu.service.js';
import { menuMessage, menuTopic } from './realtime.messages.js';

/** One change of a dish, a category or the menu's order. What was deleted is null. */
export interface MenuChange {
  readonly kind: MenuChangeKind;
  readonly id: string;
  readonly item: MenuItem | null;
  readonly category: Category | null;
  /** Rises with each change of the same id. */
  readonly version: number;
}

const wholeMenu = 'menu';

/** Keys of the topic: `category:` and an id, `order`, or the id of a dish. */
const orderKey = 'order';
const categoryKey = /^category:(.*)$/;

/** The id of changes of the order. */
const orderId = '0'.repeat(24);

/** Live dishes and categories: the newest version after each change, and nothing after the deletion. */
export class LiveMenu {
  private readonly topic: LiveTopic<MenuChange>;

  constructor(menu: MenuService, pubsub: Pubsub) {
    this.topic = liveTopic<MenuChange>({
      pubsub,
      read: async ({ key }) => {
        if (key === orderKey) {
          return [
            { kind: 'UPDATED', id: orderId, item: null, category: null, version: await menu.version() },
          ];
        }
        const categoryId = categoryKey.exec(key)?.[1];
        const category = categoryId === undefined ? null : await menu.findCategory(categoryId);
        const item = categoryId === undefined ? await menu.find(key) : null;
        return [{ ...kindOf(category ?? item), id: categoryId ?? key, item, category }];
      },
      versionOf: ({ version }) => version,
    });
    pubsub.subscribe(menuTopic, (data) => {
      const message = menuMessage.parse(data);
      if ('isReordered' in message) this.topic.changed(wholeMenu, orderKey);
      else if ('categoryId' in message)
        this.topic.changed(wholeMenu, `category:${message.categoryId}`, message.version);
      else this.topic.changed(wholeMenu, message.itemId, message.version);
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

function kindOf(present: { readonly version: number } | null): Pick<MenuChange, 'kind' | 'version'> {
  // The deletion follows every version.
  if (!present) return { kind: 'DELETED', version: Number.POSITIVE_INFINITY };
  return { kind: present.version === 1 ? 'ADDED' : 'UPDATED', version: present.version };
}
