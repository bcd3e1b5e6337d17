import type { Bitmap } from '../src/modules/printing/drawn-text.js';

export interface PrintedText {
  readonly text: string;
  readonly size: number;
  readonly isBold: boolean;
  readonly isInverse: boolean;
  readonly isCentred: boolean;
}

export type Printed = PrintedText | { readonly bitmap: Bitmap } | 'cut' | 'feed' | 'beep';

const bandRows = 24;

/** Puts pictures that follow each other below one another. */
function joined(above: Bitmap, { rowBytes, rows, bits }: Bitmap): Bitmap {
  if (above.rowBytes !== rowBytes) throw new Error('two pictures differ in width');
  return { rowBytes, rows: above.rows + rows, bits: Buffer.concat([above.bits, bits]) };
}

function bandOf(columns: Uint8Array): Bitmap {
  const width = columns.length / 3;
  const bits = new Uint8Array((width / 8) * bandRows);
  for (let x = 0; x < width; x += 1)
    for (let y = 0; y < bandRows; y += 1) {
      if (((columns[x * 3 + (y >> 3)] ?? 0) & (0x80 >> (y & 7))) === 0) continue;
      const index = y * (width / 8) + (x >> 3);
      bits[index] = (bits[index] ?? 0) | (0x80 >> (x & 7));
    }
  return { rowBytes: width / 8, rows: bandRows, bits };
}

/** A question about the printer's state, which is answered and not printed. */
export interface Question {
  /** Offsets. */
  readonly start: number;
  readonly end: number;
  /** Of DLE EOT; 0 for GS r. */
  readonly number: number;
}

interface Reading {
  readonly printed: Printed[];
  readonly questions: Question[];
  /** Whether no command and no line has only begun. */
  readonly isComplete: boolean;
}

/**
 * What a printer does with bytes, up to the first command that is not complete.
 * @throws for a command that the shop does not use, and for a picture of more rows than every printer can hold
 */
export function readEscPos(bytes: Uint8Array): Reading {
  const printed: Printed[] = [];
  const questions: Question[] = [];
  let look = { size: 1, isBold: false, isInverse: false, isCentred: false };
  let text = '';
  let at = 0;
  const byte = (offset: number) => {
    const value = bytes[at + offset];
    if (value === undefined) throw new RangeError('the bytes end');
    return value;
  };
  const take = (start: number, length: number) => {
    if (at + start + length > bytes.length) throw new RangeError('the bytes end');
    return bytes.subarray(at + start, at + start + length);
  };
  const picture = (bitmap: Bitmap) => {
    const last = printed.at(-1);
    if (typeof last === 'object' && 'bitmap' in last)
      printed.splice(-1, 1, { bitmap: joined(last.bitmap, bitmap) });
    else printed.push({ bitmap });
  };
  const word = (offset: number) => byte(offset) + 256 * byte(offset + 1);

  const escape = (): number => {
    switch (byte(1)) {
      case 0x40:
      case 0x32:
        return 2;
      case 0x52:
      case 0x33:
        return byte(2) >= 0 ? 3 : 0;
      case 0x61:
        look = { ...look, isCentred: byte(2) === 1 };
        return 3;
      case 0x45:
        look = { ...look, isBold: byte(2) === 1 };
        return 3;
      case 0x42:
        printed.push('beep');
        return 4;
      case 0x64:
        printed.push('feed');
        return byte(2) >= 0 ? 3 : 0;
      case 0x2a: {
        const columns = take(5, 3 * word(3));
        if (byte(5 + columns.length) !== 0x0a) throw new Error('a pass is not printed');
        picture(bandOf(columns));
        return 6 + columns.length;
      }
      default:
        throw new Error(`ESC ${byte(1)} is not known`);
    }
  };
  const group = (): number => {
    switch (byte(1)) {
      case 0x21:
        look = { ...look, size: (byte(2) & 7) + 1 };
        return 3;
      case 0x42:
        look = { ...look, isInverse: byte(2) === 1 };
        return 3;
      case 0x72:
        questions.push({ start: at, end: at + take(0, 3).length, number: 0 });
        return 3;
      case 0x56:
        if (byte(3) >= 0) printed.push('cut');
        return 4;
      case 0x76: {
        const [rowBytes, rows] = [word(4), word(6)];
        if (rows > 255) throw new Error(`a picture has ${rows} rows`);
        const bits = take(8, rowBytes * rows);
        picture({ rowBytes, rows, bits });
        return 8 + bits.length;
      }
      default:
        throw new Error(`GS ${byte(1)} is not known`);
    }
  };
  try {
    while (at < bytes.length) {
      const first = byte(0);
      if (first === 0x1b) at += escape();
      else if (first === 0x1d) at += group();
      else if (first === 0x10) {
        questions.push({ start: at, end: at + 3, number: byte(2) });
        at += 3;
      } else if (first === 0x0a) {
        printed.push({ text, ...look });
        text = '';
        at += 1;
      } else {
        if (first < 0x20 || first > 0x7e) throw new Error(`a printer's font lacks ${first}`);
        text += String.fromCharCode(first);
        at += 1;
      }
    }
  } catch (error) {
    if (error instanceof RangeError) return { printed, questions, isComplete: false };
    throw error;
  }
  return { printed, questions, isComplete: text === '' };
}

/** The texts of the printer's font, one a line. */
export const textsOf = (bytes: Uint8Array): string[] =>
  readEscPos(bytes).printed.flatMap((each) => (typeof each === 'object' && 'text' in each ? each.text : []));
