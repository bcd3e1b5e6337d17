import { buffer } from 'node:stream/consumers';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import type { RestaurantService } from '../modules/restaurant/restaurant.service.js';
import { fileName, fromPath, widestOf } from '../modules/uploads/picture-paths.js';
import type { FileStore } from '../platform/files.js';

interface Icon {
  /** Pixels. */
  readonly side: number;
  /** Part of the side that the logo takes. */
  readonly part: number;
}

/**
 * The icons of the web's build, by file name. A maskable icon may be cropped to a circle with 80 % of its side as the
 * diameter, so the logo is in the square inside that circle: https://www.w3.org/TR/appmanifest/#icon-masks
 */
const icons = new Map<string, Icon>([
  ['icon-192.png', { side: 192, part: 0.9 }],
  ['icon-512.png', { side: 512, part: 0.9 }],
  ['maskable-512.png', { side: 512, part: 0.56 }],
  ['apple-touch-180.png', { side: 180, part: 0.8 }],
]);

/** Serves the app's icons with the restaurant's logo on white; without a logo, those of the web's build follow. */
export function serveAppIcons(files: FileStore, restaurant: RestaurantService): RequestHandler {
  const rendered = new LRUCache<string, Buffer>({ max: 2 * icons.size });
  return async (req, res, next) => {
    const name = String(req.params['icon']);
    const icon = icons.get(name);
    const { logo } = await restaurant.latest();
    if (!icon || !logo) return next();
    const key = `${logo} ${name}`;
    const contents = rendered.get(key) ?? (await render(files, logo, icon));
    if (!contents) return next();
    rendered.set(key, contents);
    res.set('Cache-Control', 'public, max-age=0').type('png').send(contents);
  };
}

/** Undefined if the logo's file is gone. */
async function render(files: FileStore, logo: string, { side, part }: Icon): Promise<Buffer | undefined> {
  const named = fromPath(logo);
  const file = named && (await files.open(fileName(named.picture, widestOf('logo'), 'png')));
  if (!file) return undefined;
  const inner = Math.round(side * part);
  const { default: sharp } = await import('sharp');
  const background = '#fff';
  const before = Math.floor((side - inner) / 2);
  const after = side - inner - before;
  return sharp(await buffer(file.contents))
    .resize({ width: inner, height: inner, fit: 'contain', background })
    .extend({ top: before, left: before, bottom: after, right: after, background })
    .flatten({ background })
    .png()
    .toBuffer();
}
