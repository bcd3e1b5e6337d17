import { setTimeout as delay } from 'node:timers/promises';
import { isUnavailable } from './errors.js';
import { LiveSource, type Follower } from './live-source.js';
import type { Pubsub } from './pubsub.js';

/** Maximum of keys whose last version a channel remembers: more than a menu has dishes or a kitchen open orders. */
const maxKeys = 5000;

/** Retries of a read while the database is unavailable, so that subscriptions survive its restart. */
const retry = { afterMs: 500, times: 60 };

/** The versions of `key` that a channel has not delivered yet. */
export interface RequestedValues {
  readonly key: string;
  /** The last delivered version, 0 if none. */
  readonly after: number;
  /** The announced version, which may not exist yet; infinite if unknown. */
  readonly upTo: number;
  /** Set for a key that is new to the channel: versions before `upTo` count only if created since then. */
  readonly since: Date | undefined;
}

interface Options<T extends object> {
  /** Source of the messages that the caller announces changes from. */
  readonly pubsub: Pick<Pubsub, 'onGap'>;
  /** Oldest first; only the newest version if the others do not matter. */
  readonly read: (requested: RequestedValues) => Promise<readonly T[]>;
  /** The initial state of a subscription to one key; by default the last value of `read`. */
  readonly present?: (key: string) => Promise<T>;
  readonly versionOf: (value: T) => number;
  /** Interval of reads while followed, for state that changes without a message. */
  readonly refreshMs?: number;
}

export interface LiveTopic<T extends object> {
  /** Every change announced in `channel`. */
  follow(channel: string): LiveSource<T>;
  /** The current state of `key`, then every newer version. */
  followKey(channel: string, key: string): LiveSource<T>;
  /** Announces a change. Late, repeated and reordered announcements are harmless. */
  changed(channel: string, key: string, version?: number): void;
  /** Number of subscriptions in this process. */
  listeners(channel: string): number;
}

/**
 * Live values for the subscriptions of this process: the current state first, then increasing versions of each key. One
 * read serves all followers of a channel; changes during a read are combined into one read after it. A lasting error
 * ends the subscriptions; clients then subscribe again.
 */
export function liveTopic<T extends object>(options: Options<T>): LiveTopic<T> {
  const channels = new Map<string, TopicChannel<T>>();

  function open(name: string, key: string | undefined): TopicChannel<T> {
    const channel: TopicChannel<T> = new TopicChannel<T>(options, key, () => {
      if (channels.get(name) === channel) channels.delete(name);
    });
    channels.set(name, channel);
    return channel;
  }

  function source(name: string, key?: string): LiveSource<T> {
    return new LiveSource<T>(name, (follower) => {
      const channel = channels.get(name) ?? open(name, key);
      channel.join(follower);
      return () => channel.leave(follower);
    });
  }

  options.pubsub.onGap(() => {
    for (const channel of channels.values()) channel.refresh();
  });
  return {
    follow: (channel) => source(channel),
    followKey: source,
    changed: (channel, key, version) => channels.get(channel)?.changed(key, version),
    listeners: (channel) => channels.get(channel)?.size ?? 0,
  };
}

interface KeyState {
  /** The last delivered version. */
  delivered: number;
  /** The highest version announced since the last read started. */
  announced: number;
  isReading: boolean;
}

class TopicChannel<T extends object> {
  /** With the version of each follower's initial state. */
  private readonly followers = new Map<Follower<T>, number>();
  private joining = new Set<Follower<T>>();
  private admitting: Set<Follower<T>> | undefined;
  private readonly keys = new Map<string, KeyState>();
  private readonly since = new Date();
  private readonly timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly options: Options<T>,
    /** The key whose current state is sent first; undefined in a channel of many keys. */
    private readonly key: string | undefined,
    private readonly onEmpty: () => void,
  ) {
    if (options.refreshMs) this.timer = setInterval(() => this.refresh(), options.refreshMs).unref();
  }

  get size(): number {
    return this.followers.size + this.joining.size + (this.admitting?.size ?? 0);
  }

  join(follower: Follower<T>): void {
    if (this.key === undefined) {
      this.followers.set(follower, 0);
      return;
    }
    this.joining.add(follower);
    this.read(this.key, this.stateOf(this.key));
  }

  leave(follower: Follower<T>): void {
    this.joining.delete(follower);
    this.admitting?.delete(follower);
    this.followers.delete(follower);
    if (this.size === 0) this.close();
  }

  changed(key: string, version = Number.POSITIVE_INFINITY): void {
    const state = this.stateOf(key);
    if (version <= state.delivered) return;
    state.announced = Math.max(state.announced, version);
    this.read(key, state);
  }

  /** Reads again, as announcements may have been missed. */
  refresh(): void {
    if (this.key !== undefined) this.changed(this.key);
  }

  private stateOf(key: string): KeyState {
    const state = this.keys.get(key) ?? { delivered: 0, announced: 0, isReading: false };
    // The least recently changed key is evicted first.
    this.keys.delete(key);
    this.keys.set(key, state);
    const [oldest] = this.keys;
    if (this.keys.size > maxKeys && oldest && !oldest[1].isReading) this.keys.delete(oldest[0]);
    return state;
  }

  private read(key: string, state: KeyState): void {
    if (state.isReading) return;
    state.isReading = true;
    void this.readWhileDue(key, state);
  }

  /** Reads sequentially, so that a slow read cannot deliver an older version after a newer one. */
  private async readWhileDue(key: string, state: KeyState): Promise<void> {
    // Subscriptions that start in the same tick share a read.
    await Promise.resolve();
    while (this.size > 0 && (this.joining.size > 0 || state.announced > state.delivered)) {
      try {
        if (this.joining.size > 0) await this.admit(key, state);
        if (state.announced > state.delivered) await this.catchUp(key, state);
      } catch (error) {
        this.end(error);
      }
    }
    state.isReading = false;
  }

  private async admit(key: string, state: KeyState): Promise<void> {
    const admitting = this.joining;
    this.joining = new Set();
    this.admitting = admitting;
    const value = await whenAvailable(() => this.present(key));
    this.admitting = undefined;
    const version = value ? this.options.versionOf(value) : 0;
    // Existing followers also get the versions in between.
    if (this.followers.size > 0) state.announced = Math.max(state.announced, version);
    else state.delivered = Math.max(state.delivered, version);
    for (const follower of admitting) {
      this.followers.set(follower, version);
      if (value) follower.take(value);
    }
  }

  private async present(key: string): Promise<T | undefined> {
    if (this.options.present) return this.options.present(key);
    const requested = { key, after: 0, upTo: Number.POSITIVE_INFINITY, since: undefined };
    return (await this.options.read(requested)).at(-1);
  }

  private async catchUp(key: string, state: KeyState): Promise<void> {
    const { announced: upTo, delivered: after } = state;
    state.announced = 0;
    const since = this.key === undefined && after === 0 ? this.since : undefined;
    const values = await whenAvailable(() => this.options.read({ key, after, upTo, since }));
    for (const value of values) {
      const version = this.options.versionOf(value);
      if (version <= state.delivered) continue;
      state.delivered = version;
      for (const [follower, first] of this.followers) if (version > first) follower.take(value);
    }
  }

  private end(error: unknown): void {
    const all = [...this.followers.keys(), ...this.joining, ...(this.admitting ?? [])];
    this.followers.clear();
    this.joining.clear();
    this.admitting = undefined;
    this.close();
    for (const follower of all) follower.end(error);
  }

  private close(): void {
    clearInterval(this.timer);
    this.onEmpty();
  }
}

async function whenAvailable<T>(read: () => Promise<T>): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await read();
    } catch (error) {
      if (!isUnavailable(error) || failures === retry.times) throw error;
      await delay(retry.afterMs);
    }
  }
}
