import { say } from '../../texts/texts';

/** The name of a table in the present language. The shop has named the first tables itself: 'Table 4'. */
export function tableName(name: string): string {
  const number = /^Table (\d+)$/.exec(name)?.[1];
  return number === undefined ? name : say('tables.numbered', { number });
}
