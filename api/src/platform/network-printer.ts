import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { inTime } from './in-time.js';
import type { MessagePort } from './message-port.js';
import type { OwnServer } from './own-servers.js';
import { privateAddressOf } from './private-address.js';
import { PrinterFailure, type PrinterFault } from './printer-failure.js';

/** Milliseconds. */
export interface PrinterLimits {
  readonly connect: number;
  /** Without progress. */
  readonly idle: number;
  /** For the first answer to a question. */
  readonly answer: number;
  /** For the first answer of a printer that did not answer before. */
  readonly shortAnswer: number;
  /** For the other answers after the first one. */
  readonly moreAnswers: number;
  /** For the answer after a document: it is printed first. */
  readonly printing: number;
}

const defaultLimits: PrinterLimits = {
  connect: 5000,
  idle: 10_000,
  answer: 2000,
  shortAnswer: 300,
  moreAnswers: 250,
  printing: 30_000,
};

/**
 * DLE EOT 1, 2 and 4 are answered immediately: printer, cause of being offline, paper. GS r 1 is answered when
 * everything before it was printed; many printers know only some of them.
 */
const question = Buffer.from([0x10, 4, 1, 0x10, 4, 2, 0x10, 4, 4, 0x1d, 0x72, 1]);

/** Answers to the immediate questions in their order, and whether the last question was answered. */
interface Answers {
  readonly immediate: readonly number[];
  readonly isInOrder: boolean;
}

/** Bit 4 is set in answers to DLE EOT, and in no other. */
const answersIn = (bytes: readonly number[]): Answers => ({
  immediate: bytes.filter((byte) => (byte & 0x10) !== 0),
  isInOrder: bytes.some((byte) => (byte & 0x10) === 0),
});

const hasAnswered = ({ immediate, isInOrder }: Answers) => immediate.length > 0 || isInOrder;

/** Source: Epson's ESC/POS reference, DLE EOT. */
function faultIn({ immediate }: Answers): PrinterFault | undefined {
  const [printer = 0, cause = 0, paper = 0] = immediate;
  if ((cause & 0x04) !== 0) return 'cover-open';
  if ((cause & 0x20) !== 0 || (paper & 0x60) !== 0) return 'out-of-paper';
  if ((cause & 0x40) !== 0 || (printer & 0x08) !== 0) return 'printer-error';
  return undefined;
}

/** A connection to a printer. */
class PrinterLine {
  private received: number[] = [];
  private changed: (() => void) | undefined;

  constructor(
    private readonly socket: Socket,
    private readonly limits: PrinterLimits,
  ) {
    socket.on('error', () => undefined);
    socket.on('data', (bytes: Buffer) => {
      this.received.push(...bytes);
      this.changed?.();
    });
    socket.on('close', () => this.changed?.());
    socket.on('end', () => this.changed?.());
  }

  get isOpen(): boolean {
    return this.socket.writable && this.socket.readable;
  }

  /** @param expected those to wait for; undefined: those that come */
  async ask(milliseconds: number, expected?: Answers): Promise<Answers> {
    this.received = [];
    this.socket.write(question);
    const isEnough = () => {
      const answers = answersIn(this.received);
      const { immediate, isInOrder } = answers;
      if (!expected) return immediate.length >= 3 && isInOrder;
      // A printer that cannot print does not come to the last question.
      const isPrinted = isInOrder || !expected.isInOrder || faultIn(answers) !== undefined;
      return immediate.length >= expected.immediate.length && isPrinted;
    };
    await this.until(() => this.received.length > 0, milliseconds);
    if (this.received.length > 0)
      await this.until(isEnough, expected ? milliseconds : this.limits.moreAnswers);
    return answersIn(this.received);
  }

  /** @throws if nothing of it leaves for too long, or the connection breaks off */
  async write(bytes: Uint8Array): Promise<void> {
    this.socket.setTimeout(this.limits.idle, () => this.socket.destroy());
    await new Promise<void>((resolve, reject) => {
      this.socket.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
    this.socket.setTimeout(0);
  }

  /** Whether the other side has closed the connection in order, which it does after it has read everything. */
  async isClosedCleanly(): Promise<boolean> {
    const ended = once(this.socket, 'close');
    this.socket.end();
    const isClean = await inTime(this.limits.idle, ended).then(
      ([hadError]) => hadError === false,
      () => false,
    );
    return isClean;
  }

  close(): void {
    this.socket.destroy();
  }

  private async until(isDone: () => boolean, milliseconds: number): Promise<void> {
    const done = new Promise<void>((resolve) => {
      this.changed = () => (isDone() || !this.isOpen ? resolve() : undefined);
      this.changed();
    });
    await inTime(milliseconds, done).catch(() => undefined);
    this.changed = undefined;
  }
}

/**
 * A receipt printer that takes documents on a TCP port. What it answers before a document it must answer after it;
 * otherwise nobody knows whether it was printed.
 */
export class NetworkPrinter implements MessagePort<Uint8Array> {
  private readonly open = new Set<Socket>();

  constructor(
    private readonly host: string,
    private readonly port: number,
    /** Whether it answers questions; null while that is not known. */
    private answers: boolean | null,
    /** Which are no printers. */
    private readonly ownServers: readonly OwnServer[] = [],
    private readonly limits: PrinterLimits = defaultLimits,
  ) {}

  /** Whether it has answered, or did not when it was asked; null while it was not asked. */
  get answersStatus(): boolean | null {
    return this.answers;
  }

  async send(bytes: Uint8Array, handOver: () => Promise<void>): Promise<void> {
    await this.connected(async (line) => {
      const before = await this.askReady(line);
      await handOver();
      if (!line.isOpen) throw new PrinterFailure('not-sent', 'unreachable');
      await line.write(bytes).catch(() => {
        throw new PrinterFailure('unknown', 'broken-off');
      });
      if (!hasAnswered(before)) {
        if (!(await line.isClosedCleanly())) throw new PrinterFailure('unknown', 'broken-off');
        return;
      }
      const after = await line.ask(this.limits.printing, before);
      const fault = faultIn(after);
      if (fault) throw new PrinterFailure('unknown', fault);
      const isMissing =
        after.immediate.length < before.immediate.length || (before.isInOrder && !after.isInOrder);
      if (isMissing) throw new PrinterFailure('unknown', line.isOpen ? 'no-answer' : 'broken-off');
    });
  }

  /**
   * Asks whether it could print.
   * @throws {PrinterFailure}
   */
  async check(): Promise<void> {
    await this.connected((line) => this.askReady(line));
  }

  close(): void {
    for (const socket of this.open) socket.destroy();
  }

  private async askReady(line: PrinterLine): Promise<Answers> {
    const { answer, shortAnswer } = this.limits;
    const answers = await line.ask(this.answers === false ? shortAnswer : answer);
    const fault = faultIn(answers);
    if (fault) throw new PrinterFailure('not-sent', fault);
    if (!line.isOpen) throw new PrinterFailure('not-sent', 'unreachable');
    if (hasAnswered(answers)) this.answers = true;
    else if (this.answers) throw new PrinterFailure('not-sent', 'no-answer');
    else this.answers = false;
    return answers;
  }

  private async connected<T>(work: (line: PrinterLine) => Promise<T>): Promise<T> {
    const socket = await this.connect();
    this.open.add(socket);
    const line = new PrinterLine(socket, this.limits);
    try {
      return await work(line);
    } finally {
      line.close();
      this.open.delete(socket);
    }
  }

  private async connect(): Promise<Socket> {
    const resolved = privateAddressOf(this.host, this.port, this.ownServers);
    const found = await inTime(this.limits.connect, resolved).catch(() => {
      throw new PrinterFailure('not-sent', 'unreachable');
    });
    if ('refusal' in found) throw new PrinterFailure('refused', found.refusal);
    const socket = connect({ host: found.address, port: this.port, noDelay: true });
    try {
      await inTime(this.limits.connect, once(socket, 'connect'));
      return socket;
    } catch {
      socket.destroy();
      throw new PrinterFailure('not-sent', 'unreachable');
    }
  }
}
