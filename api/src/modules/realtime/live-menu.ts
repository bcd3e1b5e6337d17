import type { MenuChangeKind, SubscriptionResolvers } from '../../graphql/generated/resolvers.js';
import { asItIs, liveField } from '../../platform/live-source.js';
import { liveTopic } from '../../platform/live-topic.js';
import type { Pubsub } from '../../platform/pubsub.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Category } from '../menu/category.entity.js';
import type { MenuItem } from '../menu/menu-item.entity.js';
import type { MenuService } from '../menu/menu.service.js';
import type { VersionedGroup } from '../menu/menu.queries.js';
import { menuMessage, menuTopic, wholeMenuId } from './realtime.messages.js';

/**
 * One change of the menu: of a dish, an option group or a category. All are null after a deletion, and if so much has
 * changed, or the order, that the whole menu is to be read again.
 */
interface MenuChange {
  readonly kind: MenuChangeKind;
  readonly id: string;
  readonly item: MenuItem | null;
  readonly group: VersionedGroup | null;
  readonly category: Category | null;
  readonly version: number;
  /** Whether it is a hidden category or in one. */
  readonly isHidden: boolean;
}

interface Resolvers {
  Subscription: Required<Pick<SubscriptionResolvers, 'menuChanged' | 'fullMenuChanged'>>;
}

const wholeMenu = 'menu';

const readAgain = {
  kind: 'UPDATED',
  id: wholeMenuId,
  item: null,
  group: null,
  category: null,
  isHidden: false,
} as const;

/**
 * What visitors learn of a change: a dish in a hidden category is gone, and so is the hidden category with all of its
 * dishes, for which they read the menu again.
 */
function toVisitors(change: MenuChange): Omit<MenuChange, 'version'> {
  if (!change.isHidden) return change;
  return change.category ? readAgain : { ...change, kind: 'DELETED', item: null };
}

/** Live dishes, option groups and categories: the newest version after each change, and nothing after the deletion. */
export function liveMenu(menu: MenuService, pubsub: Pubsub) {
  const topic = liveTopic<MenuChange>({
    pubsub,
    read: async ({ key }) => {
      if (key === wholeMenuId) {
        const version = await menu.version();
        return [{ ...readAgain, version }];
      }
      const item = await menu.find(key);
      const group = item ? null : await menu.findGroup(key);
      const category = (item ?? group) ? null : await menu.findCategory(key);
      const changed = item ?? group ?? category;
      const kind = changed ? (changed.version === 1 ? 'ADDED' : 'UPDATED') : 'DELETED';
      // A deletion follows every version.
      const version = changed?.version ?? Number.POSITIVE_INFINITY;
      const isHidden = category?.isHidden ?? (await menu.isHidden(item?.category ?? null));
      return [{ kind, id: key, item, group, category, version, isHidden }];
    },
    versionOf: ({ version }) => version,
  });
  pubsub.subscribe(menuTopic, (data) => {
    const { itemId, version } = menuMessage.parse(data);
    topic.changed(wholeMenu, itemId, version);
  });

  const resolvers: Resolvers = {
    Subscription: {
      menuChanged: liveField(() => topic.follow(wholeMenu), toVisitors),
      fullMenuChanged: liveField((_root, _args, { viewer }) => {
        requirePermission(viewer, 'VIEW_FULL_MENU');
        return topic.follow(wholeMenu);
      }, asItIs),
    },
  };
  return {
    resolvers,
    /** Number of subscriptions in this process. */
    listeners: () => topic.listeners(wholeMenu),
  };
}
