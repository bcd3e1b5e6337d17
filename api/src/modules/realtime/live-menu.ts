import type { MenuChangeKind } from '../../graphql/generated/resolvers.js';
import { LiveSource, type Follower } from '../../platform/live-source.js';
import type { Pubsub } from '../../platform/pubsub.js';
import type { MenuItem } from '../menu/menu-item.entity.js';
import type { MenuService } from '../menu/menu.service.js';
import { menuMessage, menuTopic, type MenuMessage } from './realtime.messages.js';
import { whenAvailable } from './when-available.js';

/** One change of the menu; `item` is null when the dish was deleted. */
export interface MenuChange {
  readonly kind: MenuChangeKind;
  readonly id: string;
  readonly item: MenuItem | null;
}

/** How many dishes it remembers the version of. More than any menu has. */
const remembered = 5000;

/** Comes after every version. */
const deleted = Number.POSITIVE_INFINITY;

/**
 * In an API process: the menu's changes for subscriptions. Messages between processes may come late, twice or out of
 * order; what comes out here is rising versions of each dish, and nothing after its deletion. Versions that follow each
 * other quickly may come as one.
 */
export class LiveMenu {
  private readonly followers = new Set<Follower<MenuChange>>();
  /** The last version of each dish that was told. */
  private readonly told = new Map<string, number>();
  /** One read after another, so that a slow one cannot let a newer version overtake. */
  private queue = Promise.resolve();

  constructor(
    private readonly menu: MenuService,
    pubsub: Pubsub,
  ) {
    pubsub.subscribe(menuTopic, (data) => {
      const message = menuMessage.parse(data);
      this.queue = this.queue.then(() => this.deliver(message));
    });
  }

  /** Each change from now on, for everybody. */
  watch(): LiveSource<MenuChange> {
    return new LiveSource<MenuChange>(menuTopic, (follower) => {
      this.followers.add(follower);
      return () => this.followers.delete(follower);
    });
  }

  /** How many subscriptions of this process listen. */
  listeners(): number {
    return this.followers.size;
  }

  /** Reads the dish once for all who watch. */
  private async deliver({ itemId, version }: MenuMessage): Promise<void> {
    if (this.listeners() === 0 || version <= this.last(itemId)) return;
    try {
      const item = await whenAvailable(() => this.menu.find(itemId));
      const now = item?.version ?? deleted;
      if (now <= this.last(itemId)) return;
      this.remember(itemId, now);
      const kind = item ? (now === 1 ? 'ADDED' : 'UPDATED') : 'DELETED';
      const change: MenuChange = { kind, id: itemId, item };
      for (const follower of this.followers) follower.take(change);
    } catch (error) {
      // Ends the subscriptions, which clients open again; the next time that they read the menu makes up for it.
      const all = [...this.followers];
      this.followers.clear();
      for (const follower of all) follower.end(error);
    }
  }

  private last(itemId: string): number {
    return this.told.get(itemId) ?? 0;
  }

  private remember(itemId: string, version: number): void {
    this.told.delete(itemId);
    this.told.set(itemId, version);
    const [oldest] = this.told.keys();
    if (this.told.size > remembered && oldest) this.told.delete(oldest);
  }
}
