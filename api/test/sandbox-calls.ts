import type { Express, RequestHandler } from 'express';

/** Calls between the shop and its sandbox, in both directions, such as `POST /sandbox/razorpay/v1/orders`. */
export const calls = {
  webhook: /^POST \/api\/payment\/webhook$/,
} as const;

/** The sandbox, or the shop, accepts the call and does nothing. */
export const ignored: RequestHandler = (_req, res) => void res.json({});

/** Answers calls between a shop and its sandbox in place of the one that is called. */
export class SandboxCalls {
  private met: { readonly call: RegExp; readonly answer: RequestHandler; left: number }[] = [];

  constructor({ server }: { readonly server: Express }) {
    server.use((req, res, next) => {
      const met = this.met.find(({ call }) => call.test(`${req.method} ${req.path}`));
      if (!met) return next();
      met.left -= 1;
      this.met = this.met.filter(({ left }) => left > 0);
      return met.answer(req, res, next);
    });
    // Before the routes.
    const { stack } = server.router;
    stack.unshift(...stack.splice(-1));
  }

  /** @param times number of calls, the next ones */
  meet(call: RegExp, answer: RequestHandler, times = Infinity): void {
    this.met.push({ call, answer, left: times });
  }

  clear(): void {
    this.met = [];
  }
}
