import express, { type RequestHandler } from 'express';
import { DomainError } from '../platform/errors.js';

/** Reads a JSON body. */
export const readJson = (limit = '64kb'): RequestHandler[] => [requireJson, express.json({ limit })];

/** Bodies must be JSON: any other type would be read as an empty body. */
const requireJson: RequestHandler = (req, _res, next) => {
  const hasBody = Number(req.get('Content-Length') ?? 0) > 0 || req.get('Transfer-Encoding') !== undefined;
  if (hasBody && !req.is('application/json')) {
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.');
  }
  next();
};
