import { availableParallelism } from 'node:os';
import path from 'node:path';
import addressparser from 'nodemailer/lib/addressparser';
import { z } from 'zod';

const flag = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true');

const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must look like ${example}` });

/** `4x2,1x10` as the seats of each table: 2, 2, 2, 2, 10. */
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

/** `11:00-23:00` in minutes since midnight. */
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

/** Every environment variable there is. */
export const variables = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z.coerce.number('must be a port number').int().min(0).max(65535).default(4000),
  HOST: z.string().optional(),
  HEALTH_PORT: z.coerce.number('must be a port number').int().min(1).max(65535).optional(),
  BASE_PATH: z
    .string()
    .regex(/^\/([\w-]+\/)*$/, 'must begin and end with a slash, for instance /shop/')
    .default('/shop/'),
  PUBLIC_URL: url(/^https?$/, 'https://shop.example.in').optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/chowk').optional(),
  DATABASE_REPLICA_URLS: z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((address) => address.trim() || []))
    .refine(
      (addresses) =>
        addresses.every((address) => /^postgres(ql)?:\/\/[^/]/.test(address) && URL.canParse(address)),
      'must look like postgres://user:password@replica:5432/chowk, or several with a comma between',
    ),
  REDIS_URL: url(/^rediss?$/, 'redis://host:6379').optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  DRAIN_SECONDS: z.coerce
    .number('must be a number of seconds')
    .min(0, 'must not be negative')
    .max(300, 'must be at most 300')
    .optional(),
  ROLE: z.enum(['all', 'api', 'worker'], 'must be all, api or worker').default('all'),
  WEB_CONCURRENCY: z
    .string()
    .regex(/^(auto|[1-9]|[1-5]\d|6[0-4])$/, 'must be auto or a number of processes, at most 64')
    .default('1'),
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z
    .string()
    .transform((value) => value.split(',').map((secret) => secret.trim()))
    .refine((secrets) => secrets.every(Boolean), 'must be one secret, or several with a comma between')
    .optional(),
  RAZORPAY_API_URL: url(/^https?$/, 'https://api.razorpay.com').optional(),
  PAYMENTS_SANDBOX: flag.optional(),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be trace, debug, info, warn, error, fatal or silent',
    )
    .default('info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(/^https?$/, 'http://collector:4318').optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url(/^https?$/, 'http://collector:4318/v1/traces').optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .enum(['http/protobuf', 'http/json'], 'must be http/protobuf or http/json')
    .default('http/protobuf'),
  OTEL_SDK_DISABLED: flag.default(false),
  /** Read by the SDK, as others of `OTEL_*` are. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((origin) => origin.trim() || []))
    .refine(
      (origins) => origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
      'must look like https://app.example.in, or several with a comma between',
    ),
  INTROSPECTION: z.enum(['all', 'admins', 'off'], 'must be all, admins or off').optional(),
  PLAYGROUND: z.enum(['on', 'admins', 'off'], 'must be on, admins or off').optional(),
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
  TRUST_PROXY: z.string().default('false'),
  SMTP_URL: url(/^smtps?$/, 'smtp://user:password@mail.example.in:587').optional(),
  MAIL_FROM: z
    .string()
    .transform((value) => {
      const [first, ...more] = addressparser(value, { flatten: true });
      return {
        name: first?.name || 'Chowk Street Kitchen',
        address: more.length ? '' : (first?.address ?? ''),
      };
    })
    .refine(
      ({ address }) => z.email().safeParse(address).success,
      'must look like Chowk Street Kitchen <orders@example.in>',
    )
    .optional(),
  RATE_LIMIT_FACTOR: z.coerce
    .number('must be a number above 0')
    .positive('must be a number above 0')
    .default(1),
  TABLES: tables.prefault('4x2,6x4,2x6,1x10'),
  OPENING_HOURS: openingHours.prefault('11:00-23:00'),
  BOOKING_REFUND_HOURS: z.coerce
    .number('must be a number of hours')
    .min(0, 'must not be negative')
    .max(1000, 'must be at most 1000')
    .default(2),
});

/** How to reach Razorpay, or whatever speaks its API. */
export interface RazorpayAccount {
  readonly keyId: string;
  readonly keySecret: string;
  /** Each of them may have signed a webhook, so that one can be replaced. */
  readonly webhookSecrets: readonly string[];
  /** Without `/v1` and without a trailing slash. */
  readonly apiUrl: string;
}

/** Who takes online payments: Razorpay, the built-in sandbox, or nobody. */
export type PaymentsConfig =
  | ({ readonly kind: 'razorpay' } & RazorpayAccount)
  | { readonly kind: 'sandbox'; readonly webhookSecrets: readonly string[] }
  | { readonly kind: 'off' };

/** Everything that may differ between two installations. Made once, at start, from the environment. */
export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Where a worker alone says how it is; undefined means nowhere. */
  readonly healthPort: number | undefined;
  /** Where the shop is mounted; begins and ends with a slash. */
  readonly basePath: string;
  /** Without a trailing slash; undefined means that the shop is where it listens. */
  readonly publicUrl: string | undefined;
  /** Absolute path of the folder that holds the embedded database, uploads and generated secrets. */
  readonly dataDir: string;
  /** Undefined means the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** Replicas of it to read from; reads that may not be behind go to the database itself. */
  readonly replicaUrls: readonly string[];
  /** Undefined means that queue and live events run on PostgreSQL. */
  readonly redisUrl: string | undefined;
  readonly role: 'all' | 'api' | 'worker';
  /** How many API processes share the port on this machine. */
  readonly webConcurrency: number;
  /** Undefined means one that is generated and kept in `dataDir`. */
  readonly jwtSecret: string | undefined;
  /** Who knows it may read `/metrics`. */
  readonly metricsToken: string | undefined;
  /** How long a process that was told to stop goes on as before, for proxies to see that it is not ready. */
  readonly drainSeconds: number;
  readonly admin: { readonly email: string; readonly password: string } | undefined;
  readonly payments: PaymentsConfig;
  readonly logLevel: string;
  /** Whose pages may use the API besides our own. */
  readonly corsOrigins: readonly string[];
  /** Who may ask GraphQL for its schema. */
  readonly introspection: 'all' | 'admins' | 'off';
  /** Whom the page at `/graphql` lets in. */
  readonly playground: 'on' | 'admins' | 'off';
  /** How long a query or mutation may take. */
  readonly operationSeconds: number;
  /** Where pictures are kept; undefined means in `dataDir`. */
  readonly s3:
    | {
        readonly endpoint: string;
        readonly bucket: string;
        readonly region: string;
        readonly accessKeyId: string;
        readonly secretAccessKey: string;
      }
    | undefined;
  readonly seedDemo: boolean;
  /** Seats of each table of the restaurant. */
  readonly tables: readonly number[];
  /** Minutes since midnight, every day. */
  readonly openingHours: { readonly opensAt: number; readonly closesAt: number };
  /** A customer who cancels at least so many hours before the time gets the booking fee back. */
  readonly bookingRefundHours: number;
  /** Express's `trust proxy` setting. */
  readonly trustProxy: boolean | number | string;
  /** Undefined means that mails are kept in the database and sent nowhere. */
  readonly mail:
    | { readonly smtpUrl: string; readonly from: { readonly name: string; readonly address: string } }
    | undefined;
  /** Where traces are sent, if they are: OTLP over HTTP. */
  readonly tracing: { readonly url: string; readonly encoding: 'protobuf' | 'json' } | undefined;
  /** Multiplies every rate limit. */
  readonly rateLimitFactor: number;
}

/** Thrown by {@link readConfig}: one line for each bad value. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

/**
 * Reads the environment. The only place that knows its names and defaults.
 * @throws {ConfigError} with one line per bad value
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = variables.safeParse(given);
  if (!result.success) {
    throw new ConfigError(result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  }
  const env = result.data;
  const production = env.NODE_ENV === 'production';
  const problems: string[] = [];
  if (production && env.DATABASE_URL && !env.JWT_SECRET) {
    problems.push(
      'JWT_SECRET is required in production with a DATABASE_URL: set it to 32 or more random characters',
    );
  }
  if (Boolean(env.ADMIN_EMAIL) !== Boolean(env.ADMIN_PASSWORD)) {
    problems.push('ADMIN_EMAIL and ADMIN_PASSWORD go together: set both or neither');
  }
  if (env.ROLE !== 'all' && !env.DATABASE_URL) {
    problems.push(`ROLE=${env.ROLE} needs a DATABASE_URL: the embedded database serves one process only`);
  }
  if (env.DATABASE_REPLICA_URLS.length > 0 && !env.DATABASE_URL) {
    problems.push('DATABASE_REPLICA_URLS needs a DATABASE_URL: the embedded database has no replicas');
  }
  const webConcurrency = readConcurrency(env);
  if (webConcurrency > 1 && !env.DATABASE_URL) {
    problems.push('WEB_CONCURRENCY needs a DATABASE_URL: the embedded database serves one process only');
  }
  problems.push(...paymentProblems(env));
  const s3 = readS3(env, problems);
  if (env.SMTP_URL && !env.MAIL_FROM) {
    problems.push('MAIL_FROM is required with SMTP_URL: set it to the address that mails come from');
  }
  if (problems.length > 0) throw new ConfigError(problems);

  return {
    production,
    port: env.PORT,
    host: env.HOST ?? (env.DATABASE_URL ? '0.0.0.0' : '127.0.0.1'),
    healthPort: env.HEALTH_PORT,
    basePath: env.BASE_PATH,
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, ''),
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    replicaUrls: env.DATABASE_REPLICA_URLS,
    redisUrl: env.REDIS_URL,
    role: env.ROLE,
    webConcurrency,
    jwtSecret: env.JWT_SECRET,
    metricsToken: env.METRICS_TOKEN,
    drainSeconds: env.DRAIN_SECONDS ?? (production ? 3 : 0),
    admin:
      env.ADMIN_EMAIL && env.ADMIN_PASSWORD
        ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }
        : undefined,
    payments: readPayments(env, production),
    logLevel: env.LOG_LEVEL,
    corsOrigins: env.CORS_ORIGINS,
    introspection: env.INTROSPECTION ?? (production ? 'admins' : 'all'),
    playground: env.PLAYGROUND ?? (production ? 'admins' : 'on'),
    operationSeconds: env.OPERATION_SECONDS,
    s3,
    seedDemo: env.SEED_DEMO ?? !production,
    tables: env.TABLES,
    openingHours: env.OPENING_HOURS,
    bookingRefundHours: env.BOOKING_REFUND_HOURS,
    trustProxy: parseTrustProxy(env.TRUST_PROXY),
    mail: env.SMTP_URL && env.MAIL_FROM ? { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM } : undefined,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    tracing: readTracing(env),
  };
}

/**
 * For the command that makes an admin: where the database is, and the password if the environment has it. Together with
 * `ADMIN_EMAIL` that password is this admin's alone.
 * @throws {ConfigError} as {@link readConfig}
 */
export function readAdminSettings(environment: NodeJS.ProcessEnv = process.env): {
  readonly config: Config;
  readonly passwordFor: (email: string) => string | undefined;
} {
  const { ADMIN_EMAIL: owner, ADMIN_PASSWORD: password, ...rest } = environment;
  const isFor = (email: string) => !owner || owner.toLowerCase() === email.toLowerCase();
  return { config: readConfig(rest), passwordFor: (email) => (isFor(email) && password) || undefined };
}

type Environment = z.output<typeof variables>;

function readConcurrency({ ROLE, WEB_CONCURRENCY, DATABASE_URL }: Environment): number {
  if (ROLE === 'worker') return 1;
  if (WEB_CONCURRENCY !== 'auto') return Number(WEB_CONCURRENCY);
  return DATABASE_URL ? availableParallelism() : 1;
}

/** As OpenTelemetry's SDK understands its variables; it reads the rest of them itself. */
function readTracing(env: Environment): Config['tracing'] {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const address =
    env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (endpoint && `${endpoint.replace(/\/$/, '')}/v1/traces`);
  if (!address || env.OTEL_SDK_DISABLED) return undefined;
  return { url: address, encoding: env.OTEL_EXPORTER_OTLP_PROTOCOL === 'http/json' ? 'json' : 'protobuf' };
}

function paymentProblems(env: Environment): string[] {
  const problems: string[] = [];
  if (Boolean(env.RAZORPAY_KEY_ID) !== Boolean(env.RAZORPAY_KEY_SECRET)) {
    problems.push('RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET go together: set both or neither');
  }
  if (env.RAZORPAY_API_URL && !env.RAZORPAY_KEY_ID) {
    problems.push('RAZORPAY_API_URL needs RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET');
  }
  if (env.PAYMENTS_SANDBOX && env.RAZORPAY_KEY_ID) {
    problems.push('PAYMENTS_SANDBOX=true and RAZORPAY_KEY_ID exclude each other: set one of them');
  }
  return problems;
}

function readPayments(env: Environment, production: boolean): PaymentsConfig {
  const webhookSecrets = env.RAZORPAY_WEBHOOK_SECRET ?? [];
  if (env.RAZORPAY_KEY_ID && env.RAZORPAY_KEY_SECRET) {
    return {
      kind: 'razorpay',
      keyId: env.RAZORPAY_KEY_ID,
      keySecret: env.RAZORPAY_KEY_SECRET,
      webhookSecrets,
      apiUrl: (env.RAZORPAY_API_URL ?? 'https://api.razorpay.com').replace(/\/+$/, ''),
    };
  }
  return (env.PAYMENTS_SANDBOX ?? !production) ? { kind: 'sandbox', webhookSecrets } : { kind: 'off' };
}

function readS3(env: Environment, problems: string[]): Config['s3'] {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env;
  if (endpoint && bucket && accessKeyId && secretAccessKey) {
    return { endpoint, bucket, region: env.S3_REGION, accessKeyId, secretAccessKey };
  }
  const needed = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length < Object.keys(needed).length) {
    for (const name of missing)
      problems.push(`${name} is missing: set all S3_ variables to keep pictures on S3, or none`);
  }
  return undefined;
}

/** Where people find the shop, with a trailing slash: for links that leave the browser. */
export function shopUrl({ publicUrl, port, basePath }: Config): string {
  return `${publicUrl ?? `http://localhost:${port}`}${basePath}`;
}

/** `true`, `false`, a number of hops, or addresses: what Express takes. */
function parseTrustProxy(value: string): boolean | number | string {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^\d+$/.test(value) ? Number(value) : value;
}
