import { createRequire } from 'node:module';
import { papers, type PrinterPaper, type TextLine } from './page.js';

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

async function inkOf(text: string, isBold: boolean, height: number, width: number): Promise<Ink> {
  // Loaded when the first text is drawn: shops without printers need it in a process of its own alone.
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp({
    text: {
      text: escaped(text),
      font: `Noto Sans Devanagari ${isBold ? 'Bold ' : ''}${height}`,
      fontfile: isBold ? fontFile.bold : fontFile.regular,
      width,
      wrap: 'word-char',
      // One point is one dot.
      dpi: 72,
    },
  })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, dots: data };
}

/** A text as wide as the paper, in as many lines as it needs. */
export async function drawText(line: TextLine, paper: PrinterPaper): Promise<Bitmap> {
  const { dots } = papers[paper];
  const { text, size = 1, isBold = false, isInverse = false, isCentred = false, indent = 0 } = line;
  const left = indent * characterDots;
  const ink = text.trim()
    ? await inkOf(text, isBold, 8 + 16 * size, dots - left - margin)
    : { width: 0, height: 24, dots: new Uint8Array() };
  const rowBytes = dots / 8;
  const rows = ink.height + 2 * gap;
  const bits = new Uint8Array(rowBytes * rows).fill(isInverse ? 0xff : 0);
  const width = Math.min(ink.width, dots - left);
  const start = isCentred ? Math.floor((dots - width) / 2) : left;
  for (let y = 0; y < ink.height && ink.width > 0; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((ink.dots[y * ink.width + x] ?? 0) <= 127) continue;
      const index = (y + gap) * rowBytes + ((start + x) >> 3);
      bits[index] = (bits[index] ?? 0) ^ (0x80 >> ((start + x) & 7));
    }
  }
  return { rowBytes, rows, bits };
}

/** A line across the paper. */
export function drawRule(paper: PrinterPaper): Bitmap {
  const rowBytes = papers[paper].dots / 8;
  const rows = 2 * gap + 2;
  const bits = new Uint8Array(rowBytes * rows);
  bits.fill(0xff, gap * rowBytes, (gap + 2) * rowBytes);
  return { rowBytes, rows, bits };
}

/** Between documents on one page. */
export function drawSpace(paper: PrinterPaper): Bitmap {
  const rowBytes = papers[paper].dots / 8;
  const rows = 48;
  return { rowBytes, rows, bits: new Uint8Array(rowBytes * rows) };
}
