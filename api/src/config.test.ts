import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.js';

function problems(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      basePath: '/shop/',
      role: 'all',
      seedDemo: true,
      databaseUrl: undefined,
    });
  });

  it('reads tables and opening hours', () => {
    expect(readConfig({})).toMatchObject({
      tables: [2, 2, 2, 2, 4, 4, 4, 4, 4, 4, 6, 6, 10],
      openingHours: { opensAt: 660, closesAt: 1380 },
      bookingRefundHours: 2,
    });
    const own = { TABLES: '1x8, 2x3', OPENING_HOURS: '00:00-24:00', BOOKING_REFUND_HOURS: '0' };
    expect(readConfig(own)).toMatchObject({
      tables: [8, 3, 3],
      openingHours: { opensAt: 0, closesAt: 1440 },
      bookingRefundHours: 0,
    });
  });

  it.each([
    ['TABLES', 'four'],
    ['TABLES', '0x4'],
    ['TABLES', '2x0'],
    ['OPENING_HOURS', '11-23'],
    ['OPENING_HOURS', '18:00-02:00'],
    ['OPENING_HOURS', '11:00-12:29'],
    ['OPENING_HOURS', '11:00-24:30'],
    ['BOOKING_REFUND_HOURS', '-1'],
    ['BOOKING_REFUND_HOURS', 'two'],
  ])('refuses %s=%s', (name, value) => {
    expect(problems({ [name]: value })).toEqual([expect.stringContaining(`${name} must`)]);
  });

  it('takes empty variables for absent ones', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4000, databaseUrl: undefined });
  });

  it('names every bad value in a line of its own', () => {
    const bad = {
      PORT: 'http',
      BASE_PATH: 'shop',
      ROLE: 'boss',
      DATABASE_URL: 'mysql://x',
      SEED_DEMO: 'yes',
    };
    const lines = problems(bad);
    expect(new Set(lines.map((line) => line.split(' ')[0]))).toEqual(new Set(Object.keys(bad)));
    expect(lines.join()).not.toContain('\n');
  });

  it('asks for a JWT_SECRET in production with a database of one’s own', () => {
    const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/chowk' };
    expect(problems(production)).toEqual([expect.stringContaining('JWT_SECRET')]);
    expect(problems({ ...production, JWT_SECRET: 'x'.repeat(32) })).toEqual([]);
    expect(problems({ NODE_ENV: 'production' })).toEqual([]);
  });

  it('takes ADMIN_EMAIL and ADMIN_PASSWORD together', () => {
    expect(problems({ ADMIN_EMAIL: 'a@example.in' })).toHaveLength(1);
    expect(problems({ ADMIN_EMAIL: 'a@example.in', ADMIN_PASSWORD: 'long enough' })).toEqual([]);
  });

  it('splits roles only over a shared database', () => {
    expect(problems({ ROLE: 'worker' })).toEqual([expect.stringContaining('DATABASE_URL')]);
  });

  it.each([
    ['false', false],
    ['true', true],
    ['2', 2],
    ['10.0.0.0/8', '10.0.0.0/8'],
  ])('reads TRUST_PROXY=%s', (value, expected) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(expected);
  });
});
