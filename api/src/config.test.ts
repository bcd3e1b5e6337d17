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

describe('readConfig', () => {
  it('requires no variables', () => {
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
      tables: undefined,
      openingHours: undefined,
      bookingRefundHours: undefined,
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
    ['DATABASE_REPLICA_URLS', 'replica:5432'],
    ['DATABASE_REPLICA_URLS', 'postgres://one/chowk, http://two/chowk'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4317'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://app.example.in/'],
    ['INTROSPECTION', 'true'],
    ['PLAYGROUND', 'true'],
    ['OPERATION_SECONDS', '0'],
    ['DRAIN_SECONDS', '-1'],
    ['METRICS_TOKEN', 'short'],
    ['WEB_CONCURRENCY', '0'],
    ['WEB_CONCURRENCY', 'all'],
  ])('refuses %s=%s', (name, value) => {
    expect(problems({ [name]: value })).toEqual([expect.stringContaining(`${name} must`)]);
  });

  it('restricts introspection to admins in production by default', () => {
    expect(readConfig({}).introspection).toBe('all');
    expect(readConfig({ NODE_ENV: 'production' }).introspection).toBe('admins');
    expect(readConfig({ NODE_ENV: 'production', INTROSPECTION: 'all' }).introspection).toBe('all');
  });

  it('restricts the playground to admins in production by default', () => {
    expect(readConfig({}).playground).toBe('on');
    expect(readConfig({ NODE_ENV: 'production' }).playground).toBe('admins');
    expect(readConfig({ NODE_ENV: 'production', PLAYGROUND: 'off' }).playground).toBe('off');
  });

  it('allows several API processes only with a DATABASE_URL', () => {
    const DATABASE_URL = 'postgres://chowk@localhost/chowk';
    expect(readConfig({ DATABASE_URL, WEB_CONCURRENCY: '4' }).webConcurrency).toBe(4);
    expect(readConfig({ DATABASE_URL, WEB_CONCURRENCY: 'auto' }).webConcurrency).toBeGreaterThan(0);
    expect(readConfig({ DATABASE_URL, WEB_CONCURRENCY: '4', ROLE: 'worker' }).webConcurrency).toBe(1);
    expect(readConfig({ WEB_CONCURRENCY: 'auto' }).webConcurrency).toBe(1);
    expect(problems({ WEB_CONCURRENCY: '2' })).toEqual([expect.stringContaining('DATABASE_URL')]);
  });

  it('allows replicas only with a DATABASE_URL', () => {
    const replicas = 'postgres://one/chowk, postgresql://user:secret@two:5433/chowk';
    expect(problems({ DATABASE_REPLICA_URLS: replicas })).toEqual([
      expect.stringContaining('needs a DATABASE_URL'),
    ]);
    const environment = { DATABASE_URL: 'postgres://db/chowk', DATABASE_REPLICA_URLS: replicas };
    expect(readConfig(environment).replicaUrls).toEqual([
      'postgres://one/chowk',
      'postgresql://user:secret@two:5433/chowk',
    ]);
  });

  it('reads the address of traces from OpenTelemetry’s variables', () => {
    const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };
    expect(readConfig({}).tracing).toBeUndefined();
    expect(readConfig(environment).tracing).toEqual({
      url: 'http://collector:4318/v1/traces',
      encoding: 'protobuf',
    });
    const more = {
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces/in',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    };
    expect(readConfig({ ...environment, ...more }).tracing).toEqual({
      url: 'https://traces/in',
      encoding: 'json',
    });
    expect(readConfig({ ...environment, OTEL_SDK_DISABLED: 'true' }).tracing).toBeUndefined();
  });

  it('waits for proxies before it stops, only in production by default', () => {
    expect(readConfig({}).drainSeconds).toBe(0);
    expect(readConfig({ NODE_ENV: 'production' }).drainSeconds).toBe(3);
    expect(readConfig({ NODE_ENV: 'production', DRAIN_SECONDS: '0' }).drainSeconds).toBe(0);
  });

  it('treats empty variables as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4000, databaseUrl: undefined });
  });

  it('reports every invalid value on a line of its own', () => {
    const bad = {
      PORT: 'http',
      BASE_PATH: 'shop',
      ROLE: 'boss',
      DATABASE_URL: 'mysql://x',
      SEED_DEMO: 'yes',
      RATE_LIMIT_FACTOR: '0',
    };
    const lines = problems(bad);
    expect(new Set(lines.map((line) => line.split(' ')[0]))).toEqual(new Set(Object.keys(bad)));
    expect(lines.join()).not.toContain('\n');
  });

  it('requires a JWT_SECRET in production with a DATABASE_URL', () => {
    const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/chowk' };
    expect(problems(production)).toEqual([expect.stringContaining('JWT_SECRET')]);
    expect(problems({ ...production, JWT_SECRET: 'x'.repeat(32) })).toEqual([]);
    expect(problems({ NODE_ENV: 'production' })).toEqual([]);
  });

  it('requires ADMIN_EMAIL and ADMIN_PASSWORD together', () => {
    expect(problems({ ADMIN_EMAIL: 'a@example.in' })).toHaveLength(1);
    expect(problems({ ADMIN_EMAIL: 'a@example.in', ADMIN_PASSWORD: 'long enough' })).toEqual([]);
  });

  it('refuses an ADMIN_PASSWORD that a .env file cut off at its $', () => {
    expect(problems({ ADMIN_EMAIL: 'a@example.in', ADMIN_PASSWORD: 'ab' })).toEqual([
      expect.stringMatching(/^ADMIN_PASSWORD .*8 characters.*single quotes/),
    ]);
  });

  it('requires all S3 variables or none', () => {
    const s3 = {
      S3_ENDPOINT: 'https://s3.example.in',
      S3_BUCKET: 'chowk',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(readConfig(s3).s3).toEqual({
      endpoint: 'https://s3.example.in',
      bucket: 'chowk',
      region: 'us-east-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    });
    expect(readConfig({ ...s3, S3_REGION: 'auto' }).s3?.region).toBe('auto');
    expect(readConfig({ S3_REGION: 'auto' }).s3).toBeUndefined();
    for (const name of Object.keys(s3)) {
      expect(problems({ ...s3, [name]: '' })).toEqual([expect.stringMatching(`^${name} is missing`)]);
    }
    expect(problems({ S3_BUCKET: 'chowk' })).toHaveLength(3);
    expect(problems({ ...s3, S3_ENDPOINT: 's3.example.in' })).toEqual([
      expect.stringContaining('S3_ENDPOINT'),
    ]);
    expect(problems({ ...s3, S3_BUCKET: 'My Bucket' })).toEqual([expect.stringContaining('S3_BUCKET')]);
  });

  it('allows separate roles only with a DATABASE_URL', () => {
    expect(problems({ ROLE: 'worker' })).toEqual([expect.stringContaining('DATABASE_URL')]);
  });

  describe('payments', () => {
    const keys = { RAZORPAY_KEY_ID: 'rzp_test_1', RAZORPAY_KEY_SECRET: 'key secret' };

    it('uses Razorpay, or a compatible server, if there is a key', () => {
      expect(readConfig(keys).payments).toEqual({
        kind: 'razorpay',
        keyId: 'rzp_test_1',
        keySecret: 'key secret',
        webhookSecrets: [],
        apiUrl: 'https://api.razorpay.com',
      });
      const elsewhere = { ...keys, RAZORPAY_API_URL: 'http://localhost:9000/sandbox/' };
      expect(readConfig(elsewhere).payments).toMatchObject({ apiUrl: 'http://localhost:9000/sandbox' });
    });

    it.each([
      [{}, 'sandbox'],
      [{ PAYMENTS_SANDBOX: 'false' }, 'off'],
      [{ NODE_ENV: 'production' }, 'off'],
      [{ NODE_ENV: 'production', PAYMENTS_SANDBOX: 'true' }, 'sandbox'],
      [{ NODE_ENV: 'production', ...keys }, 'razorpay'],
    ])('selects the provider for %o: %s', (environment: Record<string, string>, kind) => {
      expect(readConfig(environment).payments.kind).toBe(kind);
    });

    it('accepts several webhook secrets while one replaces another', () => {
      const secrets = { RAZORPAY_WEBHOOK_SECRET: 'new, old' };
      expect(readConfig(secrets).payments).toEqual({ kind: 'sandbox', webhookSecrets: ['new', 'old'] });
      expect(readConfig({ ...keys, ...secrets }).payments).toMatchObject({ webhookSecrets: ['new', 'old'] });
      expect(problems({ RAZORPAY_WEBHOOK_SECRET: 'one,' })).toEqual([
        expect.stringContaining('RAZORPAY_WEBHOOK_SECRET'),
      ]);
    });

    it.each([
      ['a key without its secret', { RAZORPAY_KEY_ID: 'rzp_test_1' }],
      ['a secret without its key', { RAZORPAY_KEY_SECRET: 'key secret' }],
      ['an address that is none', { ...keys, RAZORPAY_API_URL: 'localhost:9000' }],
      ['keys and the sandbox at once', { ...keys, PAYMENTS_SANDBOX: 'true' }],
    ])('refuses %s', (_what, environment: Record<string, string>) => {
      expect(problems(environment)).toHaveLength(1);
    });
  });

  it('requires a sender address with a mail server', () => {
    const SMTP_URL = 'smtp://user:secret@mail.example.in:587';
    expect(readConfig({}).mail).toBeUndefined();
    expect(problems({ SMTP_URL })).toEqual([expect.stringContaining('MAIL_FROM')]);
    expect(problems({ SMTP_URL: 'mail.example.in', MAIL_FROM: 'a@example.in' })).toEqual([
      expect.stringContaining('SMTP_URL must look like smtp://'),
    ]);
    for (const MAIL_FROM of ['Chowk', 'a@example.in, b@example.in', '<>', 'a b@']) {
      expect(problems({ SMTP_URL, MAIL_FROM })).toEqual([
        expect.stringContaining('MAIL_FROM must look like'),
      ]);
    }
    expect(readConfig({ SMTP_URL, MAIL_FROM: '"Chowk, Pune" <a@example.in>' }).mail).toEqual({
      smtpUrl: SMTP_URL,
      from: { name: 'Chowk, Pune', address: 'a@example.in' },
    });
  });

  it('requires whole accounts for codes by SMS and WhatsApp', () => {
    expect(readConfig({})).toMatchObject({ sms: undefined, whatsApp: undefined });
    expect(problems({ MSG91_AUTH_KEY: 'key' })).toEqual([
      'MSG91_TEMPLATE_ID is missing: set both MSG91_ variables to send codes by SMS, or none',
    ]);
    expect(readConfig({ MSG91_AUTH_KEY: 'key', MSG91_TEMPLATE_ID: '64f1' }).sms).toEqual({
      apiUrl: 'https://control.msg91.com',
      authKey: 'key',
      templateId: '64f1',
    });
    const whatsApp = { WHATSAPP_TOKEN: 'token', WHATSAPP_PHONE_NUMBER_ID: '106540352242922' };
    expect(problems(whatsApp)).toEqual([expect.stringContaining('WHATSAPP_TEMPLATE is missing')]);
    expect(problems({ ...whatsApp, WHATSAPP_TEMPLATE: 'code', WHATSAPP_PHONE_NUMBER_ID: '+91 98' })).toEqual([
      expect.stringContaining('WHATSAPP_PHONE_NUMBER_ID must be the id'),
    ]);
    expect(readConfig({ ...whatsApp, WHATSAPP_TEMPLATE: 'code' }).whatsApp).toMatchObject({
      apiUrl: 'https://graph.facebook.com/v23.0',
      language: 'en',
    });
  });

  it('refuses a TRUST_PROXY that is invalid or, in production, lets clients forge their address', () => {
    expect(problems({ TRUST_PROXY: 'true', NODE_ENV: 'production' })).toEqual([
      expect.stringContaining('TRUST_PROXY=true lets every client forge its address: set it to'),
    ]);
    for (const TRUST_PROXY of ['banana', '10.0.0.0/99', 'loopback, banana']) {
      expect(problems({ TRUST_PROXY })).toEqual([
        expect.stringContaining('TRUST_PROXY must be false, the number'),
      ]);
    }
  });

  it.each([
    ['false', false],
    ['loopback, 10.0.0.1', 'loopback, 10.0.0.1'],
    ['true', true],
    ['2', 2],
    ['10.0.0.0/8', '10.0.0.0/8'],
  ])('reads TRUST_PROXY=%s', (value, expected) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(expected);
  });
});
