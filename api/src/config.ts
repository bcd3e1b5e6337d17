import { availableParallelism } from 'node:os';
import path from 'node:path';
import { variables, type Environment } from './environment.js';

/** Account at Razorpay or a server with a compatible API. */
export interface RazorpayAccount {
  readonly keyId: string;
  readonly keySecret: string;
  /** All are accepted, as the provider retries webhooks signed with the old secret after a rotation. */
  readonly webhookSecrets: readonly string[];
  /** Without `/v1` and without a trailing slash. */
  readonly apiUrl: string;
}

/** The configuration of a process. Read once, at start, from the environment. */
export type Config = Readonly<ReturnType<typeof configOf>>;

/** An account at MSG91. */
export type SmsAccount = NonNullable<Config['sms']>;

/** A phone number at WhatsApp's Cloud API, with a template of the category authentication. */
export type WhatsAppAccount = NonNullable<Config['whatsApp']>;

/** Thrown by {@link readConfig}, with one line per invalid value. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

/**
 * Reads the configuration from the environment.
 * @throws {ConfigError} with one line per invalid value
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = variables.safeParse(given);
  if (!result.success) {
    throw new ConfigError(result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  }
  const problems: string[] = [];
  const config = configOf(result.data, problems);
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

/** Adds what is wrong to `problems`. */
function configOf(env: Environment, problems: string[]) {
  const production = env.NODE_ENV === 'production';
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
  const trustProxy = parseTrustProxy(env.TRUST_PROXY);
  if (production && trustProxy === true) {
    problems.push(
      'TRUST_PROXY=true lets every client forge its address: set it to the number of proxies in front of the shop, or to their addresses',
    );
  }
  problems.push(...paymentProblems(env));
  if (env.SMTP_URL && !env.MAIL_FROM) {
    problems.push('MAIL_FROM is required with SMTP_URL: set it to the address that mails come from');
  }
  return {
    production,
    port: env.PORT,
    host: env.HOST ?? (env.DATABASE_URL ? '0.0.0.0' : '127.0.0.1'),
    /** Port of the health routes of a worker without API; undefined means none. */
    healthPort: env.HEALTH_PORT,
    /** Path of the shop; begins and ends with a slash. */
    basePath: env.BASE_PATH,
    /** Without a trailing slash; undefined means the address at which the shop listens. */
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, ''),
    /** Absolute path of the folder that holds the embedded database, uploads and generated secrets. */
    dataDir: path.resolve(env.DATA_DIR),
    /** Undefined means the embedded PostgreSQL. */
    databaseUrl: env.DATABASE_URL,
    /** Read replicas; reads that need current data use the database itself. */
    replicaUrls: env.DATABASE_REPLICA_URLS,
    /** Undefined means that queue and live messages use PostgreSQL. */
    redisUrl: env.REDIS_URL,
    role: env.ROLE,
    /** Number of API processes that share the port on this machine. */
    webConcurrency,
    /** Undefined means that one is generated and stored in `dataDir`. */
    jwtSecret: env.JWT_SECRET,
    /** Bearer token for `/metrics`. */
    metricsToken: env.METRICS_TOKEN,
    /** Seconds that a stopping process keeps serving, until proxies see that it is not ready. */
    drainSeconds: env.DRAIN_SECONDS ?? (production ? 3 : 0),
    admin:
      env.ADMIN_EMAIL && env.ADMIN_PASSWORD
        ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }
        : undefined,
    /** Passphrase for encrypting and decrypting backups. */
    backupPassphrase: env.BACKUP_PASSPHRASE,
    /** Provider of online payments: Razorpay, the built-in sandbox, or none. */
    payments: readPayments(env, production),
    logLevel: env.LOG_LEVEL,
    /** Other origins whose pages may use the API. */
    corsOrigins: env.CORS_ORIGINS,
    /** Access to GraphQL introspection. */
    introspection: env.INTROSPECTION ?? (production ? 'admins' : 'all'),
    /** Access to the page at `/graphql`. */
    playground: env.PLAYGROUND ?? (production ? 'admins' : 'on'),
    /** Time limit of a query or mutation. */
    operationSeconds: env.OPERATION_SECONDS,
    /** Storage of pictures; undefined means `dataDir`. */
    s3: readS3(env, problems),
    seedDemo: env.SEED_DEMO ?? !production,
    /** Seats of each table. This and the next two initialize a database without a restaurant. */
    tables: env.TABLES,
    /** Minutes since midnight, every day. */
    openingHours: env.OPENING_HOURS,
    /** Hours before a booking's time until which cancelling refunds the fee. */
    bookingRefundHours: env.BOOKING_REFUND_HOURS,
    /** Express's `trust proxy` setting. */
    trustProxy,
    /** Undefined means that mails are only stored in the database. */
    mail: env.SMTP_URL && env.MAIL_FROM ? { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM } : undefined,
    /** Accounts that send codes to customers' phones; undefined means that this channel is not offered. */
    sms: readSms(env, problems),
    whatsApp: readWhatsApp(env, problems),
    /** Multiplies every rate limit. */
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    /** OTLP over HTTP; undefined means no traces. */
    tracing: readTracing(env),
  };
}

/**
 * Configuration for the command that creates an admin: the database, and the password if the environment has one. If
 * `ADMIN_EMAIL` is set, the password applies to that admin only.
 * @throws {ConfigError} as {@link readConfig}
 */
export function readAdminSettings(environment: NodeJS.ProcessEnv = process.env): {
  readonly config: Config;
  readonly passwordFor: (email: string) => string | undefined;
  /** The variables that would give that password, in words. */
  readonly variablesFor: (email: string) => string;
} {
  const { ADMIN_EMAIL: owner, ADMIN_PASSWORD: password, ...rest } = environment;
  const isFor = (email: string) => !owner || owner.toLowerCase() === email.toLowerCase();
  return {
    config: readConfig(rest),
    passwordFor: (email) => (isFor(email) && password) || undefined,
    variablesFor: (email) => (owner ? `ADMIN_EMAIL=${email} and ADMIN_PASSWORD` : 'ADMIN_PASSWORD'),
  };
}

function readConcurrency({ ROLE, WEB_CONCURRENCY, DATABASE_URL }: Environment): number {
  if (ROLE === 'worker') return 1;
  if (WEB_CONCURRENCY !== 'auto') return Number(WEB_CONCURRENCY);
  return DATABASE_URL ? availableParallelism() : 1;
}

/** Follows OpenTelemetry's rules for these variables; the SDK reads the others itself. */
function readTracing(env: Environment) {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const address =
    env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (endpoint && `${endpoint.replace(/\/$/, '')}/v1/traces`);
  if (!address || env.OTEL_SDK_DISABLED) return undefined;
  const encoding = env.OTEL_EXPORTER_OTLP_PROTOCOL === 'http/json' ? 'json' : 'protobuf';
  return { url: address, encoding } as const;
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

function readPayments(env: Environment, production: boolean) {
  const webhookSecrets = env.RAZORPAY_WEBHOOK_SECRET ?? [];
  if (env.RAZORPAY_KEY_ID && env.RAZORPAY_KEY_SECRET) {
    return {
      kind: 'razorpay' as const,
      keyId: env.RAZORPAY_KEY_ID,
      keySecret: env.RAZORPAY_KEY_SECRET,
      webhookSecrets,
      apiUrl: withoutSlash(env.RAZORPAY_API_URL ?? 'https://api.razorpay.com'),
    };
  }
  return (env.PAYMENTS_SANDBOX ?? !production)
    ? { kind: 'sandbox' as const, webhookSecrets }
    : { kind: 'off' as const };
}

function readS3(env: Environment, problems: string[]) {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env;
  if (endpoint && bucket && accessKeyId && secretAccessKey) {
    return { endpoint, bucket, region: env.S3_REGION, accessKeyId, secretAccessKey };
  }
  const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  problems.push(...missingOf(env, needed, 'set all S3_ variables to keep pictures on S3, or none'));
  return undefined;
}

function readSms(env: Environment, problems: string[]) {
  const { MSG91_AUTH_KEY: authKey, MSG91_TEMPLATE_ID: templateId, MSG91_API_URL } = env;
  if (authKey && templateId) return { apiUrl: withoutSlash(MSG91_API_URL), authKey, templateId };
  const needed = ['MSG91_AUTH_KEY', 'MSG91_TEMPLATE_ID'] as const;
  problems.push(...missingOf(env, needed, 'set both MSG91_ variables to send codes by SMS, or none'));
  return undefined;
}

function readWhatsApp(env: Environment, problems: string[]) {
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_NUMBER_ID: phoneNumberId, WHATSAPP_TEMPLATE: template } = env;
  if (token && phoneNumberId && template)
    return {
      apiUrl: withoutSlash(env.WHATSAPP_API_URL),
      token,
      phoneNumberId,
      template,
      language: env.WHATSAPP_LANGUAGE,
    };
  const needed = ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_TEMPLATE'] as const;
  problems.push(...missingOf(env, needed, 'set all of them to send codes by WhatsApp, or none'));
  return undefined;
}

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

/** The problems of variables of which only some are set. */
function missingOf(env: Environment, needed: readonly (keyof Environment)[], advice: string): string[] {
  const missing = needed.filter((name) => !env[name]);
  return missing.length < needed.length ? missing.map((name) => `${name} is missing: ${advice}`) : [];
}

/** Public address of the shop with a trailing slash, for links in mails and the like. */
export function shopUrl({ publicUrl, port, basePath }: Config): string {
  return `${publicUrl ?? `http://localhost:${port}`}${basePath}`;
}

/** Parses `true`, `false`, a number of hops or addresses for Express. */
function parseTrustProxy(value: string): boolean | number | string {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^\d+$/.test(value) ? Number(value) : value;
}
