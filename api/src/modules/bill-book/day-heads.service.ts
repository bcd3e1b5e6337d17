import type { DataSource } from 'typeorm';
import type { Outbox } from '../../platform/outbox.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import { restaurantDayAt } from '../restaurant/schedule.js';
import { dayHeadWritten } from './bill-book.events.js';
import {
  appendEntry,
  lockHead,
  selectDayHead,
  selectFirstSinceDayHead,
  selectSums,
  type KindSum,
} from './bill-book.queries.js';
import { canonicalJson, instantOf } from './ledger-hash.js';

/** What a day's head says of the entries since the head before. */
interface DayHeadDocument {
  readonly v: 1;
  /** On which the first of them was written: `2026-11-30`. */
  readonly day: string;
  readonly sums: readonly KindSum[];
}

export interface DayHead {
  readonly day: string;
  readonly hash: string;
  readonly entries: number;
  readonly invoicesPaise: number;
  /** Of credit notes and cancellations. */
  readonly notesPaise: number;
}

/** Closes the days of the bill book, so that their heads can be kept elsewhere. */
export class DayHeadsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly restaurant: Pick<RestaurantService, 'latest'>,
    private readonly now: () => Date,
  ) {}

  /** Appends the head of a day that has ended, if the book has entries of it without one. */
  async write(): Promise<void> {
    const now = this.now();
    const { dayEndHour } = await this.restaurant.latest();
    const dayAt = (at: Date) => restaurantDayAt(at, { dayEndHour });
    const isOver = (first: { readonly createdAt: Date } | undefined) =>
      first !== undefined && dayAt(first.createdAt) < dayAt(now);
    if (!isOver(await selectFirstSinceDayHead(this.dataSource.manager))) return;
    await this.outbox.transaction(async (tx) => {
      const head = await lockHead(tx);
      // Another process may have written it.
      const first = await selectFirstSinceDayHead(tx);
      if (!first || !isOver(first)) return;
      const sums = await selectSums(tx, first.sequence);
      const document: DayHeadDocument = { v: 1, day: dayAt(first.createdAt), sums };
      const entry = { kind: 'DAY_HEAD', document: canonicalJson(document), at: instantOf(now) } as const;
      await appendEntry(tx, { ...entry, orderId: null, number: null }, head);
      await this.outbox.append(tx, dayHeadWritten, { sequence: head.sequence + 1 });
    });
  }

  /** For mails, without a permission check. */
  async find(sequence: number): Promise<DayHead | undefined> {
    const entry = await selectDayHead(this.dataSource.manager, sequence);
    if (!entry) return undefined;
    const { day, sums } = JSON.parse(entry.document) as DayHeadDocument;
    const paiseOf = (...kinds: readonly KindSum['kind'][]) =>
      sums.reduce((sum, { kind, amountPaise }) => sum + (kinds.includes(kind) ? amountPaise : 0), 0);
    return {
      day,
      hash: entry.hash,
      entries: sums.reduce((sum, { entries }) => sum + entries, 0),
      invoicesPaise: paiseOf('INVOICE'),
      notesPaise: paiseOf('CREDIT_NOTE', 'CANCELLATION'),
    };
  }
}
