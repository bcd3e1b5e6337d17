import { expect, it } from 'vitest';
import { TableCodes } from './table-codes.js';

it('a code of the last release leads to its table until it is replaced', () => {
  const codes = new TableCodes('a secret of the last release');
  const printed = '6b099bc07f0ec0b5fbf28742u_G-ugk3fbZu6Jr6g0f422';
  const table = { id: printed.slice(0, 24), codeNumber: 0 };
  expect(codes.codeOf(table)).toBe(printed);
  expect(codes.find([table], printed)).toBe(table);
  const renewed = { ...table, codeNumber: 1 };
  expect(codes.find([renewed], printed)).toBeUndefined();
  expect(codes.find([renewed], codes.codeOf(renewed))).toBe(renewed);
});
