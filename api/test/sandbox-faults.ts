import express, { type Express, type RequestHandler } from 'express';

/** Calls between the shop and its sandbox, in both directions. */
export const calls = {
  createOrder: /^POST .*\/v1\/orders$/,
  paymentsOfOrder: /^GET .*\/v1\/orders\/\w+\/payments$/,
  refund: /^POST .*\/v1\/payments\/\w+\/refund$/,
  fetchRefund: /^GET .*\/v1\/refunds\/\w+$/,
  webhook: /^POST \/api\/payment\/webhook$/,
} as const;

const failsWith =
  (status: number, code: string): RequestHandler =>
  (_req, res) =>
    void res.status(status).json({ error: { code, description: 'It failed for a test.' } });

/** Answers of calls that fail. Nothing is done but for `lostAnswer`: there it is done, and the connection breaks. */
export const failures = {
  badGateway: (_req, res) => void res.status(502).type('html').send('<h1>502 Bad Gateway</h1>'),
  error: failsWith(500, 'SERVER_ERROR'),
  hang: () => undefined,
  lostAnswer: (req, res, next) => {
    res.json = () => {
      req.socket.destroy();
      return res;
    };
    next();
  },
  refused: failsWith(400, 'BAD_REQUEST_ERROR'),
  tooManyRequests: failsWith(429, 'BAD_REQUEST_ERROR'),
} as const satisfies Record<string, RequestHandler>;

/** A refund as the provider reports it. */
export interface HeldRefund {
  readonly id: string;
  readonly payment_id: string;
  readonly amount: number;
  readonly notes: { readonly refund_id: string };
  readonly status: string;
}

/** Answers calls between a shop and its sandbox in place of the one that is called. */
export class SandboxFaults {
  private pending: { readonly call: RegExp; readonly answer: RequestHandler; left: number }[] = [];

  constructor({ server }: { readonly server: Express }) {
    server.use((req, res, next) => {
      const met = this.pending.find(({ call }) => call.test(`${req.method} ${req.path}`));
      if (!met) return next();
      met.left -= 1;
      this.pending = this.pending.filter(({ left }) => left > 0);
      return met.answer(req, res, next);
    });
    // Before the routes.
    const { stack } = server.router;
    stack.unshift(...stack.splice(-1));
  }

  /** @param times number of calls, the next ones */
  meet(call: RegExp, answer: RequestHandler, times = 1): void {
    this.pending.push({ call, answer, left: times });
  }

  dropWebhooks(): void {
    this.meet(calls.webhook, (_req, res) => void res.json({}), Infinity);
  }

  /**
   * The provider accepts refunds and leaves them pending.
   * @returns one for each request; those of one refund have the same id
   */
  holdRefunds(): HeldRefund[] {
    const held: HeldRefund[] = [];
    const accept: RequestHandler = (req, res) =>
      express.json()(req, res, () => {
        const { amount, notes } = req.body as HeldRefund;
        const payment_id = req.path.split('/').at(-2) ?? '';
        held.push({ id: `rfnd_${notes.refund_id}`, payment_id, amount, notes, status: 'pending' });
        res.json(held.at(-1));
      });
    this.meet(calls.refund, accept, Infinity);
    const find: RequestHandler = (req, res) => void res.json(held.find(({ id }) => req.path.endsWith(id)));
    this.meet(calls.fetchRefund, find, Infinity);
    return held;
  }

  clear(): void {
    this.pending = [];
  }
}
