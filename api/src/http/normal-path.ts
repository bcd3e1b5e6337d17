import express, { type Express, type RequestHandler } from 'express';
import { answerUnknownRoute } from '../rest/errors.js';

/**
 * Whether a path is in its only accepted spelling. Routes and rules of proxies compare paths as text, while static file
 * serving decodes them and resolves `//` and `/./`.
 */
function isNormal(path: string): boolean {
  if (/\/\/|\\|\/\.{1,2}(?:\/|$)/.test(path)) return false;
  return [...path.matchAll(/%([0-9a-f]{2})/gi)].every(([, hex = '']) => mustEncode(parseInt(hex, 16)));
}

/** Letters, digits and `-._~` need no encoding (RFC 3986, section 2.3); encoded `/` and `\` would hide a separator. */
const mustEncode = (byte: number): boolean => !/[\w.~/\\-]/.test(String.fromCharCode(byte));

/** An Express app with exact routes: case-sensitive and without optional trailing slash. */
export function exactApp(): Express {
  return express().disable('x-powered-by').enable('case sensitive routing').enable('strict routing');
}

/** Must precede all routes of {@link exactApp}. */
export const requireNormalPath: RequestHandler = (req, res, next) => {
  if (isNormal(req.path)) next();
  else answerUnknownRoute(req, res, next);
};
