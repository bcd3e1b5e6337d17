/** The part of the URL after `#`: a path and an optional search. */
export const addressIn = (hash: string): string => hash.slice(1) || '/';

/** The search of a hash route. */
export const searchIn = (hash: string): string => addressIn(hash).split('?')[1] ?? '';

/** The path of a hash route, without its search. */
export const pathIn = (hash: string): string => addressIn(hash).replace(/\?.*$/, '') || '/';
