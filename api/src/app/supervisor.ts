import cluster, { type Worker } from 'node:cluster';
import { z } from 'zod';
import { aggregateMetrics } from '../metrics/cluster-metrics.js';
import type { Config } from '../config.js';

/** Delays before a process that has ended is restarted, and the uptime after which they start from `initialMs` again. */
const backoff = { initialMs: 250, maxMs: 30_000, resetAfterMs: 60_000 } as const;

/** Milliseconds in addition to the process's own stop limit. */
const killDelayMs = 1000;

type ProcessRole = 'api' | 'worker';

const ready = z.object({ type: z.literal('chowk:ready'), port: z.number().optional() });

/** Reports to the supervisor, if there is one, that this process is ready. */
export function reportReady(port?: number): void {
  cluster.worker?.send({ type: 'chowk:ready', port });
}

interface SupervisorOptions {
  readonly config: Config;
  /** The entry file of each process. */
  readonly main: string;
  /** Milliseconds for a process to stop. */
  readonly stopLimit: number;
  readonly print: (message: string) => void;
  /** Called once, with the port that all processes share. */
  readonly onListening: (port: number) => void;
}

/**
 * Runs `WEB_CONCURRENCY` API processes on one port and, with `ROLE=all`, a worker. Restarts processes that end, with
 * backoff. Forwards signals to all.
 * @returns the exit code once all have ended: 1 if one did not stop cleanly or could not start
 */
export async function supervise(options: SupervisorOptions): Promise<number> {
  const { config, main, stopLimit, print } = options;
  cluster.setupPrimary({ exec: main });
  aggregateMetrics();

  const members = new Set<Worker>();
  const waiting = new Set<NodeJS.Timeout>();
  /** Roles that have been ready at least once; others are not restarted. */
  const proven = new Set<ProcessRole>();
  let stopping = false;
  let exitCode = 0;
  let onEnd: () => void;
  const ended = new Promise<void>((resolve) => (onEnd = resolve));

  const start = (role: ProcessRole, deaths: number): void => {
    const member = cluster.fork({ ROLE: role, WEB_CONCURRENCY: '1' });
    const startedAt = Date.now();
    members.add(member);
    member.on('message', (message: unknown) => {
      const { success, data } = ready.safeParse(message);
      if (!success) return;
      if (role === 'api' && !proven.has(role)) options.onListening(data.port ?? config.port);
      proven.add(role);
    });
    member.once('exit', (code, signal) => {
      members.delete(member);
      if (stopping) {
        if (code !== 0) exitCode = 1;
        if (members.size === 0) onEnd();
      } else if (proven.has(role)) {
        const recentExits = Date.now() - startedAt > backoff.resetAfterMs ? 0 : deaths;
        const wait = Math.min(backoff.initialMs * 2 ** Math.min(recentExits, 20), backoff.maxMs);
        print(`${role} process ended (${signal ?? code}), starting another one in ${wait / 1000} s`);
        const timer = setTimeout(() => {
          waiting.delete(timer);
          start(role, recentExits + 1);
        }, wait);
        waiting.add(timer);
      } else {
        stop(1);
      }
    });
  };

  const stop = (code: number): void => {
    if (stopping) return;
    stopping = true;
    exitCode = code;
    for (const timer of waiting) clearTimeout(timer);
    if (members.size === 0) onEnd();
    // Not `member.kill()`, which disconnects the IPC channel first.
    for (const member of members) member.process.kill('SIGTERM');
    setTimeout(() => {
      for (const member of members) member.process.kill('SIGKILL');
    }, stopLimit + killDelayMs).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));

  for (let count = 0; count < config.webConcurrency; count += 1) start('api', 0);
  if (config.role === 'all') start('worker', 0);
  await ended;
  return exitCode;
}
