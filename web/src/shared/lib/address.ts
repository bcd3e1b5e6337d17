/** Where somebody is in the shop, as it stands behind the `#`: a path, and perhaps a search. */
export const addressIn = (hash: string): string => hash.slice(1) || '/';

/** The search of a hash route. */
export const searchIn = (hash: string): string => addressIn(hash).split('?')[1] ?? '';

/** The path of a hash route, without its search. */
export const pathIn = (hash: string): string => addressIn(hash).replace(/\?.*$/, '') || '/';
