import type { DataSource, EntityManager } from 'typeorm';
import type { Outbox } from '../../platform/outbox.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import { dayEndAfter, restaurantDayAt } from '../restaurant/schedule.js';
import { dayHeadWritten } from './bill-book.events.js';
import {
  appendEntry,
  lockHead,
  selectDayHead,
  selectFirstSince,
  selectSums,
  type KindSum,
} from './bill-book.queries.js';
import { canonicalJson } from './ledger-hash.js';

/** What a day's head says of the entries of the restaurant's day. */
interface DayHeadDocument {
  readonly v: 1;
  /** `2026-11-30`. */
  readonly day: string;
  /** When the day ended. The next head begins there. */
  readonly until: string;
  readonly sums: readonly KindSum[];
}

export interface DayHead {
  readonly day: string;
  readonly hash: string;
  readonly entries: number;
  readonly invoicesPaise: number;
  /** Of credit notes and cancellations. */
  readonly notesPaise: number;
  readonly vouchersPaise: number;
}

/** Closes the days of the bill book, so that their heads can be kept elsewhere. */
export class DayHeadsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly restaurant: Pick<RestaurantService, 'latest'>,
    private readonly now: () => Date,
  ) {}

  /** Appends the head of the first day that has ended, has entries, and has no head. */
  async write(): Promise<void> {
    const now = this.now();
    const day = await this.restaurant.latest();
    if (!(await this.endedDay(this.dataSource.manager, day, now))) return;
    await this.outbox.transaction(async (tx) => {
      const head = await lockHead(tx);
      // Another process may have written it.
      const ended = await this.endedDay(tx, day, now);
      if (!ended) return;
      const { from, until } = ended;
      const document: DayHeadDocument = {
        v: 1,
        day: restaurantDayAt(ended.first, day),
        until: until.toISOString(),
        sums: await selectSums(tx, from, until),
      };
      const entry = { kind: 'DAY_HEAD', document: canonicalJson(document), at: now } as const;
      const { sequence } = await appendEntry(tx, { ...entry, orderId: null, number: null }, head);
      await this.outbox.append(tx, dayHeadWritten, { sequence });
    });
  }

  private async endedDay(manager: EntityManager, day: { readonly dayEndHour: number }, now: Date) {
    const last = await selectDayHead(manager);
    const from = new Date(last ? (JSON.parse(last.document) as DayHeadDocument).until : 0);
    const first = await selectFirstSince(manager, from);
    const until = first && dayEndAfter(first, day);
    return until && until <= now ? { from, first, until } : undefined;
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
      vouchersPaise: paiseOf('REFUND_VOUCHER'),
    };
  }
}
