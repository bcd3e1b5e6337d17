import type { DataSource } from 'typeorm';
import type { NetworkPrinters } from './network-channel.js';
import type { PrintReason } from './print-reasons.js';
import type { PrintingNews } from './printing-news.js';
import { expireJobs, moveJobs, noteAway, selectPrinters, type PrinterRow } from './printing.queries.js';

/** Seconds after which another printer takes over: staff may still put paper in. */
const takeOverSeconds = 20;

const expired: PrintReason = 'expired';
const away = { AGENT: 'away', BROWSER: 'no-browser' } satisfies Record<string, PrintReason>;

/** Runs in the worker, every few seconds. */
export class PrinterWatchService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly network: Pick<NetworkPrinters, 'check'>,
    private readonly news: PrintingNews,
    private readonly now: () => Date,
  ) {}

  /** Expires jobs that are no longer needed, and moves those that another printer takes over. */
  async attend(): Promise<void> {
    const { manager } = this.dataSource;
    const printers = await selectPrinters(manager);
    if (printers.length === 0) return;
    await this.news.changed(await expireJobs(manager, expired));
    await this.news.changed(await noteAway(manager, away));
    // Browsers may have missed the news, or could not print the job before.
    const inBrowsers = printers.filter(({ way, waiting }) => way === 'BROWSER' && waiting > 0);
    await this.news.changed(inBrowsers.map(({ id }) => id));
    for (const printer of printers) await this.takeOver(printer, printers);
  }

  /** Checks stopped printers that have no job to try. */
  async checkStopped(): Promise<void> {
    const printers = await selectPrinters(this.dataSource.manager);
    const stopped = printers.filter(
      ({ way, isPaused, stoppedSince, waiting }) =>
        way === 'NETWORK' && !isPaused && stoppedSince !== null && waiting === 0,
    );
    await Promise.all(stopped.map((printer) => this.network.check(printer)));
  }

  private async takeOver(printer: PrinterRow, printers: readonly PrinterRow[]): Promise<void> {
    const to = this.nextOf(printer, printers);
    if (to === undefined || !this.isStopped(printer)) return;
    const waitedSeconds = printer.isPaused ? takeOverSeconds : 0;
    const moved = await moveJobs(this.dataSource.manager, printer.id, to, waitedSeconds);
    if (moved) await this.news.toPrint([printer.id, to]);
  }

  /** The first of its fallbacks that prints. */
  private nextOf({ fallbackId }: PrinterRow, printers: readonly PrinterRow[]): string | undefined {
    const next = printers.find(({ id }) => id === fallbackId);
    if (!next) return undefined;
    return next.isPaused || next.stoppedSince !== null ? this.nextOf(next, printers) : next.id;
  }

  private isStopped({ isPaused, stoppedSince }: PrinterRow): boolean {
    if (isPaused) return true;
    return stoppedSince !== null && this.now().getTime() - stoppedSince.getTime() >= takeOverSeconds * 1000;
  }
}
