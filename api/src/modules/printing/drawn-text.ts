import { createRequire } from 'node:module';
import { encode } from 'uqr';
import { papers, type PairLine, type PrinterPaper, type TextLine } from './page.js';

/** One bit a dot, 1 is black; each row starts with a new byte. */
export interface Bitmap {
  /** Bytes of a row. */
  readonly rowBytes: number;
  readonly rows: number;
  readonly bits: Uint8Array;
}

/** Latin, ₹ and Devanagari in one file. */
const family = '@expo-google-fonts/noto-sans-devanagari';
const { resolve } = createRequire(import.meta.url);
const fontFile = {
  regular: resolve(`${family}/400Regular/NotoSansDevanagari_400Regular.ttf`),
  bold: resolve(`${family}/700Bold/NotoSansDevanagari_700Bold.ttf`),
};

/** Dots between lines. */
const gap = 4;
/** Ink of the last glyph may stand out by some dots. */
const margin = 8;
/** Width of a character of the printer's font, in dots. */
const characterDots = 12;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text for Pango, which would read markup in it. */
const escaped = (text: string) => text.replaceAll(/[&<>]/g, (found) => escapes[found] ?? found);

interface Ink {
  readonly width: number;
  readonly height: number;
  /** One byte a dot; more than 127 is ink. */
  readonly dots: Uint8Array;
}

async function inkOf(
  text: string,
  isBold: boolean,
  height: number,
  width: number,
  isCentred = false,
): Promise<Ink> {
  // Loaded when the first text is drawn: shops without printers need it in a process of its own alone.
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp({
    text: {
      text: escaped(text),
      font: `Noto Sans Devanagari ${isBold ? 'Bold ' : ''}${height}`,
      fontfile: isBold ? fontFile.bold : fontFile.regular,
      width,
      wrap: 'word-char',
      align: isCentred ? 'centre' : 'left',
      // One point is one dot.
      dpi: 72,
    },
  })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, dots: data };
}

const none: Ink = { width: 0, height: 24, dots: new Uint8Array() };

/** Dots of a font's body for a multiple of the printer's font. */
const heightOf = (size: number) => 8 + 16 * size;

/** Where an ink goes. */
interface Place {
  readonly x: number;
  readonly y: number;
  /** Columns of the ink; missing: all. */
  readonly from?: number;
  readonly to?: number;
}

/** Turns the dots of an ink over. */
function paint({ rowBytes, bits }: Bitmap, ink: Ink, { x, y, from = 0, to = ink.width }: Place): void {
  const end = Math.min(to, from + rowBytes * 8 - x);
  for (let row = 0; row < ink.height; row += 1)
    for (let column = from; column < end; column += 1) {
      if ((ink.dots[row * ink.width + column] ?? 0) <= 127) continue;
      const at = x + column - from;
      const index = (y + row) * rowBytes + (at >> 3);
      bits[index] = (bits[index] ?? 0) ^ (0x80 >> (at & 7));
    }
}

function blank(paper: PrinterPaper, rows: number, isBlack = false): Bitmap {
  const rowBytes = papers[paper].dots / 8;
  return { rowBytes, rows, bits: new Uint8Array(rowBytes * rows).fill(isBlack ? 0xff : 0) };
}

/** A text as wide as the paper, in as many lines as it needs. */
export async function drawText(line: TextLine, paper: PrinterPaper): Promise<Bitmap> {
  const { dots } = papers[paper];
  const { text, size = 1, isBold = false, isInverse = false, isCentred = false, indent = 0 } = line;
  const left = indent * characterDots;
  const ink = text.trim() ? await inkOf(text, isBold, heightOf(size), dots - left - margin, isCentred) : none;
  const bitmap = blank(paper, ink.height + 2 * gap, isInverse);
  const width = Math.min(ink.width, dots - left);
  paint(bitmap, ink, { x: isCentred ? Math.floor((dots - width) / 2) : left, y: gap });
  return bitmap;
}

/** A text and, at the right edge, another one: on one line with it if there is room for both. */
export async function drawPair(
  { left, right, size = 1, isBold = false }: PairLine,
  paper: PrinterPaper,
): Promise<Bitmap> {
  const { dots } = papers[paper];
  const draw = (text: string, width: number) => inkOf(text, isBold, heightOf(size), width);
  const end = await draw(right, dots);
  const space = characterDots * size;
  const x = dots - end.width;
  // Drawn as one text, both stand on one line of the font.
  const both = await draw(`${left}\u2003${right}`, dots * 2);
  if (both.width <= dots && left.trim()) {
    const bitmap = blank(paper, both.height + 2 * gap);
    const split = both.width - end.width;
    paint(bitmap, both, { x: 0, y: gap, to: split });
    paint(bitmap, both, { x, y: gap, from: split });
    return bitmap;
  }
  const room = x - space;
  const isBeside = room >= dots / 3;
  const start = left.trim() ? await draw(left, (isBeside ? room : dots) - margin) : none;
  const below = isBeside ? 0 : start.height + 2 * gap;
  const bitmap = blank(paper, Math.max(start.height, below + end.height) + 2 * gap);
  paint(bitmap, start, { x: 0, y: gap });
  paint(bitmap, end, { x, y: gap + below });
  return bitmap;
}

/** Dots of a module: 0.6 mm, which phones read from thermal paper. */
const moduleDots = 5;

/** A QR code in the middle. */
export function drawQr(text: string, paper: PrinterPaper): Bitmap {
  const { data, size } = encode(text, { border: 4 });
  const { dots } = papers[paper];
  const width = size * moduleDots;
  const bitmap = blank(paper, width);
  const ink = new Uint8Array(width * width);
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1)
      if (data[Math.floor(y / moduleDots)]?.[Math.floor(x / moduleDots)]) ink[y * width + x] = 0xff;
  paint(bitmap, { width, height: width, dots: ink }, { x: Math.floor((dots - width) / 2), y: 0 });
  return bitmap;
}

/** A line across the paper. */
export function drawRule(paper: PrinterPaper): Bitmap {
  const bitmap = blank(paper, 2 * gap + 2);
  bitmap.bits.fill(0xff, gap * bitmap.rowBytes, (gap + 2) * bitmap.rowBytes);
  return bitmap;
}

/** Between documents on one page. */
export const drawSpace = (paper: PrinterPaper): Bitmap => blank(paper, 48);
