import { describe, expect, it } from 'vitest';
import { pageAgain, replacePage } from './list-page';

const page = (ids: string, hasNextPage = false) => ({
  nodes: ids.split(''),
  pageInfo: { hasNextPage, endCursor: ids.at(-1) ?? null },
});
const keyOf = (id: string) => id;

describe('replacePage', () => {
  const start = { after: undefined, keyOf, canMove: false };
  const after = (cursor: string) => ({ ...start, after: cursor });

  it('appends the page after the end of the list', () => {
    expect(replacePage(page('ab', true), page('cd', true), after('b'))).toEqual(page('abcd', true));
    expect(replacePage(page('ab', true), page('bc'), after('b'))).toEqual(page('abc'));
    expect(replacePage(undefined, page('ab', true), after('b'))).toEqual(page('ab', true));
  });

  it('leaves out a page after a former end, as entries may be in between', () => {
    const shorter = page('nab', true);
    expect(replacePage(shorter, page('de', true), after('c'))).toEqual(shorter);
  });

  it('removes what is not in the answer any more', () => {
    expect(replacePage(page('abc'), page('ac'), start)).toEqual(page('ac'));
    expect(replacePage(page('abcd', true), page('nac', true), start)).toEqual(page('nacd', true));
    expect(replacePage(page('abc'), page(''), start)).toEqual(page(''));
  });

  it('keeps the pages below the answer, unless entries may have moved between them', () => {
    const listed = page('abcd');
    expect(replacePage(listed, page('nab', true), start)).toEqual(page('nabcd'));
    expect(replacePage(listed, page('nab', true), { ...start, canMove: true })).toEqual(page('nab', true));
  });

  it('starts again with an answer that does not reach the list', () => {
    expect(replacePage(page('cd', true), page('ab', true), start)).toEqual(page('ab', true));
  });
});

describe('pageAgain', () => {
  it('is the shown length of a list, with room for new entries at its end', () => {
    const ids = (count: number, hasNextPage: boolean) => page('x'.repeat(count), hasNextPage);
    expect(pageAgain(undefined)).toBe(20);
    expect(pageAgain(ids(3, false))).toBe(23);
    expect(pageAgain(ids(40, true))).toBe(40);
    expect(pageAgain(ids(40, false))).toBe(60);
    expect(pageAgain(ids(300, true))).toBe(100);
  });
});
