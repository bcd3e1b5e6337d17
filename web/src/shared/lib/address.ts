/** The part of the URL after `#`: a path and an optional search. */
export const addressIn = (hash: string): string => hash.slice(1) || '/';

/** The query string of a hash route, without `?`. */
export const searchIn = (hash: string): string => addressIn(hash).split('?')[1] ?? '';

/** The path of a hash route, without its query string. */
export const pathIn = (hash: string): string => addressIn(hash).replace(/\?.*$/, '') || '/';
