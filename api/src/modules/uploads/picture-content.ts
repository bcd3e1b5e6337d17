import { DomainError } from '../../platform/errors.js';
import { say } from './uploads.sentences.js';

/** Accepted formats, by sharp's names. */
export type InputFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'heif';

/**
 * Detects the format from a file's first bytes, whatever its sender claims.
 * @throws {DomainError} `UNSUPPORTED_MEDIA_TYPE` if it is no picture, or also something else
 */
export function recognisePicture(contents: Buffer): InputFormat {
  const format = formatOf(contents);
  if (!format) throw new DomainError('UNSUPPORTED_MEDIA_TYPE', say.notAPicture);
  if (isPolyglot(contents)) {
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', say.moreThanPicture);
  }
  return format;
}

function formatOf(contents: Buffer): InputFormat | undefined {
  const ascii = (from: number, to: number) => contents.toString('latin1', from, to);
  if (ascii(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/.test(ascii(0, 6))) return 'gif';
  if (ascii(4, 8) === 'ftyp') {
    // Brands of an ISO base media file, four letters each. HEIC has others.
    const brands = ascii(8, Math.min(contents.readUInt32BE(0), 256));
    return /^(?:.{4})*avi[fs]/s.test(brands) ? 'heif' : undefined;
  }
  return undefined;
}

/** Bytes from the end within which a ZIP's end record starts: 22 and the longest comment. */
const zipTail = 22 + 0xffff;

/** Bytes within which PDF readers look for the header. */
const pdfHead = 1024;

/**
 * Files that a browser, an archiver or a server might take for something else. XMP (which is XML) and data that phones
 * append, such as the video of a motion photo, are harmless.
 */
function isPolyglot(contents: Buffer): boolean {
  return (
    contents.subarray(-zipTail).includes('PK\x05\x06') ||
    contents.subarray(0, pdfHead).includes('%PDF-') ||
    /<(?:script|\?php|html|svg)[\s>/]/i.test(contents.toString('latin1'))
  );
}
