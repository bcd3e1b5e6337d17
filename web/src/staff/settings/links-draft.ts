import * as z from 'zod/mini';
import { typedAs } from '../form/typed-as';
import type { Field } from '../../shared/form/fields';

/** The sites of the form, as links to them are named, in the order of the shop's footer. */
export const linkSites = ['Instagram', 'Facebook', 'X', 'YouTube', 'Google Maps'] as const;
export type LinkSite = (typeof linkSites)[number];

const linkSchema = z.object({ name: z.string(), url: z.string() });
type Link = z.infer<typeof linkSchema>;

const draftSchema = z.object({
  /** As typed; empty for none. */
  sites: z.record(z.enum(linkSites), z.string()),
  /** Links to other sites, or further ones of a site, set by a script. */
  others: z.readonly(z.array(linkSchema)),
});
export type LinksDraft = z.infer<typeof draftSchema>;

const siteOf = ({ name }: Link) => linkSites.find((site) => site.toLowerCase() === name.toLowerCase());

/** The form has one link of each site. */
const isInForm = (link: Link, links: readonly Link[]) =>
  siteOf(link) !== undefined && links.find((one) => siteOf(one) === siteOf(link)) === link;

const linksOf = (links: readonly Link[]): LinksDraft => {
  const urlOf = (site: LinkSite) => links.find((link) => siteOf(link) === site)?.url ?? '';
  return {
    sites: Object.fromEntries(linkSites.map((site) => [site, urlOf(site)])) as Record<LinkSite, string>,
    others: links.filter((link) => !isInForm(link, links)).map(({ name, url }) => ({ name, url })),
  };
};

/** People copy addresses without `https://`. */
const withProtocol = (typed: string) => (/^\w+:/.test(typed) ? typed : `https://${typed}`);

/** The links that are sent, in their order. */
export const sentLinks = ({ sites, others }: LinksDraft): Link[] => [
  ...linkSites.flatMap((name) => {
    const url = sites[name].trim();
    return url ? [{ name, url: withProtocol(url) }] : [];
  }),
  ...others,
];

/** Links to the restaurant's pages elsewhere. */
export const links: Field<LinksDraft, readonly Link[], Link[]> = {
  isTyped: typedAs(draftSchema),
  empty: linksOf([]),
  fromServer: linksOf,
  toInput: sentLinks,
};
