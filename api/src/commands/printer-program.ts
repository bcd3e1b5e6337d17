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

const job = z.object({ id: z.string(), claim: z.int(), name: z.string(), bytes: z.base64() });
type Job = z.output<typeof job>;
const answer = z.object({ printer: z.string(), job: job.nullable() });

const outcomes = { unknown: 'UNSURE', refused: 'WAITING', 'not-sent': 'WAITING' } as const;

interface PrinterHealth {
  readonly state: string;
  readonly error?: PrinterFault;
}

/** Another program has the job, or somebody has decided about it. */
class JobGone extends Error {}

/** Fetches the jobs of one printer from the shop and prints them. A job is handed over just before it is printed. */
export class PrinterProgram {
  /** A new one for each start: nobody knows what became of the jobs of the last. */
  private readonly name = randomUUID();
  private health: PrinterHealth | undefined;
  private lastWords = '';

  constructor(private readonly parts: Parts) {}

  /**
   * Ends after the present job.
   * @throws if the shop does not accept the token
   */
  async run(signal: AbortSignal): Promise<void> {
    let isGreeted = false;
    while (!signal.aborted) {
      if (this.health && this.health.state !== 'READY') await this.check();
      const said = await this.ask('next', this.health ?? {}, signal);
      if (said === undefined) break;
      if (said === null)
        throw new Error(`${this.parts.shop.host} is no shop with printers: check the address.`);
      const { printer, job: next } = answer.parse(said);
      if (!isGreeted) this.say(`prints for “${printer}” of ${this.parts.shop.host}`);
      isGreeted = true;
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
    await this.ask(`jobs/${id}/outcome`, { claim, outcome, state: 'UNKNOWN', ...this.health });
  }

  private note(failure: unknown): void {
    if (failure instanceof PrinterFailure) {
      this.health = { state: stateWith[failure.fault], error: failure.fault };
      this.say(failure.message);
    } else if (failure) this.say(messageOf(failure));
    else this.health = { state: 'READY' };
  }

  private async handOver({ id, claim }: Job): Promise<void> {
    const said = await this.ask(`jobs/${id}/hand-over`, { claim }, AbortSignal.timeout(handOverTime));
    if (said === undefined) throw new Error('The shop does not answer.');
    if (said === null) throw new JobGone();
  }

  /**
   * Asks the shop until it answers.
   * @returns null if it refuses, undefined if the signal came first
   */
  private async ask(path: string, body: object, signal?: AbortSignal): Promise<unknown> {
    for (let wait = backoff.firstMs; ; wait = Math.min(2 * wait, backoff.maxMs)) {
      const said = await this.request(path, body, signal);
      if (said !== undefined || signal?.aborted) return said;
      await delay(wait, undefined, { signal }).catch(() => undefined);
    }
  }

  /** @returns undefined if a retry may help */
  private async request(path: string, body: object, signal?: AbortSignal): Promise<unknown> {
    const { shop, token } = this.parts;
    const response = await fetch(new URL(`/api/printer/${path}`, shop), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ program: this.name, ...body }),
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(requestTimeout), ...(signal ? [signal] : [])]),
    }).catch(() => undefined);
    if (response?.ok) return response.json().catch(() => undefined);
    if (signal?.aborted) return undefined;
    if (response?.status === 401)
      throw new Error('The shop does not accept the token: create a new one in the printer’s settings.');
    const isFinal = response && response.status < 500 && response.status !== 429;
    if (isFinal) return null;
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
