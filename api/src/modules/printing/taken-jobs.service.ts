import type { DataSource } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import type { Logger } from '../../platform/log.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import { markTried, type SendOutcome } from '../messages/messages.queries.js';
import { takeNext } from './next-job.js';
import type { PrintJob } from './print-job.js';
import type { PrintJobsService } from './print-jobs.service.js';
import type { PrintReason } from './print-reasons.js';
import type { PrintPage, PrintPagesService } from './print-pages.service.js';
import { Printer } from './printer.entity.js';
import type { PrintingNews } from './printing-news.js';
import type { BrowserReport, Outcome } from './printing.input.js';
import { noteBack, noteState, selectJobsByIds } from './printing.queries.js';
import { say } from './printing.sentences.js';

/** Seconds that a browser has for a job. */
const browserSeconds = 60;

const away: PrintReason = 'no-browser';

export interface TakenPrintJob {
  readonly job: PrintJob;
  readonly page: PrintPage;
}

export const sendOutcomes: Readonly<Record<Outcome, SendOutcome>> = {
  PRINTED: 'sent',
  UNSURE: 'unconfirmed',
  WAITING: 'retry-soon',
};

interface Parts {
  readonly dataSource: DataSource;
  readonly log: Logger;
  readonly jobs: PrintJobsService;
  readonly pages: PrintPagesService;
  readonly news: PrintingNews;
}

/** Jobs that browsers of staff print. */
export class TakenJobsService {
  constructor(private readonly parts: Parts) {}

  /**
   * Takes the next job, which the browser can print from now on; again it gets the same one.
   * @param browser its random name
   * @returns null if none waits
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` for a printer of another way
   */
  async take(viewer: Viewer | null, printerId: string, browser: string): Promise<TakenPrintJob | null> {
    requirePermission(viewer, 'UPDATE_ORDER_STATUS');
    const { dataSource, jobs, news, pages } = this.parts;
    const printer = await dataSource.manager.findOneBy(Printer, { id: printerId });
    if (!printer || printer.deletedAt) throw new DomainError('NOT_FOUND', say.noPrinter);
    if (printer.way !== 'BROWSER') throw new DomainError('CONFLICT', say.notForBrowsers);
    if (await noteBack(dataSource.manager, printerId, away)) await news.changed([printerId]);
    const taker = { takenBy: browser, leaseSeconds: browserSeconds, isHandedOver: true };
    const next = await takeNext(this.parts, printer, taker, (printed) => pages.both(printed, printer));
    return next && { job: await jobs.get(next.job.id), page: next.page };
  }

  /**
   * Reports what became of a job that the browser has taken. What somebody has decided meanwhile stays.
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` for a job that another browser has
   */
  async report(
    viewer: Viewer | null,
    id: string,
    { browser, outcome, error }: BrowserReport,
  ): Promise<PrintJob> {
    requirePermission(viewer, 'UPDATE_ORDER_STATUS');
    const { dataSource, jobs, news } = this.parts;
    const { manager } = dataSource;
    const [row] = await selectJobsByIds(manager, [id]);
    if (!row) throw new DomainError('NOT_FOUND', say.noJob);
    if (row.takenBy !== browser) throw new DomainError('CONFLICT', say.notTaken);
    await markTried(manager, row, sendOutcomes[outcome], outcome === 'PRINTED' ? null : error);
    // A print dialog does not say whether it printed.
    const isFine = outcome === 'PRINTED' || (outcome === 'UNSURE' && error === null);
    const seen = {
      id: row.printerId,
      state: isFine ? 'READY' : 'ERROR',
      error: isFine ? null : error,
    } as const;
    await noteState(manager, seen, isFine);
    await news.toPrint([row.printerId]);
    return jobs.get(id);
  }
}
