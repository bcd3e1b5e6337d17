import type { DataSource } from 'typeorm';
import { csvOf } from '../../platform/csv.js';
import { DomainError } from '../../platform/errors.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import { dateAt } from '../restaurant/schedule.js';
import { classOf, type TaxClass } from '../restaurant/tax-settings.js';
import {
  selectBookMonth,
  selectCancelledIn,
  selectMonthPage,
  type BookMonth,
  type MonthRow,
} from './bill-book.queries.js';
import { say } from './bill-book.sentences.js';
import { BillMonthSums, type BillMonth, type HsnSum } from './bill-month.js';
import { monthDocumentOf, type MonthDocument } from './bill-month-document.js';
import {
  documentFiles,
  tableFiles,
  type DocumentFile,
  type DocumentFileName,
  type TableFileName,
} from './bill-month-files.js';

/** Entries in memory at a time. */
const pageSize = 100;

/** Entries that are added up in some seconds, below `OPERATION_SECONDS`. A file may take longer. */
const maxEntries = 50_000;

const noneCancelled: ReadonlySet<string> = new Set();

/** Adds up the bill book for the accountant, month by month. Nothing holds a connection between pages. */
export class BillMonthService {
  /** What is added up at present, by month. */
  private readonly running = new Map<string, Promise<BillMonth>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly restaurant: Pick<RestaurantService, 'latest'>,
    private readonly now: () => Date,
  ) {}

  /**
   * @param month at the restaurant: `2026-11`
   * @throws {DomainError} `UNAUTHENTICATED`, `FORBIDDEN`; `BAD_USER_INPUT` for a month ahead; `CONFLICT` for one with too many
   * documents
   */
  async month(viewer: Viewer | null, month: string): Promise<BillMonth> {
    this.admit(viewer, month);
    const book = await selectBookMonth(this.dataSource.manager, month);
    if (book && book.last - book.first >= maxEntries) throw new DomainError('CONFLICT', say.monthTooLong);
    return this.sumsOf(month, book);
  }

  /** Callers at the same time share one sum. */
  private sumsOf(month: string, book: BookMonth | undefined): Promise<BillMonth> {
    const key = `${month} ${book?.last}`;
    const running = this.running.get(key);
    if (running) return running;
    const sums = this.addUp(month, book).finally(() => this.running.delete(key));
    this.running.set(key, sums);
    return sums;
  }

  private async addUp(month: string, book: BookMonth | undefined): Promise<BillMonth> {
    const { manager } = this.dataSource;
    const asOf = this.now();
    const sums = new BillMonthSums(book ? await selectCancelledIn(manager, book) : noneCancelled);
    for await (const page of this.documentsOf(book)) for (const document of page) sums.add(document);
    const { taxClasses } = await this.restaurant.latest();
    const { hsn, ...tables } = sums.tables();
    return {
      month,
      asOf,
      ...tables,
      hsn: hsn.map((sum) => ({ ...sum, description: nameOf(taxClasses, sum) })),
    };
  }

  /**
   * A file of the month as CSV, in pieces.
   * @throws {DomainError} `UNAUTHENTICATED`, `FORBIDDEN`; `BAD_USER_INPUT` for a month ahead
   */
  async file(
    viewer: Viewer | null,
    month: string,
    name: DocumentFileName | TableFileName,
  ): Promise<AsyncIterable<string>> {
    this.admit(viewer, month);
    if (name in documentFiles) {
      const file = documentFiles[name as DocumentFileName];
      return csvOf(file.columns, this.rowsOf(file, month));
    }
    const { columns, rowsOf } = tableFiles[name as TableFileName];
    const book = await selectBookMonth(this.dataSource.manager, month);
    return csvOf(columns, onlyPage(rowsOf(await this.sumsOf(month, book))));
  }

  private admit(viewer: Viewer | null, month: string): void {
    requirePermission(viewer, 'VIEW_PAYMENTS');
    if (month <= dateAt(this.now()).slice(0, 'yyyy-mm'.length)) return;
    throw new DomainError('BAD_USER_INPUT', say.monthAhead, {
      fields: [{ field: 'month', message: say.monthAhead }],
    });
  }

  private async *rowsOf({ rowsOf }: DocumentFile, month: string) {
    const { manager } = this.dataSource;
    const book = await selectBookMonth(manager, month);
    const cancelled = book ? await selectCancelledIn(manager, book) : noneCancelled;
    for await (const page of this.documentsOf(book))
      yield page.flatMap((document) => rowsOf(document, cancelled));
  }

  /** In the order of the book, in pages. */
  private async *documentsOf(book: BookMonth | undefined): AsyncGenerator<MonthDocument[]> {
    if (!book) return;
    for (let next: number | undefined = book.first; next !== undefined;) {
      const rows: MonthRow[] = await selectMonthPage(this.dataSource.manager, book, next, pageSize);
      yield rows.map(monthDocumentOf);
      const last = rows.at(-1);
      next = last && rows.length === pageSize ? last.sequence + 1 : undefined;
    }
  }
}

async function* onlyPage<T>(page: T): AsyncGenerator<T> {
  await Promise.resolve();
  yield page;
}

/** Of classes with the same HSN code, the one that has the rate. The restaurant's service has a name without a class, too. */
function nameOf(classes: readonly TaxClass[], { hsn, rate }: HsnSum): string {
  const named = [...classes, classOf(classes, null)].filter((each) => each.hsn === hsn);
  const found =
    named.find(({ rates }) => rates.some(({ percent }) => Math.round(percent * 100) === rate)) ?? named[0];
  return found?.name ?? '';
}
