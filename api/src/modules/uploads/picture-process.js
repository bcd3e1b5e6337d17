// JavaScript, because a process loads it directly in tests and development, where nothing compiles it. It renders one
// picture at a time, in a process because a decoder in a thread cannot be stopped.
import { setPriority } from 'node:os';
import sharp from 'sharp';

/**
 * @typedef {object} RenderTask
 * @property {Uint8Array} contents
 * @property {string} format what it has to be, by the names that sharp has
 * @property {readonly number[]} widths rising
 * @property {readonly ('webp' | 'avif' | 'png')[]} formats
 * @property {boolean} isSquare
 *
 * @typedef {object} RenderedFile
 * @property {number} width
 * @property {'webp' | 'avif' | 'png'} format
 * @property {Buffer} contents
 *
 * @typedef {{ problem: 'damaged' } | { problem: 'tooManyPixels' | 'tooWide', max: number }} Refusal
 *
 * @typedef {{ files: RenderedFile[] } | { refusal: Refusal }} RenderAnswer
 */

/** Pixels per side: libvips iterates over the lines of a picture, however short they are. */
const maxSide = 16_384;

/**
 * Maximum pixels, checked in the header before decoding: AVIF or 16 bits a channel take four times as long per pixel, AVIF
 * of more than 8 bits eight times.
 */
const maxPixels = { usual: 50_000_000, slow: 12_500_000, slowest: 6_250_000 };

/** A camera writes one, a progressive encoder about ten. Each is a pass over the whole picture. */
const maxScans = 100;

/** CPU seconds per picture. The costliest shapes took up to one when measured. */
const maxCpuSeconds = 4;

/** Milliseconds. */
const checkEvery = 100;

/** Cameras of Samsung and others cause these, and every viewer shows the picture. */
const harmlessWarnings = /Invalid SOS parameters|extraneous bytes before marker/;

/*
 * Measured with a photo of 12 megapixels: all files of a dish take 0.3 s of one core with AVIF's effort of 0. With 1 they
 * take 0.5 s, the AVIF files are 10 % smaller, and pure noise takes 1.9 s instead of 0.9.
 */
const avif = { quality: 50, effort: 0 };
const webp = { quality: 78, effort: 2 };

/** @type {Record<RenderedFile['format'], (picture: import('sharp').Sharp) => import('sharp').Sharp>} */
const encode = {
  avif: (picture) => picture.avif(avif),
  webp: (picture) => picture.webp(webp),
  png: (picture) => picture.png(),
};

/** Nothing is used twice. */
sharp.cache(false);

/** @type {Refusal} */
const damaged = { problem: 'damaged' };

/** @param {RenderTask} task @returns {Promise<RenderAnswer>} */
async function render(task) {
  /** @type {import('sharp').Metadata} */
  let header;
  /** @type {{ data: Buffer, info: import('sharp').OutputInfo }} */
  let bitmap;
  try {
    header = await sharp(task.contents, { limitInputPixels: false }).metadata();
    if (header.format !== task.format) return { refusal: damaged };
    const refusal = tooLarge(header);
    if (refusal) return { refusal };
    if (header.format === 'jpeg' && scansOf(Buffer.from(task.contents)) > maxScans)
      return { refusal: damaged };
    bitmap = await unpack(task, header);
  } catch {
    return { refusal: damaged };
  }
  const { width, height, channels } = bitmap.info;
  const files = [];
  for (const fileWidth of task.widths) {
    for (const format of task.formats) {
      const sized = sharp(bitmap.data, { raw: { width, height, channels } }).resize({
        width: fileWidth,
        withoutEnlargement: true,
      });
      const encoded = encode[format](sized);
      files.push({ width: fileWidth, format, contents: await encoded.toBuffer() });
    }
  }
  return { files };
}

/** @param {import('sharp').Metadata} header */
function maxPixelsOf({ format, depth }) {
  const isAvif = format === 'heif';
  const isDeep = depth !== 'uchar';
  if (isAvif && isDeep) return maxPixels.slowest;
  return isAvif || isDeep ? maxPixels.slow : maxPixels.usual;
}

/** @param {import('sharp').Metadata} header @returns {Refusal | undefined} */
function tooLarge(header) {
  const { width, height } = header;
  const max = maxPixelsOf(header);
  if (width * height > max) return { problem: 'tooManyPixels', max: max / 1e6 };
  return Math.max(width, height) > maxSide ? { problem: 'tooWide', max: maxSide } : undefined;
}

/**
 * Counts the scans of a JPEG by its markers (ITU-T T.81, B.1.1).
 * @param {Buffer} jpeg
 */
function scansOf(jpeg) {
  let scans = 0;
  let at = 2;
  while (at + 4 <= jpeg.length) {
    const marker = jpeg[at] === 0xff ? jpeg[at + 1] : 0;
    const isAlone =
      marker === undefined || marker < 0xc0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8);
    if (marker === 0xd9) break;
    if (marker === 0xda) scans += 1;
    // Coded data follow a scan's header, up to the next marker.
    at += isAlone ? 1 : 2 + jpeg.readUInt16BE(at + 2);
  }
  return scans;
}

/**
 * Upright sRGB pixels without metadata: place, camera, thumbnail, colour profile, further frames.
 * @param {RenderTask} task
 * @param {import('sharp').Metadata} header
 */
async function unpack({ contents, widths, isSquare }, { autoOrient: { width, height } }) {
  const widest = Math.max(...widths);
  const side = Math.min(widest, width, height);
  /** @param {'warning' | 'error'} failOn */
  const pixels = (failOn) =>
    sharp(contents, { failOn, limitInputPixels: maxPixels.usual })
      .autoOrient()
      .resize(
        isSquare
          ? { width: side, height: side, fit: 'cover', position: sharp.strategy.attention }
          : { width: widest, height: 2 * widest, fit: 'inside', withoutEnlargement: true },
      )
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  try {
    return await pixels('warning');
  } catch (error) {
    if (error instanceof Error && harmlessWarnings.test(error.message)) return pixels('error');
    throw error;
  }
}

/** Immediately, with the decoder's threads: an orderly exit would wait for them. */
const end = () => process.kill(process.pid, 'SIGKILL');

process.on('disconnect', end);
// Terminals and services signal all processes. The shop finishes its work and then ends this process.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

/** @param {RenderTask} task */
async function answer(task) {
  const before = process.cpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if (user + system > maxCpuSeconds * 1e6) end();
  }, checkEvery);
  const result = await render(task);
  clearInterval(watch);
  process.send?.(result);
}

process.on('message', (task) => void answer(/** @type {RenderTask} */ (task)));

// Requests for pages have priority.
setPriority(5);
