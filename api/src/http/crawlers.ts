import type { RequestHandler } from 'express';

/** Crawlers may read everything: the screens are routes of one page. */
export function serveRobots(publicUrlOf: () => string | undefined): RequestHandler {
  return (_req, res) => {
    const publicUrl = publicUrlOf();
    const sitemap = publicUrl ? [`Sitemap: ${publicUrl}/sitemap.xml`] : [];
    res.type('text/plain').send(['User-agent: *', 'Disallow:', ...sitemap, ''].join('\n'));
  };
}

/** The shop is one page. A sitemap needs absolute addresses, so there is none without a public address. */
export function serveSitemap(shopUrlOf: () => string | undefined): RequestHandler {
  return (_req, res, next) => {
    const shopUrl = shopUrlOf();
    if (shopUrl === undefined) return next();
    res.type('application/xml').send(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${shopUrl.replaceAll('&', '&amp;')}</loc></url></urlset>
`,
    );
  };
}
