import type { Request as ExpressRequest, RequestHandler, Response } from 'express';
import multer from 'multer';
import { z } from 'zod';
import { badInput, DomainError } from '../../platform/errors.js';
import { manyUploads } from './turnstile.js';
import { say } from './uploads.sentences.js';
import type { Sentence } from '../../platform/sentences.js';

declare module 'express-serve-static-core' {
  interface Request {
    /** The received file, unchecked. Set by {@link receiveImage}. */
    image: Buffer;
  }
}

const field = 'image';

/** The form of {@link receiveImage}, for the OpenAPI document. */
export const imageForm = z.object({
  image: z.file().meta({
    description:
      'JPEG, PNG, WebP, GIF or AVIF of up to 5 MB. The type is detected from the content, not from the name.',
  }),
});

/** Refusals of an upload, beside those of the permission. */
export const imageRefusals = [
  'BAD_USER_INPUT',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  'STORAGE_FULL',
] as const;

const megabyte = 1024 * 1024;
const maxBytes = 5 * megabyte;

/** Boundaries, headers and a few text fields around the file. */
const formBytes = 64 * 1024;

/** Milliseconds for receiving a picture: 5 MB at 0.8 Mbit/s. */
const timeLimit = 55_000;

/** Parallel uploads. Each is held in memory. */
const maxParallel = 32;

const tooLarge = () => new DomainError('PAYLOAD_TOO_LARGE', say.tooLarge({ max: maxBytes / megabyte }));

const badForm = (message: Sentence = say.incomplete) => new DomainError('BAD_USER_INPUT', message);

/** Text fields beside the picture: few and short unless the form needs them. */
const texts = {
  none: { fields: 4, fieldSize: 1024 },
  form: { fields: 32, fieldSize: 16 * 1024 },
} as const;

const parserOf = ({ fields, fieldSize }: (typeof texts)[keyof typeof texts]): RequestHandler =>
  multer({
    storage: multer.memoryStorage(),
    limits: {
      fileSize: maxBytes,
      files: 1,
      fields,
      fieldSize,
      fieldNameSize: 100,
      parts: fields + 1,
      headerPairs: 20,
    },
  }).single(field);

/**
 * Reads a picture sent as `multipart/form-data` in the field `image` into `req.image`, ignoring its name and declared type.
 * Errors: `PAYLOAD_TOO_LARGE` above 5 MB, `UNSUPPORTED_MEDIA_TYPE` for another kind of body, `BAD_USER_INPUT` for an
 * unreadable form or a missing picture, `UNAVAILABLE` for too many parallel uploads. The form's texts are in `req.body`.
 * @param optional whether the picture belongs to a form and may be missing; if present, it is in `req.file`
 */
export function receiveImage({ optional = false } = {}): RequestHandler {
  const parseForm = parserOf(optional ? texts.form : texts.none);
  let receiving = 0;
  return async (req, res, next) => {
    if (!req.is('multipart/form-data')) {
      throw new DomainError('UNSUPPORTED_MEDIA_TYPE', say.notMultipart({ field }));
    }
    // Refused immediately, before a large file is sent.
    if (Number(req.get('Content-Length') ?? 0) > maxBytes + formBytes) throw tooLarge();
    if (receiving >= maxParallel) {
      throw manyUploads();
    }
    receiving += 1;
    try {
      await readForm(parseForm, req, res);
    } finally {
      receiving -= 1;
    }
    if (!req.file && optional) {
      next();
      return;
    }
    if (!req.file) {
      throw badInput(field, say.choose);
    }
    req.image = req.file.buffer;
    next();
  };
}

function readForm(parseForm: RequestHandler, req: ExpressRequest, res: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new DomainError('BAD_USER_INPUT', say.tooSlow)), timeLimit);
    // Multer would read an endless body before it reports its size.
    let received = 0;
    req.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > maxBytes + formBytes) reject(tooLarge());
    });
    parseForm(req, res, (error: unknown) => {
      if (error) reject(translate(error));
      else resolve();
    });
    const settled = () => clearTimeout(late);
    res.once('close', settled);
    req.once('end', settled);
  });
}

function translate(error: unknown): DomainError {
  if (!(error instanceof multer.MulterError)) return badForm();
  switch (error.code) {
    case 'LIMIT_FILE_SIZE':
      return tooLarge();
    case 'LIMIT_FILE_COUNT':
    case 'LIMIT_UNEXPECTED_FILE':
      return badForm(say.onePicture({ field }));
    case 'LIMIT_FIELD_VALUE':
      return badInput(error.field ?? '', say.textTooLong);
    default:
      return badForm(say.nothingElse({ field }));
  }
}
