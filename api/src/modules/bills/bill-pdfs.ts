import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { DataSource } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { FairQueue } from '../../platform/fair-queue.js';
import type { Logger } from '../../platform/log.js';
import type { BillDocument } from '../bill-book/bill-wording.js';
import { pdfTaskOf, type BillPaper, type PdfTask } from './bill-layout.js';
import { insertFile, selectFile } from './bills.queries.js';
import { say } from './bills.sentences.js';

/** Maximum number of documents that wait for the thread. */
const maxWaiting = { inAll: 60, perCaller: 6 } as const;

/** Milliseconds. */
const longestWait = 15_000;

/** Milliseconds: 999 lines take 5 s. */
const timeLimit = 20_000;

const worker = fileURLToPath(new URL('./pdf-worker.js', import.meta.url));

const { resolve } = createRequire(import.meta.url);
const { version } = JSON.parse(readFileSync(resolve('pdfmake/package.json'), 'utf8')) as { version: string };

/** What else decides on the bytes: a new version of it makes new files. */
const maker = `pdfmake ${version}\n${readFileSync(worker, 'utf8')}`;

const hashOf = (task: PdfTask): string =>
  createHash('sha256')
    .update(`${maker}\n${JSON.stringify(task)}`)
    .digest('hex');

const unavailable = (cause?: unknown) => new DomainError('UNAVAILABLE', say.notMade, {}, { cause });

/** Makes PDFs in a thread, one at a time, and keeps them. */
export class BillPdfs {
  private readonly pool = new Piscina({
    filename: worker,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 30_000,
  });
  private readonly queue: FairQueue;
  private readonly unfinished = new Map<string, Promise<Buffer>>();

  /** @param factor multiplies the queue's limits */
  constructor(
    private readonly dataSource: DataSource,
    private readonly log: Logger,
    factor: number,
  ) {
    this.queue = new FairQueue({
      concurrency: 1,
      limits: [maxWaiting.inAll, maxWaiting.perCaller].map((limit) =>
        Math.max(1, Math.round(limit * factor)),
      ),
      longestWait,
      refusal: unavailable,
    });
  }

  /**
   * The same bytes for the same document, whenever it is made.
   * @throws {DomainError} `UNAVAILABLE` if too many wait, or it cannot be made in time
   */
  of(bill: BillDocument, paper: BillPaper, caller: string): Promise<Buffer> {
    const task = pdfTaskOf(bill, paper);
    const hash = hashOf(task);
    const unfinished = this.unfinished.get(hash);
    if (unfinished) return unfinished;
    const file = this.keptOrMade(hash, task, caller).finally(() => this.unfinished.delete(hash));
    this.unfinished.set(hash, file);
    return file;
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }

  private async keptOrMade(hash: string, task: PdfTask, caller: string): Promise<Buffer> {
    const { manager } = this.dataSource;
    const kept = await selectFile(manager, hash);
    if (kept) return kept;
    const made = await this.queue.run([caller], () => this.make(task));
    await insertFile(manager, hash, made);
    return made;
  }

  private async make(task: PdfTask): Promise<Buffer> {
    try {
      const made = (await this.pool.run(task, { signal: AbortSignal.timeout(timeLimit) })) as Uint8Array;
      return Buffer.from(made);
    } catch (error) {
      this.log.error({ err: error }, 'PDF of a bill');
      throw unavailable(error);
    }
  }
}
