import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Order, Report } from './references/sockets-clients.js';

const clientProcesses = 2;
const script = fileURLToPath(new URL('references/sockets-clients.ts', import.meta.url));

interface Arrived {
  /** Time of the last message. */
  readonly last: number;
  /** Size of a message in bytes. */
  readonly size: number;
  /** Socket numbers with the time of their message. */
  readonly stamps: readonly (readonly [number, number])[];
}

/** Sockets distributed over several client processes. */
export class Clients {
  private readonly children: ChildProcess[] = Array.from({ length: clientProcesses }, () =>
    fork(script, { execArgv: ['--import', 'tsx'] }),
  );

  async open(to: string, greetings: readonly (readonly string[])[]): Promise<void> {
    await this.all((part) => ({
      do: 'open',
      url: to,
      greetings: greetings.filter((_, index) => index % clientProcesses === part),
    }));
  }

  /** Runs `work` and waits until each of these sockets has received a message. */
  async expect(
    indexes: readonly number[],
    isStamped: boolean,
    work: () => Promise<unknown>,
  ): Promise<Arrived> {
    const arrived = this.children.map((child) => this.done(child));
    await this.arm((part) => indexes.filter((index) => index % clientProcesses === part).length, isStamped);
    const [reports] = await Promise.all([Promise.all(arrived), work()]);
    return {
      last: Math.max(...reports.map(({ last }) => last)),
      size: Math.max(...reports.map(({ size }) => size)),
      stamps: reports.flatMap(({ stamps }, part) =>
        stamps.map(([index, at]) => [index * clientProcesses + part, at] as const),
      ),
    };
  }

  /** Runs `work` and waits for one message on any socket. */
  async expectOne(work: () => Promise<unknown>): Promise<{ readonly last: number }> {
    const arrived = this.children.map((child) => this.done(child));
    await this.arm(() => 1, false);
    const [first] = await Promise.all([Promise.race(arrived), work()]);
    return first;
  }

  async close(): Promise<void> {
    await this.all(() => ({ do: 'close' }));
  }

  kill(): void {
    for (const child of this.children) child.kill('SIGKILL');
  }

  private async arm(messages: (part: number) => number, stamps: boolean): Promise<void> {
    await Promise.all(
      this.children.map(async (child, part) => {
        const armed = this.next(child, 'armed');
        child.send({ do: 'expect', messages: messages(part), stamps } satisfies Order);
        await armed;
      }),
    );
  }

  private async all(order: (part: number) => Order): Promise<void> {
    await Promise.all(
      this.children.map(async (child, part) => {
        const done = this.done(child);
        child.send(order(part));
        await done;
      }),
    );
  }

  private async done(child: ChildProcess): Promise<Extract<Report, { is: 'done' }>> {
    return (await this.next(child, 'done')) as Extract<Report, { is: 'done' }>;
  }

  private next(child: ChildProcess, is: Report['is']): Promise<Report> {
    return new Promise((resolve, reject) => {
      const listen = (report: Report) => {
        if (report.is !== is && report.is !== 'failed') return;
        child.off('message', listen);
        if (report.is === 'failed') reject(new Error(report.reason));
        else resolve(report);
      };
      child.on('message', listen);
    });
  }
}
