import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { errorCode } from '../platform/system-error.js';
import type { AnsweredFile } from './route.js';

/** Milliseconds after which a file is cut off, so that a client that does not read on holds nothing for longer. */
const maxSending = 10 * 60_000;

/** Bytes are for a browser to show, pieces to save. */
export async function sendFile(
  res: Response,
  type: string,
  { name, contents }: AnsweredFile,
  maxMilliseconds = maxSending,
): Promise<void> {
  if (Buffer.isBuffer(contents)) {
    res.type(type).set('Content-Disposition', `inline; filename="${name}"`).send(contents);
    return;
  }
  const pieces = contents[Symbol.asyncIterator]();
  // A failure before the first piece is answered as an error. A later one cuts the connection, as the file must not look whole.
  const first = await pieces.next();
  res.type(type).set('Content-Disposition', `attachment; filename="${name}"`);
  const all = async function* () {
    if (first.done) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => pieces };
  };
  await pipeline(all, res, { signal: AbortSignal.timeout(maxMilliseconds) }).catch((error: unknown) => {
    // A browser that leaves is no error.
    if (errorCode(error) !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}
