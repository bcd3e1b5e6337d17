import type { RequestHandler } from 'express';

/** Milliseconds. */
const discardTime = 20_000;

/**
 * For routes with large bodies. A refused sender gets the answer immediately, but most browsers show it only if the
 * connection stays open until they have sent everything. So the rest is discarded for some time before the connection is
 * closed.
 */
export const leaveUnread: RequestHandler = (req, res, next) => {
  res.once('finish', () => {
    if (req.complete) return;
    req.unpipe();
    req.resume();
    const end = setTimeout(() => req.socket.destroy(), discardTime);
    req.once('close', () => clearTimeout(end));
  });
  next();
};
