import type { RequestHandler } from 'express';
import type { App } from '../app/app.js';
import { inTime } from '../platform/in-time.js';

/** Milliseconds. A part that has not answered by then counts as away. */
const limit = 2000;

type Part = 'database' | 'queue';

/** Whether this process is to be sent requests, and if not, why. */
export class Readiness {
  private draining = false;

  constructor(private readonly parts: Readonly<Record<Part, () => Promise<unknown>>>) {}

  static of({ dataSource, queue }: App): Readiness {
    return new Readiness({
      database: () => dataSource.query('select 1'),
      queue: () => queue.ping(),
    });
  }

  get isDraining(): boolean {
    return this.draining;
  }

  /** From now on it is not: the process is about to stop. */
  drain(): void {
    this.draining = true;
  }

  /** Asks proxies and clients to come back over a new connection, which leads elsewhere, before this one ends. */
  readonly partGently: RequestHandler = (_req, res, next) => {
    if (this.draining) res.set('Connection', 'close');
    next();
  };

  readonly answer: RequestHandler = async (_req, res) => {
    const [database, queue] = await Promise.all([answers(this.parts.database), answers(this.parts.queue)]);
    const isReady = database && queue && !this.draining;
    const word = (isThere: boolean) => (isThere ? 'ok' : 'unavailable');
    res
      .status(isReady ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({
        status: this.draining ? 'draining' : isReady ? 'ready' : 'not ready',
        database: word(database),
        queue: word(queue),
      });
  };
}

const answers = (ask: () => Promise<unknown>): Promise<boolean> =>
  inTime(limit, ask()).then(
    () => true,
    () => false,
  );
