// JavaScript, because worker threads load it directly in tests and development, where nothing compiles it.
import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';

/** @typedef {import('pdfmake/interfaces.js').TDocumentDefinitions} Definition */

/** Latin, ₹ and Devanagari in one file. */
const family = '@expo-google-fonts/noto-sans-devanagari';
const { resolve } = createRequire(import.meta.url);
const noto = {
  normal: resolve(`${family}/400Regular/NotoSansDevanagari_400Regular.ttf`),
  bold: resolve(`${family}/700Bold/NotoSansDevanagari_700Bold.ttf`),
};

pdfmake.setFonts({ Noto: noto });
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path === noto.normal || path === noto.bold);

/** Points. Readers show no longer page (ISO 32000-1, annex C.2): a longer roll is cut into pages. */
const maxHeight = 14_400;

/** Points of a page's margins and of the table's head, which each page repeats, and of a line that fits on the next alone. */
const headRoom = 200;

/** @param {number} inner */
const lines = (inner) => ({
  /** @param {number} index @param {import('pdfmake/interfaces.js').ContentTable} node */
  hLineWidth: (index, { table }) => (index < 2 || index === table.body.length ? 0.7 : inner),
  vLineWidth: () => 0,
  hLineColor: () => '#777777',
  paddingTop: () => 3,
  paddingBottom: () => 2,
  /** @param {number} index */
  paddingLeft: (index) => (index === 0 ? 0 : 4),
  /** @param {number} index @param {import('pdfmake/interfaces.js').ContentTable} node */
  paddingRight: (index, { table }) => (index === (table.body[0]?.length ?? 0) - 1 ? 0 : 4),
});

pdfmake.setTableLayouts({ lines: lines(0.3), rollLines: lines(0) });

/** @param {string} pageText @returns {import('pdfmake/interfaces.js').DynamicContent} */
const footerOf = (pageText) => (page, pages) => ({
  text: pageText.replace('{page}', String(page)).replace('{pages}', String(pages)),
  alignment: 'center',
  fontSize: 7,
  margin: [0, 14, 0, 0],
});

/**
 * @param {import('./bill-layout.js').PdfTask} task
 * @returns {Promise<Buffer>}
 */
export default async function render({ definition, pageText }) {
  if (pageText) return pdfmake.createPdf({ ...definition, footer: footerOf(pageText) }).getBuffer();
  const roll = pdfmake.createPdf(structuredClone(definition));
  const { page } = await roll.getStream();
  if (page.height <= maxHeight) return roll.getBuffer();
  // Pages of one length, with room for their heads.
  const pages = Math.ceil(page.height / (maxHeight - headRoom));
  const height = Math.ceil(page.height / pages) + headRoom;
  return pdfmake.createPdf({ ...definition, pageSize: { width: page.width, height } }).getBuffer();
}
