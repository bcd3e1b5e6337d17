import { pipeline } from 'node:stream/promises';
import express, { type RequestHandler } from 'express';
import { isFileName, type FileStore } from '../platform/files.js';
import { LocalFiles } from '../platform/local-files.js';
import { errorCode } from '../platform/system-error.js';

const year = 31_536_000;

/** Serves pictures. The contents of a name never change, so browsers may cache them for ever. */
export function serveUploads(files: FileStore): RequestHandler {
  if (files instanceof LocalFiles) {
    return express.static(files.root, {
      immutable: true,
      maxAge: year * 1000,
      index: false,
      redirect: false,
    });
  }
  return async (req, res, next) => {
    const name = req.path.slice(1);
    if (!['GET', 'HEAD'].includes(req.method) || !isFileName(name)) {
      next();
      return;
    }
    // The name contains a hash of the contents.
    const etag = `"${name}"`;
    const known = req.get('If-None-Match') === etag && (await files.modifiedAt(name));
    const file = known ? undefined : await files.open(name);
    if (!known && !file) {
      next();
      return;
    }
    res.set('Cache-Control', `public, max-age=${year}, immutable`).set('ETag', etag);
    if (!file) {
      res.status(304).end();
      return;
    }
    res.set('Content-Type', file.contentType).set('Content-Length', String(file.size));
    if (req.method === 'HEAD') {
      file.contents.destroy();
      res.end();
      return;
    }
    await pipeline(file.contents, res).catch((error: unknown) => {
      // A browser that leaves the page while pictures load is no error.
      if (errorCode(error) !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    });
  };
}
