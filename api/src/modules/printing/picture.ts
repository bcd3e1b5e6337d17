import { drawRule, drawSpace, drawText, type Bitmap } from './drawn-text.js';
import { inPlainPunctuation, type Page, type PrinterPaper } from './page.js';

/** A document as a PNG image, for the system's print dialog. */
export async function pagePicture(page: Page, paper: PrinterPaper): Promise<Buffer> {
  const bitmaps: Bitmap[] = [];
  for (const line of page) {
    if (line.kind === 'text')
      bitmaps.push(await drawText({ ...line, text: inPlainPunctuation(line.text) }, paper));
    else bitmaps.push(line.kind === 'rule' ? drawRule(paper) : drawSpace(paper));
  }
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
