import { z } from 'zod';
import { common } from '../../platform/common.sentences.js';
import { issue, text } from '../../platform/validation.js';
import { say } from './restaurant.sentences.js';

const maxLinks = 10;

/** The domains of the sites that a link may be named after; the first one is the example of refusals. */
const sites: Readonly<Record<string, readonly [string, ...string[]]>> = {
  instagram: ['instagram.com'],
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
  x: ['x.com', 'twitter.com'],
  youtube: ['youtube.com', 'youtu.be'],
  'google maps': ['maps.app.goo.gl', 'google.com', 'google.co.in', 'goo.gl', 'g.page', 'share.google'],
};

const isWithin = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

const link = z
  .object({
    name: text(say.linkName, { max: 40 }),
    url: text(common.theLink, { max: 500, missing: say.url }).pipe(
      z.url({ ...say.url, protocol: /^https$/ }),
    ),
  })
  .superRefine(({ name, url }, context) => {
    const domains = sites[name.toLowerCase()];
    if (!domains || !URL.canParse(url)) return;
    const { hostname } = new URL(url);
    if (domains.some((domain) => isWithin(hostname, domain))) return;
    context.addIssue(issue(['url'], say.otherSite({ name, site: domains[0] })));
  });

export const links = z.array(link, say.linksList).max(maxLinks, say.tooManyLinks({ max: maxLinks }));
