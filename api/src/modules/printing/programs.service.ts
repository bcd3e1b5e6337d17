import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import type { Logger } from '../../platform/log.js';
import type { Pubsub } from '../../platform/pubsub.js';
import {
  takeNetworkPoint,
  takePoint,
  type PointCounter,
  type RateLimits,
} from '../../platform/rate-limits.js';
import { bearerToken } from '../auth/bearer-token.js';
import { markTried } from '../messages/messages.queries.js';
import { takeNext } from './next-job.js';
import type { Printed } from './print-job.js';
import type { PrintReason } from './print-reasons.js';
import type { PrintPagesService } from './print-pages.service.js';
import type { Printer } from './printer.entity.js';
import { hashOf } from './printers.service.js';
import type { PrintingNews } from './printing-news.js';
import type { ProgramPoll, ProgramReport } from './printing.input.js';
import { printingMessage, printingTopic } from './printing.messages.js';
import {
  handOverTaken,
  noteBack,
  noteDrawn,
  noteState,
  selectJobsByIds,
  selectPrinterOfToken,
} from './printing.queries.js';
import { say } from './printing.sentences.js';
import { sendOutcomes } from './taken-jobs.service.js';

/** Seconds for which a program has a job before it prints, and while it prints. */
const leaseSeconds = 30;
const printSeconds = 120;

/** Milliseconds. Short, as a process that stops waits for the requests in flight. */
const longPollMs = 5000;

const away: PrintReason = 'away';

export interface ProgramJob {
  readonly id: string;
  /** Distinguishes attempts. */
  readonly claim: number;
  readonly name: string;
  /** Base64. */
  readonly bytes: string;
}

interface Parts {
  readonly dataSource: DataSource;
  readonly log: Logger;
  readonly pages: PrintPagesService;
  readonly news: PrintingNews;
  readonly pubsub: Pubsub;
  readonly rateLimits: RateLimits;
}

/** Programs beside printers, which fetch jobs with a token. They are as careful as the worker: they hand over, then print. */
export class ProgramsService {
  private readonly wrongTokens: PointCounter;
  private readonly polls: PointCounter;
  /** Requests that wait for a job, by printer. */
  private readonly waiting = new Map<string, Set<() => void>>();

  constructor(private readonly parts: Parts) {
    this.wrongTokens = parts.rateLimits.counter({ name: 'printer-token', points: 30, seconds: 900 });
    this.polls = parts.rateLimits.frequentCounter({ name: 'printer-poll', points: 1200, seconds: 60 });
    parts.pubsub.subscribe(printingTopic, (data) => {
      const { printerId } = printingMessage.parse(data);
      for (const wake of this.waiting.get(printerId) ?? []) wake();
    });
  }

  /**
   * Waits for a job for some seconds.
   * @param header of the authorization
   * @throws {DomainError} `UNAUTHENTICATED`, `TOO_MANY_REQUESTS`
   */
  async next(
    header: string | undefined,
    address: string,
    { program, state, error }: ProgramPoll,
    isGone: () => boolean,
  ): Promise<{ readonly printer: string; readonly job: ProgramJob | null }> {
    const printer = await this.identify(header, address);
    const { dataSource, news } = this.parts;
    await takePoint(this.polls, printer.id, say.tooManyPolls);
    const isBack = await noteBack(dataSource.manager, printer.id, away);
    const isOther =
      state && (await noteState(dataSource.manager, { id: printer.id, state, error }, state === 'READY'));
    if (isBack || isOther) await news.changed([printer.id]);
    const until = Date.now() + longPollMs;
    for (;;) {
      // Before the look at the jobs, so that none comes between.
      const woken = this.nextNews(printer.id, until - Date.now());
      const job = isGone() ? null : await this.take(printer, program);
      if (job || isGone() || Date.now() >= until) return { printer: printer.name, job };
      await woken;
    }
  }

  /**
   * The program prints the job from now on. Idempotent.
   * @throws {DomainError} `UNAUTHENTICATED`, `CONFLICT` if the job is in other hands
   */
  async handOver(
    header: string | undefined,
    address: string,
    id: string,
    { program, claim }: Pick<ProgramReport, 'program' | 'claim'>,
  ): Promise<void> {
    const printer = await this.identify(header, address);
    await this.parts.dataSource.transaction(async (tx) => {
      const [row] = await selectJobsByIds(tx, [id]);
      const isIts =
        row?.printerId === printer.id &&
        // Otherwise the program gets the job again, with the change.
        (await noteDrawn(tx, id, row.drawn)) &&
        (await handOverTaken(tx, { id, tries: claim }, program, printSeconds));
      if (!isIts) throw new DomainError('CONFLICT', say.notTaken);
    });
  }

  /**
   * Notes what became of a job; what somebody has decided meanwhile stays.
   * @throws {DomainError} `UNAUTHENTICATED`, `CONFLICT` for a job of another program
   */
  async report(
    header: string | undefined,
    address: string,
    id: string,
    report: ProgramReport,
  ): Promise<void> {
    const printer = await this.identify(header, address);
    const { manager } = this.parts.dataSource;
    const [job] = await selectJobsByIds(manager, [id]);
    if (job?.printerId !== printer.id || job.takenBy !== report.program)
      throw new DomainError('CONFLICT', say.notTaken);
    const { claim, error, outcome, state } = report;
    await markTried(
      manager,
      { id, tries: claim },
      sendOutcomes[outcome],
      outcome === 'PRINTED' ? null : error,
    );
    await noteState(
      manager,
      { id: printer.id, state, error: state === 'READY' ? null : error },
      state === 'READY',
    );
    await this.parts.news.changed([printer.id]);
  }

  private async identify(header: string | undefined, address: string): Promise<Printer> {
    const token = bearerToken(header) ?? '';
    const printer = await selectPrinterOfToken(this.parts.dataSource.manager, hashOf(token));
    if (printer) return printer;
    await takeNetworkPoint(this.wrongTokens, address, say.tooManyTokens);
    throw new DomainError('UNAUTHENTICATED', say.wrongToken);
  }

  private async take(printer: Printer, program: string): Promise<ProgramJob | null> {
    const taker = { takenBy: program, leaseSeconds, isHandedOver: false };
    const draw = (printed: Printed) => this.parts.pages.bytes(printed, printer);
    const next = await takeNext(this.parts, printer, taker, draw);
    if (!next) return null;
    const { id, tries, printed } = next.job;
    return {
      id,
      claim: tries,
      name: printed.order?.name ?? printed.document,
      bytes: next.page.toString('base64'),
    };
  }

  /** Resolves at the next news of a printer, or in time. */
  private async nextNews(printerId: string, milliseconds: number): Promise<void> {
    const listeners = this.waiting.get(printerId) ?? new Set();
    this.waiting.set(printerId, listeners);
    const ending = new AbortController();
    const wake = () => ending.abort();
    listeners.add(wake);
    await delay(Math.max(0, milliseconds), undefined, { signal: ending.signal, ref: false }).catch(
      () => undefined,
    );
    listeners.delete(wake);
    if (listeners.size === 0) this.waiting.delete(printerId);
  }
}
