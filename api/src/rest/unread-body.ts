import type { RequestHandler } from 'express';

/** Milliseconds. */
const patience = 20_000;

/**
 * For routes that take large bodies. A sender who is refused gets the answer at once, but most browsers show it only if
 * the connection lives until they have sent everything. So the rest is thrown away for a while; then the connection ends.
 */
export const leaveUnread: RequestHandler = (req, res, next) => {
  res.once('finish', () => {
    if (req.complete) return;
    req.unpipe();
    req.resume();
    const end = setTimeout(() => req.socket.destroy(), patience);
    req.once('close', () => clearTimeout(end));
  });
  next();
};
