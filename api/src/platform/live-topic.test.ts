import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { maxBacklog, type Follower, type LiveSource } from './live-source.js';
import { liveTopic, type LiveTopic, type RequestedValues } from './live-topic.js';

interface Value {
  readonly key: string;
  readonly version: number;
}

const keys = ['soup', 'rice'] as const;
type Key = (typeof keys)[number];
const ofKey = (key: string) => `key:${key}`;
const everyKey = 'all';

/** A store of versions, a topic on it, and the messages and reads in progress. */
class World {
  readonly topic: LiveTopic<Value>;
  readonly newest = new Map<string, number>(keys.map((key) => [key, 1]));
  reads = 0;
  private readonly messages: { readonly key: string; readonly version: number }[] = [];
  private readonly pausedReads: (() => void)[] = [];
  private gap: () => void = () => undefined;

  /** @param isWhole whether every version is delivered, or only the newest */
  constructor(private readonly isWhole: boolean) {
    this.topic = liveTopic<Value>({
      pubsub: { onGap: (listener) => (this.gap = listener) },
      read: (requested) => this.read(requested),
      versionOf: ({ version }) => version,
    });
  }

  change(key: Key): void {
    const version = (this.newest.get(key) ?? 0) + 1;
    this.newest.set(key, version);
    this.messages.push({ key, version });
  }

  /** Delivers one message, once or twice. */
  arrive(which: number, copies: number): void {
    const [message] = this.messages.splice(which % Math.max(1, this.messages.length), 1);
    if (!message) return;
    for (let n = 0; n < copies; n += 1) this.announce(message.key, message.version);
  }

  announce(key: string, version: number): void {
    for (const channel of [ofKey(key), everyKey]) this.topic.changed(channel, key, version);
  }

  loseConnection(): void {
    this.messages.length = 0;
    this.gap();
  }

  /** Advances one of the reads: first the store is read, then the result arrives. */
  async continueRead(which: number): Promise<void> {
    this.pausedReads.splice(which % Math.max(1, this.pausedReads.length), 1).forEach((go) => go());
    await nextTurn();
  }

  async settle(): Promise<void> {
    await nextTurn();
    while (this.messages.length > 0 || this.pausedReads.length > 0) {
      this.arrive(0, 1);
      await this.continueRead(0);
    }
  }

  private async read({ key, after, upTo }: RequestedValues): Promise<Value[]> {
    this.reads += 1;
    await this.pause();
    const newest = this.newest.get(key) ?? 0;
    await this.pause();
    if (!this.isWhole) return [{ key, version: newest }];
    const length = Math.max(0, Math.min(upTo, newest) - after);
    return Array.from({ length }, (_, n) => ({ key, version: after + 1 + n }));
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => this.pausedReads.push(resolve));
  }
}

/** Takes every value in the tick in which it is delivered. */
class Recorder implements Follower<Value> {
  readonly values: Value[] = [];
  readonly leave: () => void;
  error: unknown;

  constructor(source: LiveSource<Value>) {
    this.leave = source.follow(this);
  }

  take(value: Value): void {
    this.values.push(value);
  }

  end(error?: unknown): void {
    this.error = error;
  }

  versions(key?: string): number[] {
    return this.values.filter((value) => !key || value.key === key).map(({ version }) => version);
  }
}

/** Subscribes and reads only on request. */
class SlowReader {
  private readonly iterator: AsyncIterator<Value>;
  private readonly first: Promise<IteratorResult<Value>>;

  constructor(source: LiveSource<Value>) {
    this.iterator = source[Symbol.asyncIterator]();
    // An iterator subscribes at its first read.
    this.first = this.iterator.next();
  }

  async readTo(version: number): Promise<number[]> {
    const versions: number[] = [];
    let result = await this.first;
    while (!result.done) {
      versions.push(result.value.version);
      if (result.value.version === version) break;
      result = await this.iterator.next();
    }
    return versions;
  }

  async leave(): Promise<void> {
    await this.iterator.return?.();
  }
}

const rising = (versions: readonly number[]) => [...new Set(versions)].toSorted((one, other) => one - other);

type Step = (world: World, followers: Recorder[]) => Promise<void> | void;

const someKey = fc.constantFrom(...keys);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: someKey.map(
      (key): Step =>
        (world) =>
          world.change(key),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(fc.nat(), fc.constantFrom(1, 1, 2)).map(
      ([which, copies]): Step =>
        (world) =>
          world.arrive(which, copies),
    ),
  },
  {
    weight: 6,
    arbitrary: fc.nat().map(
      (which): Step =>
        (world) =>
          world.continueRead(which),
    ),
  },
  {
    weight: 1,
    // The version may not exist yet.
    arbitrary: fc.tuple(someKey, fc.integer({ min: 1, max: 9 })).map(
      ([key, version]): Step =>
        (world) =>
          world.announce(key, version),
    ),
  },
  { weight: 1, arbitrary: fc.constant<Step>((world) => world.loseConnection()) },
  {
    weight: 2,
    arbitrary: someKey.map((key): Step => ({ topic }, followers) => {
      followers.push(new Recorder(topic.followKey(ofKey(key), key)));
    }),
  },
  {
    weight: 1,
    arbitrary: fc.nat().map((which): Step => (_world, followers) => {
      followers.splice(which % Math.max(1, followers.length), 1).forEach(({ leave }) => leave());
    }),
  },
);

afterEach(() => {
  vi.useRealTimers();
});

describe('liveTopic', () => {
  it.each([
    ['the newest version', false],
    ['every version', true],
  ])('brings each follower to the newest state after any sequence of events: %s', async (_what, isWhole) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const world = new World(isWhole);
        const followers: Recorder[] = [];
        const slow = new SlowReader(world.topic.followKey(ofKey('soup'), 'soup'));
        const feed = new Recorder(world.topic.follow(everyKey));
        for (const run of steps) await run(world, followers);
        await world.settle();

        for (const follower of followers) {
          const [key = ''] = follower.values.map((value) => value.key);
          const versions = follower.versions();
          expect(versions.at(-1)).toBe(world.newest.get(key));
          const [first = 0] = versions;
          expect(versions).toEqual(isWhole ? versions.map((_, index) => first + index) : rising(versions));
        }
        for (const key of keys) expect(feed.versions(key)).toEqual(rising(feed.versions(key)));
        const read = await slow.readTo(world.newest.get('soup') ?? 0);
        expect(read).toEqual(rising(read));
        expect(read.at(-1)).toBe(world.newest.get('soup'));

        for (const { leave } of [...followers, feed]) leave();
        await slow.leave();
        const { reads } = world;
        for (const key of keys) {
          expect(world.topic.listeners(ofKey(key))).toBe(0);
          world.change(key);
        }
        world.loseConnection();
        await world.settle();
        expect(world.reads).toBe(reads);
      }),
      { numRuns: 300 },
    );
  });

  it('sends a feed the last announced version of each key', async () => {
    const everyVersion = fc.array(someKey, { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(everyVersion, fc.infiniteStream(fc.nat()), async (changes, random) => {
        const world = new World(false);
        const feed = new Recorder(world.topic.follow(everyKey));
        for (const key of changes) {
          world.change(key);
          const { value: which } = random.next();
          if (which % 2) world.arrive(which, 1);
          if (which % 3) await world.continueRead(which);
        }
        await world.settle();
        for (const key of new Set(changes)) {
          expect(feed.versions(key).at(-1)).toBe(world.newest.get(key));
        }
        feed.leave();
      }),
    );
  });

  it('combines changes during a read into one read after it', async () => {
    const world = new World(false);
    const follower = new Recorder(world.topic.followKey(ofKey('soup'), 'soup'));
    await world.settle();
    for (let n = 0; n < 10; n += 1) world.change('soup');
    await world.settle();
    for (let n = 0; n < 10; n += 1) world.announce('soup', 11);
    await world.settle();
    expect(follower.versions()).toEqual([1, 11]);
    expect(world.reads).toBeLessThanOrEqual(4);
    follower.leave();
  });

  it('reads the current state once for all simultaneous subscriptions', async () => {
    const world = new World(true);
    const followers = keys.flatMap((key) =>
      Array.from({ length: 5 }, () => new Recorder(world.topic.followKey(ofKey(key), key))),
    );
    await world.settle();
    expect(world.reads).toBe(keys.length);
    for (const { leave } of followers) leave();
  });

  it('reads again after a gap, without an announcement', async () => {
    const world = new World(true);
    const follower = new Recorder(world.topic.followKey(ofKey('rice'), 'rice'));
    await world.settle();
    world.change('rice');
    world.change('rice');
    world.loseConnection();
    await world.settle();
    expect(follower.versions()).toEqual([1, 2, 3]);
    follower.leave();
  });

  it('ends only a follower that is too far behind', async () => {
    const world = new World(true);
    const source = world.topic.followKey(ofKey('soup'), 'soup');
    const [slow, prompt] = [new SlowReader(source), new Recorder(source)];
    await world.settle();
    for (let n = 0; n < maxBacklog + 2; n += 1) world.change('soup');
    world.loseConnection();
    await world.settle();
    await expect(slow.readTo(Number.POSITIVE_INFINITY)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(prompt.versions().at(-1)).toBe(maxBacklog + 3);
    expect(world.topic.listeners(ofKey('soup'))).toBe(1);
    prompt.leave();
  });

  describe('when a read fails', () => {
    const failing = (...errors: Error[]) =>
      liveTopic<Value>({
        pubsub: { onGap: () => undefined },
        read: ({ key }) => {
          const error = errors.shift();
          return error ? Promise.reject(error) : Promise.resolve([{ key, version: 1 }]);
        },
        versionOf: ({ version }) => version,
      });

    it('retries while the database is unavailable', async () => {
      const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
      const follower = new Recorder(failing(away).followKey('soup', 'soup'));
      await expect.poll(() => follower.versions()).toEqual([1]);
      expect(follower.error).toBeUndefined();
      follower.leave();
    });

    it('ends all followers with a lasting error and works for the next one', async () => {
      const broken = new Error('broken');
      const topic = failing(broken);
      const followers = [1, 2].map(() => new Recorder(topic.followKey('soup', 'soup')));
      await nextTurn();
      expect(followers.map(({ error }) => error)).toEqual([broken, broken]);
      expect(topic.listeners('soup')).toBe(0);
      const next = new Recorder(topic.followKey('soup', 'soup'));
      await nextTurn();
      expect(next.versions()).toEqual([1]);
      next.leave();
    });
  });

  it('refreshes state that changes without a message while it is followed', async () => {
    vi.useFakeTimers();
    let version = 0;
    const topic = liveTopic<Value>({
      pubsub: { onGap: () => undefined },
      read: ({ key }) => Promise.resolve([{ key, version: (version += 1) }]),
      versionOf: (value) => value.version,
      refreshMs: 1000,
    });
    const follower = new Recorder(topic.followKey('soup', 'soup'));
    await vi.advanceTimersByTimeAsync(2500);
    expect(follower.versions()).toEqual([1, 2, 3]);
    follower.leave();
    expect(vi.getTimerCount()).toBe(0);
  });
});
