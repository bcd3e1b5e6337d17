import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { MessagePort } from '../platform/message-port.js';
import { PrinterFailure, stateWith, type PrinterFault } from '../platform/printer-failure.js';
import { messageOf } from '../platform/system-error.js';

export interface ProgramPrinter extends MessagePort<Uint8Array> {
  /** @throws {PrinterFailure} if it could not print */
  check(): Promise<void>;
}

interface Parts {
  readonly shop: URL;
  readonly token: string;
  readonly printer: ProgramPrinter;
  readonly say: (words: string) => void;
}

/** Milliseconds. Longer than the shop lets a request wait for a job. */
const requestTimeout = 20_000;
const handOverTime = 10_000;
const backoff = { firstMs: 500, maxMs: 15_000 };
/** For the outcome of the present job after a stop. */
const stopTime = 5000;

const job = z.object({ id: z.string(), claim: z.int(), name: z.string(), bytes: z.base64() });
type Job = z.output<typeof job>;
const nextAnswer = z.object({ printer: z.string(), job: job.nullable() });
/** Of requests whose answer says nothing more. */
const anyAnswer = z.object({});

const outcomes = { unknown: 'UNSURE', refused: 'WAITING', 'not-sent': 'WAITING' } as const;

interface PrinterHealth {
  readonly state: string;
  readonly error?: PrinterFault;
}

interface Request<Answer> {
  readonly path: string;
  readonly body: object;
  readonly answer: z.ZodType<Answer>;
  readonly signal: AbortSignal;
  /** Whether a status of HTTP is a refusal, so that no retry helps. */
  readonly isRefusal: (status: number) => boolean;
}

/** Of a request about a job: others wait behind it. */
const refusesJob = (status: number) => status >= 400 && status < 500 && status !== 429;

/** Another program has the job, or somebody has decided about it. */
class JobGone extends Error {}

/** Fetches the jobs of one printer from the shop and prints them. A job is handed over just before it is printed. */
export class PrinterProgram {
  /** A new one for each start: nobody knows what became of the jobs of the last. */
  private readonly name = randomUUID();
  private health: PrinterHealth | undefined;
  /** Whether the shop has answered. */
  private isGreeted = false;
  private readonly ending = new AbortController();
  private lastWords = '';

  constructor(private readonly parts: Parts) {}

  /**
   * Ends after the present job.
   * @throws if the shop does not accept the token, or there is none
   */
  async run(signal: AbortSignal): Promise<void> {
    signal.addEventListener('abort', () => setTimeout(() => this.ending.abort(), stopTime).unref());
    while (!signal.aborted) {
      if (this.health && this.health.state !== 'READY') await this.check();
      const said = await this.ask({
        path: 'next',
        body: this.health ?? {},
        answer: nextAnswer,
        signal,
        isRefusal: (status) => status === 404 && !this.isGreeted,
      });
      if (said === undefined) break;
      if (said === null)
        throw new Error(`${this.parts.shop.host} is no shop with printers: check the address.`);
      const { printer, job: next } = said;
      if (!this.isGreeted) this.say(`prints for “${printer}” of ${this.parts.shop.host}`);
      this.isGreeted = true;
      if (next) await this.print(next);
    }
    this.parts.printer.close();
    this.say('stopped');
  }

  private async check(): Promise<void> {
    const failure = await this.parts.printer.check().then(
      () => undefined,
      (error: unknown) => error,
    );
    this.note(failure);
  }

  private async print(next: Job): Promise<void> {
    const { id, claim, name, bytes } = next;
    const failure = await this.parts.printer
      .send(Buffer.from(bytes, 'base64'), () => this.handOver(next))
      .then(
        () => undefined,
        (error: unknown) => error,
      );
    if (failure instanceof JobGone) return;
    this.note(failure);
    if (!failure) this.say(`printed ${name}`);
    // Without an answer of the shop to the hand-over, nothing was printed.
    const outcome =
      failure instanceof PrinterFailure ? outcomes[failure.outcome] : failure ? 'WAITING' : 'PRINTED';
    await this.ask({
      path: `jobs/${id}/outcome`,
      body: { claim, outcome, state: 'UNKNOWN', ...this.health },
      answer: anyAnswer,
      signal: this.ending.signal,
      isRefusal: refusesJob,
    });
  }

  private note(failure: unknown): void {
    if (failure instanceof PrinterFailure) {
      this.health = { state: stateWith[failure.fault], error: failure.fault };
      this.say(failure.message);
    } else if (failure) this.say(messageOf(failure));
    else this.health = { state: 'READY' };
  }

  private async handOver({ id, claim }: Job): Promise<void> {
    const said = await this.ask({
      path: `jobs/${id}/hand-over`,
      body: { claim },
      answer: anyAnswer,
      signal: AbortSignal.any([AbortSignal.timeout(handOverTime), this.ending.signal]),
      isRefusal: refusesJob,
    });
    if (said === undefined) throw new Error('The shop does not answer.');
    if (said === null) throw new JobGone();
  }

  /**
   * Asks the shop until it answers.
   * @returns null if it refuses, undefined if the signal came first
   * @throws if it does not accept the token
   */
  private async ask<Answer>(request: Request<Answer>): Promise<Answer | null | undefined> {
    const { signal } = request;
    for (let wait = backoff.firstMs; ; wait = Math.min(2 * wait, backoff.maxMs)) {
      const said = await this.askOnce(request);
      if (said !== undefined || signal.aborted) return said;
      await delay(wait, undefined, { signal }).catch(() => undefined);
    }
  }

  /** @returns undefined if a retry may help */
  private async askOnce<Answer>(request: Request<Answer>): Promise<Answer | null | undefined> {
    const { path, body, answer, signal, isRefusal } = request;
    const { shop, token } = this.parts;
    const response = await fetch(new URL(`/api/printer/${path}`, shop), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ program: this.name, ...body }),
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(requestTimeout), signal]),
    }).catch(() => undefined);
    const { data } = answer.safeParse(
      response?.ok ? await response.json().catch(() => undefined) : undefined,
    );
    if (data !== undefined || signal.aborted) return data;
    if (response?.status === 401)
      throw new Error(
        'The shop does not accept the token: create one with “New token” in the printer’s settings.',
      );
    if (response && isRefusal(response.status)) return null;
    this.say(
      response
        ? `The shop answers ${response.status}, will try again`
        : 'The shop cannot be reached, will try again',
    );
    return undefined;
  }

  /** The same words once. */
  private say(words: string): void {
    if (words === this.lastWords) return;
    this.lastWords = words;
    this.parts.say(words);
  }
}
