import addressparser from 'nodemailer/lib/addressparser';
import { compile } from 'proxy-addr';
import { z } from 'zod';

/** Minimum length of backup passphrases, as stolen backups can be attacked offline. */
export const shortestPassphrase = 12;

const oneOf = <const Values extends readonly string[]>(...values: Values) =>
  z.enum(values, `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`);

const flag = oneOf('true', 'false').transform((value) => value === 'true');

const upTo = (max: number, unit: string) =>
  z.coerce
    .number(`must be a number of ${unit}`)
    .min(0, 'must not be negative')
    .max(max, `must be at most ${max}`);

const list = z
  .string()
  .default('')
  .transform((value) => value.split(',').flatMap((part) => part.trim() || []));

const url = (protocol: RegExp, example: string) => z.url({ protocol, error: `must look like ${example}` });

/** Without slashes at its end. */
const webAddress = (example: string) =>
  url(/^https?$/, example).transform((value) => value.replace(/\/+$/, ''));

/** Whether Express accepts the value as addresses for `trust proxy`. */
function isProxyList(value: string): boolean {
  try {
    compile(value.split(/ *, */));
    return true;
  } catch {
    return false;
  }
}

/** Parses `4x2,1x10` to the seats of each table: 2, 2, 2, 2, 10. */
const tables = z
  .string()
  .regex(
    /^\s*\d{1,3}x\d{1,2}(\s*,\s*\d{1,3}x\d{1,2})*\s*$/,
    'must look like 4x2,6x4,1x10: four tables with 2 seats, and so on',
  )
  .transform((value) =>
    value.split(',').flatMap((group) => {
      const [count = 0, seats = 0] = group.split('x').map(Number);
      return Array.from({ length: count }, () => seats);
    }),
  )
  .refine(
    (seats) => seats.length > 0 && seats.every((count) => count > 0),
    'must name at least one table with a seat',
  );

/** Parses `11:00-23:00` to minutes since midnight. */
const openingHours = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must look like 11:00-23:00')
  .transform((value) => {
    const [opensAt = 0, closesAt = 0] = value
      .split('-')
      .map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
    return { opensAt, closesAt };
  })
  .refine(
    ({ opensAt, closesAt }) => closesAt - opensAt >= 90,
    'must be 90 minutes or more and end on the same day, at 24:00 at the latest',
  );

/** All environment variables, with their validation and defaults. */
export const variables = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z.coerce.number('must be a port number').int().min(0).max(65535).default(4000),
  HOST: z.string().optional(),
  HEALTH_PORT: z.coerce.number('must be a port number').int().min(1).max(65535).optional(),
  BASE_PATH: z
    .string()
    .regex(/^\/([\w-]+\/)*$/, 'must begin and end with a slash, for instance /shop/')
    .default('/shop/'),
  PUBLIC_URL: webAddress('https://shop.example.in').optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/chowk').optional(),
  DATABASE_REPLICA_URLS: list.refine(
    (addresses) =>
      addresses.every((address) => /^postgres(ql)?:\/\/[^/]/.test(address) && URL.canParse(address)),
    'must look like postgres://user:password@replica:5432/chowk, or several with a comma between',
  ),
  REDIS_URL: url(/^rediss?$/, 'redis://host:6379').optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  DRAIN_SECONDS: upTo(300, 'seconds').optional(),
  ROLE: oneOf('all', 'api', 'worker').default('all'),
  WEB_CONCURRENCY: z
    .string()
    .regex(/^(auto|[1-9]|[1-5]\d|6[0-4])$/, 'must be auto or a number of processes, at most 64')
    .default('1'),
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SETTINGS_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'must have at least 8 characters; in a file .env a $ needs single quotes around the value')
    .optional(),
  BACKUP_PASSPHRASE: z
    .string()
    .min(shortestPassphrase, `must have at least ${shortestPassphrase} characters`)
    .optional(),
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  /** All are accepted, as the provider retries webhooks signed with the old secret after a rotation. */
  RAZORPAY_WEBHOOK_SECRET: z
    .string()
    .transform((value) => value.split(',').map((secret) => secret.trim()))
    .refine((secrets) => secrets.every(Boolean), 'must be one secret, or several with a comma between')
    .default([]),
  RAZORPAY_API_URL: webAddress('https://api.razorpay.com').optional(),
  PAYMENTS_SANDBOX: flag.optional(),
  LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent').default('info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress('http://collector:4318').optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url(/^https?$/, 'http://collector:4318/v1/traces').optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: oneOf('http/protobuf', 'http/json').default('http/protobuf'),
  OTEL_SDK_DISABLED: flag.default(false),
  /** Read by the SDK, as other `OTEL_*` variables are. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  CORS_ORIGINS: list.refine(
    (origins) => origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
    'must look like https://app.example.in, or several with a comma between',
  ),
  INTROSPECTION: oneOf('all', 'admins', 'off').optional(),
  PLAYGROUND: oneOf('on', 'admins', 'off').optional(),
  OPERATION_SECONDS: z.coerce
    .number('must be a number of seconds')
    .positive('must be above 0')
    .max(3600, 'must be at most 3600')
    .default(10),
  S3_ENDPOINT: url(/^https?$/, 'https://s3.example.in').optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket: 3 to 63 of a-z, 0-9, . and -')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SEED_DEMO: flag.optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      (value) => /^(true|false|\d+)$/.test(value) || isProxyList(value),
      'must be false, the number of proxies in front of the shop, or their addresses with commas between, like 10.0.0.0/8',
    )
    .default('false')
    .transform(
      (value) => value === 'true' || (value !== 'false' && (/^\d+$/.test(value) ? Number(value) : value)),
    ),
  SMTP_URL: url(/^smtps?$/, 'smtp://user:password@mail.example.in:587').optional(),
  MAIL_FROM: z
    .string()
    .transform((value) => {
      const [first, ...more] = addressparser(value, { flatten: true });
      return { name: first?.name ?? '', address: more.length ? '' : (first?.address ?? '') };
    })
    .refine(
      ({ address }) => z.email().safeParse(address).success,
      'must look like orders@example.in, or My Restaurant <orders@example.in>',
    )
    .optional(),
  /** The HTTP API of MSG91, which sends SMS by templates that are registered with DLT. */
  MSG91_AUTH_KEY: z.string().optional(),
  MSG91_TEMPLATE_ID: z.string().optional(),
  MSG91_API_URL: webAddress('https://control.msg91.com').default('https://control.msg91.com'),
  /** WhatsApp's Cloud API. */
  WHATSAPP_TOKEN: z.string().optional(),
  WHATSAPP_PHONE_NUMBER_ID: z
    .string()
    .regex(/^\d{5,20}$/, 'must be the id of the phone number at Meta: digits only, not the number itself')
    .optional(),
  WHATSAPP_TEMPLATE: z.string().optional(),
  WHATSAPP_LANGUAGE: z.string().default('en'),
  WHATSAPP_API_URL: webAddress('https://graph.facebook.com/v23.0').default(
    'https://graph.facebook.com/v23.0',
  ),
  RATE_LIMIT_FACTOR: z.coerce
    .number('must be a number above 0')
    .positive('must be a number above 0')
    .default(1),
  TABLES: tables.optional(),
  OPENING_HOURS: openingHours.optional(),
  BOOKING_REFUND_HOURS: upTo(1000, 'hours').optional(),
});

export type Environment = z.output<typeof variables>;
