import type { RequestHandler } from 'express';

/** Crawlers may read everything: the screens are routes of one page. */
export function serveRobots(publicUrl: string | undefined): RequestHandler {
  const sitemap = publicUrl ? [`Sitemap: ${publicUrl}/sitemap.xml`] : [];
  const text = ['User-agent: *', 'Disallow:', ...sitemap, ''].join('\n');
  return (_req, res) => void res.type('text/plain').send(text);
}

/** The shop is one page. A sitemap needs absolute addresses, so there is none without `PUBLIC_URL`. */
export function serveSitemap(shopUrl: string | undefined): RequestHandler {
  return (_req, res, next) => {
    if (shopUrl === undefined) return next();
    res.type('application/xml').send(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${shopUrl.replaceAll('&', '&amp;')}</loc></url></urlset>
`,
    );
  };
}
