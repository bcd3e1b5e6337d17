import type { DataSource, EntityManager } from 'typeorm';
import { isUnavailable } from '../../platform/errors.js';
import type { Logger } from '../../platform/log.js';
import { SendFailure } from '../../platform/message-port.js';
import { NetworkPrinter } from '../../platform/network-printer.js';
import type { OwnServers } from '../../platform/own-servers.js';
import { PrinterFailure, stateWith } from '../../platform/printer-failure.js';
import type { SendingChannel } from '../messages/messages.service.js';
import { printed } from './print-job.js';
import type { PrintReason } from './print-reasons.js';
import type { PrintPagesService } from './print-pages.service.js';
import { Printer } from './printer.entity.js';
import type { PrintingNews } from './printing-news.js';
import { claimNetworkJobs, noteDrawn, noteState } from './printing.queries.js';

/** Lines that print at the same time: more than a shop may have printers. */
const parallel = 20;

interface Parts {
  readonly dataSource: DataSource;
  readonly log: Logger;
  readonly pages: PrintPagesService;
  readonly news: PrintingNews;
  readonly ownServers: OwnServers;
}

/** Printers in the restaurant's network, to which the worker connects. */
export class NetworkPrinters {
  private readonly open = new Set<NetworkPrinter>();

  constructor(private readonly parts: Parts) {}

  /** Jobs for {@link MessagesService}: one at a time for each printer. */
  channel(): SendingChannel {
    const { dataSource, log, pages, news } = this.parts;
    return {
      parallel,
      retry: 'retry-soon',
      claim: async (limit, underWay) => {
        const claimed = await claimNetworkJobs(dataSource.manager, limit, underWay);
        await news.changed(claimed.map(({ address }) => address));
        return claimed;
      },
      refuse: async ({ content }) =>
        'print' in content ? pages.refusal(printed.parse(content.print)) : undefined,
      send: async ({ id, address: printerId, content }, handOver) => {
        const printer = await dataSource.manager.findOneByOrFail(Printer, { id: printerId });
        if (!('print' in content)) throw new Error('a print job has no document');
        const { page, version } = await pages
          .bytes(printed.parse(content.print), printer)
          .catch((error: unknown) => {
            if (isUnavailable(error)) throw error;
            log.error({ err: error, printer: printerId }, 'a document cannot be drawn');
            // A retry would hold up the line.
            throw failure('refused', 'not-drawn');
          });
        const requireNew = async (tx: EntityManager) => {
          if (!(await noteDrawn(tx, id, version))) throw failure('not-sent', 'order-changed');
        };
        await this.reach(printer, (port) => port.send(page, () => handOver(requireNew)));
      },
      changed: ({ address }) => void news.changed([address]),
      close: () => {
        for (const printer of this.open) printer.close();
      },
    };
  }

  /** Looks whether a printer can print again. */
  async check(printer: Printer): Promise<void> {
    await this.reach(printer, (port) => port.check()).catch((error: unknown) => {
      if (!(error instanceof SendFailure)) throw error;
    });
  }

  /** @throws {SendFailure} whose message is what is stored */
  private async reach(printer: Printer, work: (port: NetworkPrinter) => Promise<void>): Promise<void> {
    const { id, host, port: number } = printer;
    if (host === null || number === null) throw failure('not-sent', 'unreachable');
    const port = new NetworkPrinter(host, number, printer.answersStatus, this.parts.ownServers());
    this.open.add(port);
    try {
      await work(port);
      await this.note({ id, state: 'READY', error: null, answersStatus: port.answersStatus }, true);
    } catch (error) {
      if (!(error instanceof PrinterFailure)) throw error;
      const { fault, outcome } = error;
      const state = stateWith[fault];
      await this.note({ id, state, error: fault }, state !== 'UNREACHABLE');
      throw failure(outcome, fault);
    } finally {
      this.open.delete(port);
    }
  }

  /** What became of the document is certain, whether or not this can be noted. */
  private async note(seen: Parameters<typeof noteState>[1], hasAnswered: boolean): Promise<void> {
    const { dataSource, log, news } = this.parts;
    try {
      if (await noteState(dataSource.manager, seen, hasAnswered)) await news.changed([seen.id]);
    } catch (error) {
      log.warn({ err: error, printer: seen.id }, 'the state of a printer cannot be noted');
    }
  }
}

const failure = (outcome: SendFailure['outcome'], reason: PrintReason) =>
  new SendFailure(outcome, reason, reason);
