import web from '../package.json' with { type: 'json' };

/** The oldest supported browsers, as targets of a build such as `safari16.4`. */
export const supportedBrowsers = web.browserslist.map((query) =>
  query.replace('ios_saf', 'ios').replace(' >= ', ''),
);
