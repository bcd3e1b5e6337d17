import { afterEach, describe, expect, it } from 'vitest';
import { speak } from '../../texts/language';
import { tableName } from './table-name';

afterEach(() => speak('en'));

describe('tableName', () => {
  it('translates the names that the shop has given', async () => {
    expect(tableName('Table 12')).toBe('Table 12');
    await speak('hi');
    expect(tableName('Table 12')).toBe('टेबल 12');
  });

  it.each(['Window', 'Table 4b', 'Round Table 4', 'टेबल 4'])(
    'keeps what an owner has typed: %s',
    async (name) => {
      await speak('hi');
      expect(tableName(name)).toBe(name);
    },
  );
});
