import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RequestHandler } from 'express';
import type { Restaurant, RestaurantService } from '../modules/restaurant/restaurant.service.js';

/** Description of the shop for search engines and installation. */
export const appDescription = ({ tagline }: Pick<Restaurant, 'tagline'>): string =>
  `${tagline} Order online for delivery or takeaway.`.trim();

/** Serves the built manifest with the restaurant's name. */
export function serveManifest(webFolder: string, restaurant: RestaurantService): RequestHandler {
  return async (_req, res, next) => {
    const built = await readFile(path.join(webFolder, 'manifest.webmanifest'), 'utf8').catch(() => undefined);
    if (built === undefined) return next();
    const record = await restaurant.latest();
    const manifest = {
      name: record.name,
      short_name: record.shortName,
      description: appDescription(record),
      ...(JSON.parse(built) as object),
    };
    res.set('Cache-Control', 'public, max-age=0').type('application/manifest+json').json(manifest);
  };
}
