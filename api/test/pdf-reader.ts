import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface ReadPdf {
  /** The texts of all pages, in the sequence of reading, with one space between them. */
  readonly text: string;
  readonly pages: readonly { readonly width: number; readonly height: number; readonly text: string }[];
}

/** Hindi comes out in the sequence of its glyphs, so that only letters without signs before them can be compared. */
export async function readPdf(contents: Uint8Array): Promise<ReadPdf> {
  const document = await getDocument({ data: new Uint8Array(contents), verbosity: 0 }).promise;
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const text = items
      .map((item) => ('str' in item ? item.str : ''))
      .join(' ')
      .replaceAll(/\s+/g, ' ');
    pages.push({ width, height, text });
  }
  await document.destroy();
  return { pages, text: pages.map(({ text }) => text).join(' ') };
}
