import { drawPair, drawQr, drawRule, drawSpace, drawText, type Bitmap } from './drawn-text.js';
import { inPlainPunctuation as plain, type Page, type PageLine, type PrinterPaper } from './page.js';

async function drawn(line: PageLine, paper: PrinterPaper): Promise<Bitmap> {
  switch (line.kind) {
    case 'text':
      return drawText({ ...line, text: plain(line.text) }, paper);
    case 'pair':
      return drawPair({ ...line, left: plain(line.left), right: plain(line.right) }, paper);
    case 'qr':
      return drawQr(line.text, paper);
    case 'rule':
      return drawRule(paper);
    case 'end':
      return drawSpace(paper);
  }
}

/** A document as a PNG image, for the system's print dialog. */
export async function pagePicture(page: Page, paper: PrinterPaper): Promise<Buffer> {
  const bitmaps: Bitmap[] = [];
  for (const line of page) bitmaps.push(await drawn(line, paper));
  const { rowBytes } = drawRule(paper);
  const width = rowBytes * 8;
  const bits = Buffer.concat(bitmaps.map((bitmap) => bitmap.bits));
  const height = bits.length / rowBytes;
  const dots = Buffer.alloc(width * height, 0xff);
  for (let index = 0; index < dots.length; index += 1)
    if (((bits[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0) dots[index] = 0;
  const { default: sharp } = await import('sharp');
  return sharp(dots, { raw: { width, height, channels: 1 } })
    .png({ palette: true, colours: 2 })
    .toBuffer();
}
