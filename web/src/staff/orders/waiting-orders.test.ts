import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FakeAudio, FakeGain, FakeSource } from '../../../test/audio';
import { arrivalsReducer, arrivalsSince } from './arrivals';
import { Chime } from './chime';
import { alarmOf, noneWaiting, waitingReducer } from './waiting-orders';

const order = (
  id: string,
  isAccepted = false,
  status: 'PENDING' | 'PREPARING' | 'CANCELLED' = 'PENDING',
) => ({
  id,
  name: `#${id}`,
  placedAt: new Date(Number(id) * 1000).toISOString(),
  status,
  waitsSince: isAccepted || status === 'CANCELLED' ? null : new Date(Number(id) * 1000).toISOString(),
});
type Order = ReturnType<typeof order>;

describe('the orders that nobody has accepted', () => {
  it('begin with a message, and end when somebody accepts, begins or cancels them', () => {
    for (const after of [order('1', true), order('1', true, 'PREPARING'), order('1', false, 'CANCELLED')]) {
      const waiting = waitingReducer(noneWaiting, { type: 'heard', order: order('1') });
      expect(alarmOf(waiting)).toEqual({ beginsAt: 0, countsFrom: 1000 });
      const ended = waitingReducer(waiting, { type: 'heard', order: after });
      expect(alarmOf(ended).beginsAt).toBe(Infinity);
    }
  });

  it('are those that were read, but for what messages have said since the reading began', () => {
    const before = waitingReducer(noneWaiting, { type: 'heard', order: order('1') });
    const asked = waitingReducer(before, { type: 'asked' });
    const heard = waitingReducer(asked, { type: 'heard', order: order('2') });
    const accepted = waitingReducer(heard, { type: 'heard', order: order('3', true) });
    const read = waitingReducer(accepted, { type: 'read', pending: [order('3'), order('4')] });
    expect([...read.waits.keys()].toSorted()).toEqual(['2', '4']);
  });
});

describe('the alarm of orders that were placed while the shop was closed', () => {
  const closed = (id: string) => ({ ...order(id), waitsSince: new Date(60_000).toISOString() });
  const after = (orders: readonly ReturnType<typeof order>[]) =>
    alarmOf(orders.reduce((all, each) => waitingReducer(all, { type: 'heard', order: each }), noneWaiting));

  it('begins at the opening and counts its minutes from it', () => {
    expect(after([closed('1'), closed('2')])).toEqual({ beginsAt: 60_000, countsFrom: 60_000 });
  });

  it('begins immediately if another order was placed during the opening hours', () => {
    expect(after([closed('1'), order('3')])).toEqual({ beginsAt: 0, countsFrom: 3000 });
  });
});

/** A tablet: what it knows, and its bell. */
class Tablet {
  arrivals = arrivalsReducer(arrivalsSince(undefined), { type: 'read', newest: [] });
  waiting = noneWaiting;
  isConnected = true;
  readonly chime = new Chime();
  readonly names: string[] = [];

  private follow(calledBefore: number): void {
    const count = this.arrivals.calledCount - calledBefore;
    if (count > 0) this.names.push(...this.arrivals.called.slice(-count));
    const { beginsAt, countsFrom } = alarmOf(this.waiting);
    this.chime.setAlarm(beginsAt === Infinity ? undefined : { louderAt: countsFrom });
  }

  hear(kind: 'placed' | 'changed', news: Order): void {
    if (!this.isConnected) return;
    const { calledCount } = this.arrivals;
    this.waiting = waitingReducer(this.waiting, { type: 'heard', order: news });
    this.arrivals = arrivalsReducer(this.arrivals, { type: kind, order: news });
    this.follow(calledCount);
  }

  /** @param meanwhile what happens between the server's reading and its arrival */
  reconnect(orders: readonly Order[], meanwhile: () => void): void {
    this.isConnected = true;
    const { calledCount } = this.arrivals;
    this.waiting = waitingReducer(this.waiting, { type: 'asked' });
    const pending = orders.filter(({ status }) => status === 'PENDING').slice(-100);
    const newest = [...new Map([...pending, ...orders.slice(-50)].map((each) => [each.id, each])).values()];
    meanwhile();
    const calledNow = this.arrivals.calledCount;
    this.waiting = waitingReducer(this.waiting, { type: 'read', pending });
    this.arrivals = arrivalsReducer(this.arrivals, {
      type: 'read',
      newest: newest.toSorted((one, other) => (one.placedAt < other.placedAt ? 1 : -1)),
    });
    this.follow(Math.max(calledCount, calledNow));
  }
}

describe('four tablets with an unsteady connection', () => {
  beforeAll(() => {
    vi.stubGlobal('AudioContext', FakeAudio);
    vi.stubGlobal('AudioBufferSourceNode', FakeSource);
    vi.stubGlobal('GainNode', FakeGain);
    vi.stubGlobal('navigator', {});
    FakeAudio.isWilling = true;
  });
  afterAll(() => void vi.unstubAllGlobals());

  /** @param next a number from 0 up to 1 */
  function evening(count: number, next: () => number): void {
    FakeAudio.all.splice(0);
    const tablets = Array.from({ length: 4 }, () => new Tablet());
    for (const { chime } of tablets) void chime.open();
    const orders: Order[] = [];
    const open: number[] = [];
    const place = () => {
      const placed = order(String(orders.length + 1));
      orders.push(placed);
      open.push(orders.length - 1);
      for (const tablet of tablets) tablet.hear('placed', placed);
    };
    const accept = () => {
      const [at] = open.splice(Math.floor(next() * open.length), 1);
      const before = at === undefined ? undefined : orders[at];
      if (!before || at === undefined) return;
      const accepted = { ...before, waitsSince: null, status: 'PREPARING' as const };
      orders[at] = accepted;
      for (const tablet of tablets) tablet.hear('changed', accepted);
    };
    const check = () => {
      const waits = open.map((at) => orders[at]?.id ?? '').toSorted();
      for (const [index, { isConnected, waiting }] of tablets.entries()) {
        if (!isConnected) continue;
        expect([...waiting.waits.keys()].toSorted()).toEqual(waits);
        expect(FakeAudio.all[index]?.isLooping).toBe(waits.length > 0);
      }
    };
    while (orders.length < count || open.length > 0) {
      const dice = next();
      const tablet = tablets[Math.floor(next() * 4)];
      if (dice < 0.1 && tablet) tablet.isConnected = false;
      else if (dice < 0.25 && tablet && !tablet.isConnected) {
        tablet.reconnect([...orders], () => {
          if (next() < 0.5 && orders.length < count) place();
          if (next() < 0.5) accept();
        });
      } else if (orders.length < count && open.length < 20 && dice < 0.65) place();
      else accept();
      check();
    }
    for (const tablet of tablets) {
      if (!tablet.isConnected) tablet.reconnect([...orders], () => undefined);
      expect(new Set(tablet.names).size).toBe(tablet.names.length);
    }
    check();
  }

  /** Numbers from 0 up to 1 that look random. */
  const numbersFrom = (seed: number) => {
    let last = seed;
    return () => {
      last = (last * 48_271) % 2_147_483_647;
      return last / 2_147_483_647;
    };
  };

  it('miss none of 2,000 orders, say each once and are silent as soon as somebody accepts', () => {
    evening(2000, numbersFrom(20_261_130));
  });

  it('miss none for any sequence of events', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_147_483_646 }), (seed) => evening(40, numbersFrom(seed))),
      { numRuns: 60 },
    );
  });
});
