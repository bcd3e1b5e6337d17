import { readExample, type Example } from './example';

const files = import.meta.glob<string>('./examples/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** In the order of their file names. */
export const examples: readonly Example[] = Object.entries(files)
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([, text]) => readExample(text));
