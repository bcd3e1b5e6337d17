import express, { type Express, type RequestHandler } from 'express';
import { answerUnknownRoute } from '../rest/errors.js';

/**
 * Whether a path is written in the one way there is. Routes, and rules of proxies in front of the shop, compare it as
 * text, while what serves files decodes it and takes `//` and `/./` out.
 */
function isNormal(path: string): boolean {
  if (/\/\/|\\|\/\.{1,2}(?:\/|$)/.test(path)) return false;
  return [...path.matchAll(/%([0-9a-f]{2})/gi)].every(([, hex = '']) => mustEncode(parseInt(hex, 16)));
}

/** Nobody has to encode letters, digits and `-._~` (RFC 3986, section 2.3), and `/` and `\` part what belongs together. */
const mustEncode = (byte: number): boolean => !/[\w.~/\\-]/.test(String.fromCharCode(byte));

/** An app that finds a route under its own path alone: not in capitals, not with another slash at its end. */
export function exactApp(): Express {
  return express().disable('x-powered-by').enable('case sensitive routing').enable('strict routing');
}

/** Before any route of {@link exactApp}. */
export const requireNormalPath: RequestHandler = (req, res, next) => {
  if (isNormal(req.path)) next();
  else answerUnknownRoute(req, res, next);
};
