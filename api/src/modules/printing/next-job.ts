import type { DataSource } from 'typeorm';
import { isUnavailable } from '../../platform/errors.js';
import type { Logger } from '../../platform/log.js';
import { markTried } from '../messages/messages.queries.js';
import type { Printed } from './print-job.js';
import type { Drawn, PrintPagesService } from './print-pages.service.js';
import type { PrintReason } from './print-reasons.js';
import type { Printer } from './printer.entity.js';
import type { PrintingNews } from './printing-news.js';
import {
  claimJob,
  handOverTaken,
  noteDrawn,
  selectJobsByIds,
  selectTaken,
  type JobRow,
} from './printing.queries.js';

interface Parts {
  readonly dataSource: DataSource;
  readonly log: Logger;
  readonly news: PrintingNews;
  readonly pages: Pick<PrintPagesService, 'refusal'>;
}

interface Taker {
  /** Its random name. */
  readonly takenBy: string;
  /** How long it has for a job. */
  readonly leaseSeconds: number;
  /** Whether it can print the job as soon as it has the answer. */
  readonly isHandedOver: boolean;
}

const notDrawn: PrintReason = 'not-drawn';

/**
 * Takes the next job of a printer for a browser or a program, and draws it. A job that cannot be drawn fails, so that it
 * does not hold up the line, and one that is no longer needed ends. What is unavailable meanwhile gives the job back.
 * @returns null if none waits
 */
export async function takeNext<T>(
  { dataSource, log, news, pages }: Parts,
  printer: Printer,
  { takenBy, leaseSeconds, isHandedOver }: Taker,
  draw: (printed: Printed) => Promise<Drawn<T>>,
): Promise<{ readonly job: JobRow; readonly page: T } | null> {
  const { manager } = dataSource;
  for (;;) {
    const taken = await selectTaken(manager, printer.id, takenBy, isHandedOver);
    const id = taken ?? (await claimJob(manager, printer.id, takenBy, leaseSeconds));
    const [job] = id ? await selectJobsByIds(manager, [id]) : [];
    if (!job) return null;
    if (!taken) await news.changed([printer.id]);
    try {
      const refusal = job.handedOverAt ? undefined : await pages.refusal(job.printed);
      if (refusal) {
        await markTried(manager, job, 'skipped', refusal);
        await news.changed([printer.id]);
        continue;
      }
      const { page, version } = await draw(job.printed);
      const isTaken = await dataSource.transaction(
        async (tx) =>
          (await noteDrawn(tx, job.id, version)) &&
          (!isHandedOver || handOverTaken(tx, job, takenBy, leaseSeconds)),
      );
      // Otherwise it was drawn before the order changed, or is in other hands.
      if (isTaken) return { job, page };
    } catch (error) {
      // It may be on paper: its lease ends, and somebody looks.
      if (job.handedOverAt) throw error;
      const mayBeDrawn = isUnavailable(error);
      await markTried(manager, job, mayBeDrawn ? 'retry-soon' : 'failed', mayBeDrawn ? null : notDrawn);
      await news.changed([printer.id]);
      if (mayBeDrawn) throw error;
      log.error({ err: error, printer: printer.id }, 'a document cannot be drawn');
    }
  }
}
