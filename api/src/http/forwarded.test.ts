import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { forwardedTo } from './forwarded.js';
import { exactApp } from './normal-path.js';

const handshake = (remoteAddress: string | undefined, headers: Record<string, string> = {}) =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

describe('forwardedTo', () => {
  it('returns the address of the connection, or the one given by a trusted proxy', () => {
    const web = exactApp();
    const forged = { 'x-forwarded-for': '203.0.113.9' };
    expect(forwardedTo(web).addressOf(handshake('192.0.2.1', forged))).toBe('192.0.2.1');
    web.set('trust proxy', 1);
    expect(forwardedTo(web).addressOf(handshake('192.0.2.1', forged))).toBe('203.0.113.9');
  });

  it('returns an empty address if the connection has already ended', () => {
    for (const trust of [false, 1, 'loopback']) {
      const web = exactApp();
      web.set('trust proxy', trust);
      expect(forwardedTo(web).addressOf(handshake(undefined))).toBe('');
    }
  });
});
