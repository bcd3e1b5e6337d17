import { drawPair, drawQr, drawText, type Bitmap } from './drawn-text.js';
import {
  inPlainPunctuation,
  isAscii,
  papers,
  wrap,
  wrapPair,
  type Page,
  type PageLine,
  type PairLine,
  type PrinterGraphics,
  type PrinterPaper,
  type TextLine,
} from './page.js';

/** What a printer must know of ESC/POS for the shop's documents. */
export interface PrinterLook {
  readonly paper: PrinterPaper;
  readonly graphics: PrinterGraphics;
  readonly cuts: boolean;
}

/** Rows of a raster image that every printer has the memory for. */
const maxRows = 255;
/** Rows of one pass of the head in column mode. */
const bandRows = 24;

const esc = (...bytes: readonly number[]) => Buffer.from([0x1b, ...bytes]);
const gs = (...bytes: readonly number[]) => Buffer.from([0x1d, ...bytes]);
const lowHigh = (value: number) => [value & 0xff, value >> 8] as const;

const initialize = Buffer.concat([
  esc(0x40),
  // The American characters: a `#` is one in every country.
  esc(0x52, 0),
]);
/** Three short sounds. */
const beep = esc(0x42, 3, 2);
/** Feeds the last line past the cutter, or the bar at which paper is torn off. */
const feed = esc(0x64, 4);
const feedAndCut = gs(0x56, 0x42, 0);

function asciiLine(
  { text, size = 1, isBold, isInverse, isCentred, indent = 0 }: TextLine,
  paper: PrinterPaper,
): Buffer {
  const width = Math.floor(papers[paper].characters / size);
  const padding = isInverse ? 1 : 0;
  const lines = wrap(text, width - indent - 2 * padding);
  const words = lines.map((line) => `${' '.repeat(indent)}${isInverse ? ` ${line} ` : line}`);
  return lookingLines(words, { size, isBold, isInverse, isCentred });
}

function lookingLines(
  lines: readonly string[],
  { size = 1, isBold, isInverse, isCentred }: Omit<TextLine, 'kind' | 'text' | 'indent'>,
): Buffer {
  const look = (isOn: boolean) =>
    Buffer.concat([
      esc(0x61, isOn && isCentred ? 1 : 0),
      esc(0x45, isOn && isBold ? 1 : 0),
      gs(0x42, isOn && isInverse ? 1 : 0),
      gs(0x21, isOn ? ((size - 1) << 4) | (size - 1) : 0),
    ]);
  const words = lines.map((line) => `${line}\n`).join('');
  return Buffer.concat([look(true), Buffer.from(words, 'latin1'), look(false)]);
}

function raster({ rowBytes, rows, bits }: Bitmap): Buffer {
  const slices: Buffer[] = [];
  for (let row = 0; row < rows; row += maxRows) {
    const count = Math.min(maxRows, rows - row);
    slices.push(
      gs(0x76, 0x30, 0, ...lowHigh(rowBytes), ...lowHigh(count)),
      Buffer.from(bits.subarray(row * rowBytes, (row + count) * rowBytes)),
    );
  }
  return Buffer.concat(slices);
}

/** Each pass has `bandRows` dots of every column, the uppermost first. */
function columns({ rowBytes, rows, bits }: Bitmap): Buffer {
  const width = rowBytes * 8;
  // Lines without a space between them.
  const passes: Buffer[] = [esc(0x33, bandRows)];
  for (let top = 0; top < rows; top += bandRows) {
    const dots = Buffer.alloc(width * 3);
    for (let x = 0; x < width; x += 1)
      for (let y = top; y < Math.min(rows, top + bandRows); y += 1) {
        if (((bits[y * rowBytes + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) === 0) continue;
        const index = x * 3 + ((y - top) >> 3);
        dots[index] = (dots[index] ?? 0) | (0x80 >> ((y - top) & 7));
      }
    passes.push(esc(0x2a, 33, ...lowHigh(width)), dots, Buffer.from('\n'));
  }
  return Buffer.concat([...passes, esc(0x32)]);
}

const picture = (bitmap: Bitmap, { graphics }: PrinterLook): Buffer =>
  graphics === 'RASTER' ? raster(bitmap) : columns(bitmap);

async function textBytes(line: TextLine, look: PrinterLook): Promise<Buffer> {
  const plain = { ...line, text: inPlainPunctuation(line.text) };
  return isAscii(plain.text)
    ? asciiLine(plain, look.paper)
    : picture(await drawText(plain, look.paper), look);
}

async function pairBytes(line: PairLine, look: PrinterLook): Promise<Buffer> {
  const plain = { ...line, left: inPlainPunctuation(line.left), right: inPlainPunctuation(line.right) };
  if (!isAscii(plain.left + plain.right)) return picture(await drawPair(plain, look.paper), look);
  const { size = 1 } = line;
  return lookingLines(wrapPair(plain, Math.floor(papers[look.paper].characters / size)), line);
}

async function lineBytes(line: PageLine, look: PrinterLook): Promise<Buffer> {
  switch (line.kind) {
    case 'text':
      return textBytes(line, look);
    case 'pair':
      return pairBytes(line, look);
    case 'qr':
      return picture(drawQr(line.text, look.paper), look);
    case 'rule':
      return Buffer.from(`${'-'.repeat(papers[look.paper].characters)}\n`);
    case 'end':
      return look.cuts ? feedAndCut : feed;
  }
}

/**
 * A document in ESC/POS. The commands are few and written here: an encoder would turn ₹ and Hindi into `?`, and would
 * lay texts out a second time.
 */
export async function printerBytes(page: Page, look: PrinterLook, beeps = false): Promise<Buffer> {
  const pieces: Uint8Array[] = [initialize, ...(beeps ? [beep] : [])];
  for (const line of page) pieces.push(await lineBytes(line, look));
  return Buffer.concat(pieces);
}
