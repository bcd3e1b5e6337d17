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

/** Provider of online payments: Razorpay, the built-in sandbox, or none. */
export type PaymentsConfig =
  | ({ readonly kind: 'razorpay' } & RazorpayAccount)
  | { readonly kind: 'sandbox'; readonly webhookSecrets: readonly string[] }
  | { readonly kind: 'off' };

/** An account at MSG91. */
export interface SmsAccount {
  readonly apiUrl: string;
  readonly authKey: string;
  readonly templateId: string;
}

/** A phone number at WhatsApp's Cloud API, with a template of the category authentication. */
export interface WhatsAppAccount {
  readonly apiUrl: string;
  readonly token: string;
  readonly phoneNumberId: string;
  readonly template: string;
  readonly language: string;
}

/** The configuration of a process. Read once, at start, from the environment. */
export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Port of the health routes of a worker without API; undefined means none. */
  readonly healthPort: number | undefined;
  /** Path of the shop; begins and ends with a slash. */
  readonly basePath: string;
  /** Without a trailing slash; undefined means the address at which the shop listens. */
  readonly publicUrl: string | undefined;
  /** Absolute path of the folder that holds the embedded database, uploads and generated secrets. */
  readonly dataDir: string;
  /** Undefined means the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** Read replicas; reads that need current data use the database itself. */
  readonly replicaUrls: readonly string[];
  /** Undefined means that queue and live messages use PostgreSQL. */
  readonly redisUrl: string | undefined;
  readonly role: 'all' | 'api' | 'worker';
  /** Number of API processes that share the port on this machine. */
  readonly webConcurrency: number;
  /** Undefined means that one is generated and stored in `dataDir`. */
  readonly jwtSecret: string | undefined;
  /** Bearer token for `/metrics`. */
  readonly metricsToken: string | undefined;
  /** Seconds that a stopping process keeps serving, until proxies see that it is not ready. */
  readonly drainSeconds: number;
  readonly admin: { readonly email: string; readonly password: string } | undefined;
  /** Passphrase for encrypting and decrypting backups. */
  readonly backupPassphrase: string | undefined;
  readonly payments: PaymentsConfig;
  readonly logLevel: string;
  /** Other origins whose pages may use the API. */
  readonly corsOrigins: readonly string[];
  /** Access to GraphQL introspection. */
  readonly introspection: 'all' | 'admins' | 'off';
  /** Access to the page at `/graphql`. */
  readonly playground: 'on' | 'admins' | 'off';
  /** Time limit of a query or mutation. */
  readonly operationSeconds: number;
  /** Storage of pictures; undefined means `dataDir`. */
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
  /** Seats of each table. This and the next two initialize a database without a restaurant. */
  readonly tables: readonly number[] | undefined;
  /** Minutes since midnight, every day. */
  readonly openingHours: { readonly opensAt: number; readonly closesAt: number } | undefined;
  /** Hours before a booking's time until which cancelling refunds the fee. */
  readonly bookingRefundHours: number | undefined;
  /** Express's `trust proxy` setting. */
  readonly trustProxy: boolean | number | string;
  /** Undefined means that mails are only stored in the database. */
  readonly mail:
    | { readonly smtpUrl: string; readonly from: { readonly name: string; readonly address: string } }
    | undefined;
  /** Accounts that send codes to customers' phones; undefined means that this channel is not offered. */
  readonly sms: SmsAccount | undefined;
  readonly whatsApp: WhatsAppAccount | undefined;
  /** OTLP over HTTP; undefined means no traces. */
  readonly tracing: { readonly url: string; readonly encoding: 'protobuf' | 'json' } | undefined;
  /** Multiplies every rate limit. */
  readonly rateLimitFactor: number;
}

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
  const trustProxy = parseTrustProxy(env.TRUST_PROXY);
  if (production && trustProxy === true) {
    problems.push(
      'TRUST_PROXY=true lets every client forge its address: set it to the number of proxies in front of the shop, or to their addresses',
    );
  }
  problems.push(...paymentProblems(env));
  const s3 = readS3(env, problems);
  const sms = readSms(env, problems);
  const whatsApp = readWhatsApp(env, problems);
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
    backupPassphrase: env.BACKUP_PASSPHRASE,
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
    trustProxy,
    mail: env.SMTP_URL && env.MAIL_FROM ? { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM } : undefined,
    sms,
    whatsApp,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
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
      apiUrl: withoutSlash(env.RAZORPAY_API_URL ?? 'https://api.razorpay.com'),
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
  const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  problems.push(...missingOf(env, needed, 'set all S3_ variables to keep pictures on S3, or none'));
  return undefined;
}

function readSms(env: Environment, problems: string[]): SmsAccount | undefined {
  const { MSG91_AUTH_KEY: authKey, MSG91_TEMPLATE_ID: templateId, MSG91_API_URL } = env;
  if (authKey && templateId) return { apiUrl: withoutSlash(MSG91_API_URL), authKey, templateId };
  const needed = ['MSG91_AUTH_KEY', 'MSG91_TEMPLATE_ID'] as const;
  problems.push(...missingOf(env, needed, 'set both MSG91_ variables to send codes by SMS, or none'));
  return undefined;
}

function readWhatsApp(env: Environment, problems: string[]): WhatsAppAccount | undefined {
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
