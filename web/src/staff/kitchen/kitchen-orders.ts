import type { ApolloClient } from '@apollo/client';
import { equal } from '@wry/equality';
import { graphql, readFragment } from '../../gql';
import { compareTexts } from '../../shared/lib/compare';
import { refusalHere } from '../../shared/lib/errors';
import { oneAfterAnother } from '../../shared/live/one-after-another';
import { say } from '../texts/texts';
import { applied, needsSeen, needsStage, type Act } from './acts';
import { KitchenOrderFragment, type KitchenOrder } from './kitchen-order';
import { actSender } from './send-act';

const KitchenBoardQuery = graphql(`
  query KitchenBoard {
    kitchen {
      orders {
        ...KitchenOrder
      }
      finished {
        ...KitchenOrder
      }
    }
  }
`);

/** Some orders as they are now. */
const ChangedKitchenOrdersQuery = graphql(`
  query ChangedKitchenOrders($first: Int!, $filter: OrderFilter!) {
    orders(first: $first, filter: $filter) {
      nodes {
        ...KitchenOrder
      }
    }
  }
`);

/** The server's maximum of ids. */
const maxRead = 100;
const maxFinished = 30;

/** What the board shows. */
export interface KitchenView {
  readonly isLoaded: boolean;
  /** Why the last reading has failed. */
  readonly error: unknown;
  /** Start of the last successful reading of the whole board, in ms since 1970. */
  readonly readAt: number;
  /** Open orders: those that nobody has accepted first, then the one with which the kitchen began earliest. */
  readonly orders: readonly KitchenOrder[];
  /** The latest first. */
  readonly finished: readonly KitchenOrder[];
  /** Orders that left the board because somebody else cancelled them, until the user has noticed it. */
  readonly cancelled: readonly KitchenOrder[];
}

interface Press {
  readonly orderId: string;
  readonly act: Act;
}

const beginning = ({ kitchenAt, placedAt }: KitchenOrder) => kitchenAt ?? placedAt;

/**
 * The kitchen's orders as the server has them, and above them what was pressed and is on its way. They are not in Apollo's
 * cache: a message then costs one order instead of the whole board, and after a long evening nothing is left of those that
 * are gone.
 */
export class KitchenOrders {
  private known = new Map<string, KitchenOrder>();
  private finishedIds: readonly string[] = [];
  private cancelledIds: readonly string[] = [];
  private presses: readonly Press[] = [];
  private shown: KitchenView = {
    isLoaded: false,
    error: undefined,
    readAt: 0,
    orders: [],
    finished: [],
    cancelled: [],
  };
  private readonly listeners = new Set<() => void>();
  /** Acts on one order reach the server in the order of the presses. Each resolves to why it has failed. */
  private readonly lanes = new Map<string, Promise<unknown>>();
  private readonly changed = new Set<string>();
  /** Orders that were written since the whole board was asked for. */
  private written = new Set<string>();
  private readonly send;

  constructor(private readonly client: ApolloClient) {
    this.send = actSender(client);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly view = (): KitchenView => this.shown;

  readonly find = (id: string): KitchenOrder | undefined =>
    [...this.shown.orders, ...this.shown.finished].find((order) => order.id === id);

  /** Reads the whole board, as news may have been missed. */
  readonly refresh = oneAfterAnother(async () => {
    this.written = new Set();
    const covered = [...this.changed];
    const readAt = Date.now();
    try {
      const { data } = await this.client.query({
        query: KitchenBoardQuery,
        fetchPolicy: 'no-cache',
        // An answer in flight may be older than what was missed.
        context: { queryDeduplication: false },
      });
      if (!data) return;
      const { kitchen } = data;
      const finished = readFragment(KitchenOrderFragment, kitchen.finished);
      const all = [...readFragment(KitchenOrderFragment, kitchen.orders), ...finished];
      for (const id of covered) this.changed.delete(id);
      const stays = new Set([...all.map(({ id }) => id), ...this.written, ...this.cancelledIds]);
      const missing = [...this.known.values()].filter(({ id }) => !stays.has(id));
      for (const { id, kitchenStage } of missing)
        // How an open order has ended is not forgotten unsaid.
        if (kitchenStage) this.changed.add(id);
        else this.known.delete(id);
      const late = this.finishedIds.filter((id) => this.written.has(id));
      this.finishedIds = [...new Set([...late, ...finished.map(({ id }) => id)])];
      this.shown = { ...this.shown, isLoaded: true, error: undefined, readAt };
      this.write(all);
      this.show();
      await this.readChanged();
    } catch (error) {
      this.failed(error);
      throw error;
    }
  });

  /** Takes news of an order, and reads it unless this version is known, or comes as the answer to a press. */
  async hear({ id, version }: Pick<KitchenOrder, 'id' | 'version'>): Promise<void> {
    await this.lanes.get(id);
    const known = this.known.get(id);
    if (known && known.version >= version) return;
    await this.read(id);
  }

  /** Shows what an act does immediately, and sends it. Throws the error of the server or the network: then it has gone back. */
  async press(seen: KitchenOrder, act: Act): Promise<void> {
    const { id } = seen;
    const press = { orderId: id, act };
    this.presses = [...this.presses, press];
    this.show();
    const before = this.lanes.get(id) ?? Promise.resolve();
    const sent = before.then((failure) => {
      const order = this.known.get(id) ?? seen;
      // The press before has failed, or somebody else was faster: the same act would do something else.
      if (needsStage(act) && order.kitchenStage !== seen.kitchenStage)
        throw failure ?? refusalHere('', say('kitchen.movedMeanwhile'));
      if (needsSeen(act) && !equal(order.changesToSee, seen.changesToSee))
        throw failure ?? refusalHere('', say('kitchen.changedMeanwhile'));
      return this.send(order, act);
    });
    const lane = sent.then(
      () => undefined,
      (error: unknown) => error,
    );
    this.lanes.set(id, lane);
    try {
      const order = await sent;
      this.write([order]);
    } catch (error) {
      // It may have arrived nevertheless, or somebody else was faster.
      void this.read(id).catch(() => undefined);
      throw error;
    } finally {
      this.presses = this.presses.filter((each) => each !== press);
      this.show();
      if (this.lanes.get(id) === lane) this.lanes.delete(id);
    }
  }

  /** The user has noticed that these orders were cancelled. */
  readonly dismiss = (id: string): void => {
    this.cancelledIds = this.cancelledIds.filter((each) => each !== id);
    this.show();
  };

  private async read(id: string): Promise<void> {
    this.changed.add(id);
    await this.readChanged();
  }

  private readonly readChanged = oneAfterAnother(async () => {
    while (this.changed.size > 0) {
      const ids = [...this.changed].slice(0, maxRead);
      for (const id of ids) this.changed.delete(id);
      try {
        const { data } = await this.client.query({
          query: ChangedKitchenOrdersQuery,
          variables: { first: ids.length, filter: { ids } },
          fetchPolicy: 'no-cache',
          context: { queryDeduplication: false },
        });
        const read = readFragment(KitchenOrderFragment, data?.orders.nodes ?? []);
        const gone = ids.filter((id) => !read.some((order) => order.id === id));
        for (const id of gone) this.known.delete(id);
        this.write(read);
        this.show();
      } catch (error) {
        for (const id of ids) this.changed.add(id);
        this.failed(error);
        throw error;
      }
    }
  });

  private failed(error: unknown): void {
    this.shown = { ...this.shown, error };
    this.show();
  }

  private write(orders: readonly KitchenOrder[]): void {
    for (const order of orders) {
      const { id, kitchenStage, status } = order;
      const before = this.known.get(id);
      this.written.add(id);
      if (before && (before.version > order.version || equal(before, order))) continue;
      this.known.set(id, order);
      if (kitchenStage) this.finishedIds = this.finishedIds.filter((each) => each !== id);
      else if (!this.finishedIds.includes(id)) this.finishedIds = [id, ...this.finishedIds];
      const isOwn = this.presses.some((press) => press.orderId === id && press.act.kind === 'refuse');
      if (status !== 'CANCELLED') this.cancelledIds = this.cancelledIds.filter((each) => each !== id);
      else if (before?.kitchenStage && !isOwn) this.cancelledIds = [...this.cancelledIds, id];
    }
    this.finishedIds = this.finishedIds.slice(0, maxFinished);
    const kept = new Set([...this.finishedIds, ...this.cancelledIds]);
    for (const { id, kitchenStage } of this.known.values())
      if (!kitchenStage && !kept.has(id)) this.known.delete(id);
  }

  private show(): void {
    const now = new Map(this.known);
    for (const { orderId, act } of this.presses) {
      const order = now.get(orderId);
      if (order) now.set(orderId, applied(order, act));
    }
    const isFinished = ({ kitchenStage }: KitchenOrder) => !kitchenStage;
    const listed = (ids: readonly string[]) => ids.flatMap((id) => now.get(id) ?? []);
    const leaving = [...now.values()].filter(
      (order) => isFinished(order) && this.known.get(order.id)?.kitchenStage,
    );
    this.shown = {
      ...this.shown,
      orders: [...now.values()]
        .filter((order) => !isFinished(order))
        .toSorted(
          (one, other) =>
            Number(one.isAccepted) - Number(other.isAccepted) ||
            compareTexts(beginning(one), beginning(other)),
        ),
      finished: [...leaving, ...listed(this.finishedIds).filter(isFinished)],
      cancelled: listed(this.cancelledIds),
    };
    for (const listener of this.listeners) listener();
  }
}
