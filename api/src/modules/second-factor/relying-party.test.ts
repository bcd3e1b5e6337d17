import { describe, expect, it } from 'vitest';
import { relyingPartyOf } from './relying-party.js';

describe('relyingPartyOf', () => {
  it.each([
    ['shop.example.in', 'shop.example.in', ['https://shop.example.in']],
    ['Shop.Example.in:443', 'shop.example.in', ['https://shop.example.in']],
    ['shop.example.in:8443', 'shop.example.in', ['https://shop.example.in:8443']],
    ['दुकान.भारत', 'xn--11b7ah1gn.xn--h2brj9c', ['https://xn--11b7ah1gn.xn--h2brj9c']],
    ['localhost:3000', 'localhost', ['https://localhost:3000', 'http://localhost:3000']],
    ['chowk.localhost', 'chowk.localhost', ['https://chowk.localhost', 'http://chowk.localhost']],
  ])('of %s is %s', (host, id, origins) => {
    expect(relyingPartyOf(host)).toEqual({ id, origins });
  });

  it.each(['127.0.0.1:3000', '192.168.1.20', '127.1', '[::1]:3000', '', 'no host', undefined])(
    'does not exist for %o',
    (host) => {
      expect(relyingPartyOf(host)).toBeUndefined();
    },
  );
});
