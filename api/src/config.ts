import { availableParallelism } from 'node:os';
import path from 'node:path';
import { variables, type Environment } from './environment.js';

/** The configuration of a process. Read once, at start, from the environment. */
export type Config = Readonly<ReturnType<typeof configOf>>;

/** Account at Razorpay or a server with a compatible API. */
export interface RazorpayAccount {
  readonly keyId: string;
  readonly keySecret: string;
  /** All are accepted. */
  readonly webhookSecrets: readonly string[];
  readonly apiUrl: string;
}

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
  const problems = problemsOf(result.data);
  if (problems.length > 0) throw new ConfigError(problems);
  return configOf(result.data);
}

const razorpayUrl = 'https://api.razorpay.com';
const needsDatabaseUrl = 'needs a DATABASE_URL: the embedded database';

function problemsOf(env: Environment): string[] {
  const { DATABASE_URL, RAZORPAY_KEY_ID } = env;
  const production = env.NODE_ENV === 'production';
  const problems = {
    'JWT_SECRET is required in production with a DATABASE_URL: set it to 32 or more random characters':
      production && DATABASE_URL && !env.JWT_SECRET,
    'ADMIN_EMAIL and ADMIN_PASSWORD go together: set both or neither':
      Boolean(env.ADMIN_EMAIL) !== Boolean(env.ADMIN_PASSWORD),
    [`ROLE=${env.ROLE} ${needsDatabaseUrl} serves one process only`]: env.ROLE !== 'all' && !DATABASE_URL,
    [`DATABASE_REPLICA_URLS ${needsDatabaseUrl} has no replicas`]:
      env.DATABASE_REPLICA_URLS.length > 0 && !DATABASE_URL,
    [`WEB_CONCURRENCY ${needsDatabaseUrl} serves one process only`]: concurrencyOf(env) > 1 && !DATABASE_URL,
    'TRUST_PROXY=true lets every client forge its address: set it to the number of proxies in front of the shop, or to their addresses':
      production && env.TRUST_PROXY === true,
    'RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET go together: set both or neither':
      Boolean(RAZORPAY_KEY_ID) !== Boolean(env.RAZORPAY_KEY_SECRET),
    'PAYMENTS_SANDBOX=true and RAZORPAY_KEY_ID exclude each other: set one of them':
      env.PAYMENTS_SANDBOX && RAZORPAY_KEY_ID,
    'MAIL_FROM is required with SMTP_URL: set it to the address that mails come from':
      env.SMTP_URL && !env.MAIL_FROM,
  };
  return [
    ...Object.keys(problems).filter((problem) => problems[problem]),
    ...missingOf(env, s3, 'set all S3_ variables to keep pictures on S3, or none'),
    ...missingOf(env, sms, 'set both MSG91_ variables to send codes by SMS, or none'),
    ...missingOf(env, whatsApp, 'set all of them to send codes by WhatsApp, or none'),
  ];
}

/** Variables that count only together, by their names in the configuration. */
type Group = Readonly<Record<string, keyof Environment>>;

const s3 = {
  endpoint: 'S3_ENDPOINT',
  bucket: 'S3_BUCKET',
  accessKeyId: 'S3_ACCESS_KEY_ID',
  secretAccessKey: 'S3_SECRET_ACCESS_KEY',
} as const;
const sms = { authKey: 'MSG91_AUTH_KEY', templateId: 'MSG91_TEMPLATE_ID' } as const;
const whatsApp = {
  token: 'WHATSAPP_TOKEN',
  phoneNumberId: 'WHATSAPP_PHONE_NUMBER_ID',
  template: 'WHATSAPP_TEMPLATE',
} as const;

/** The problems of variables of which only some are set. */
function missingOf(env: Environment, group: Group, advice: string): string[] {
  const missing = Object.values(group).filter((name) => !env[name]);
  if (missing.length === Object.keys(group).length) return [];
  return missing.map((name) => `${name} is missing: ${advice}`);
}

/** The values of a group, with more beside them; undefined if one is missing. */
function together<const Names extends Group, More extends object>(
  env: Environment,
  group: Names,
  more: More,
) {
  const values = Object.entries(group).map(([key, name]) => [key, env[name]]);
  if (!values.every(([, value]) => value)) return undefined;
  return {
    ...(Object.fromEntries(values) as { [Key in keyof Names]: NonNullable<Environment[Names[Key]]> }),
    ...more,
  };
}

function configOf(env: Environment) {
  const production = env.NODE_ENV === 'production';
  return {
    production,
    port: env.PORT,
    host: env.HOST ?? (env.DATABASE_URL ? '0.0.0.0' : '127.0.0.1'),
    /** Port of the health routes of a worker without API; undefined means none. */
    healthPort: env.HEALTH_PORT,
    /** Path of the shop; begins and ends with a slash. */
    basePath: env.BASE_PATH,
    /** Without a trailing slash; undefined means the one entered in the settings. */
    publicUrl: env.PUBLIC_URL,
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
    webConcurrency: concurrencyOf(env),
    /** Undefined means that one is generated and stored in `dataDir`. */
    jwtSecret: env.JWT_SECRET,
    /** Encrypts the keys that owners enter in the settings. Undefined means that one is generated and stored in `dataDir`. */
    settingsKey: env.SETTINGS_KEY,
    /** Base URLs of the providers' APIs, for keys from the settings. */
    providerUrls: {
      razorpay: env.RAZORPAY_API_URL ?? razorpayUrl,
      sms: env.MSG91_API_URL,
      whatsApp: env.WHATSAPP_API_URL,
    },
    /** Bearer token for `/metrics`. */
    metricsToken: env.METRICS_TOKEN,
    /** Seconds that a stopping process keeps serving, until proxies see that it is not ready. */
    drainSeconds: env.DRAIN_SECONDS ?? (production ? 3 : 0),
    admin: together(env, { email: 'ADMIN_EMAIL', password: 'ADMIN_PASSWORD' }, {}),
    /** Passphrase for encrypting and decrypting backups. */
    backupPassphrase: env.BACKUP_PASSPHRASE,
    /** Provider of online payments, unless keys are entered in the settings: Razorpay, the built-in sandbox, or none. */
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
    s3: together(env, s3, { region: env.S3_REGION }),
    seedDemo: env.SEED_DEMO ?? !production,
    /** Seats of each table. This and the next two initialize a database without a restaurant. */
    tables: env.TABLES,
    /** Minutes since midnight, every day. */
    openingHours: env.OPENING_HOURS,
    /** Hours before a booking's time until which cancelling refunds the fee. */
    bookingRefundHours: env.BOOKING_REFUND_HOURS,
    /** Express's `trust proxy` setting. */
    trustProxy: env.TRUST_PROXY,
    /** Undefined means that mails are only stored in the database. */
    mail: together(env, { smtpUrl: 'SMTP_URL', from: 'MAIL_FROM' }, {}),
    /** Accounts that send codes to customers' phones; undefined means that this channel is not offered. */
    sms: together(env, sms, { apiUrl: env.MSG91_API_URL }),
    whatsApp: together(env, whatsApp, { apiUrl: env.WHATSAPP_API_URL, language: env.WHATSAPP_LANGUAGE }),
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

function concurrencyOf({ ROLE, WEB_CONCURRENCY, DATABASE_URL }: Environment): number {
  if (ROLE === 'worker') return 1;
  if (WEB_CONCURRENCY !== 'auto') return Number(WEB_CONCURRENCY);
  return DATABASE_URL ? availableParallelism() : 1;
}

/** Follows OpenTelemetry's rules for these variables; the SDK reads the others itself. */
function readTracing(env: Environment) {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const address = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (endpoint && `${endpoint}/v1/traces`);
  if (!address || env.OTEL_SDK_DISABLED) return undefined;
  const encoding = env.OTEL_EXPORTER_OTLP_PROTOCOL === 'http/json' ? 'json' : 'protobuf';
  return { url: address, encoding } as const;
}

function readPayments(env: Environment, production: boolean) {
  const webhookSecrets = env.RAZORPAY_WEBHOOK_SECRET;
  const account = { keyId: 'RAZORPAY_KEY_ID', keySecret: 'RAZORPAY_KEY_SECRET' } as const;
  const apiUrl = env.RAZORPAY_API_URL ?? razorpayUrl;
  const razorpay = together(env, account, { kind: 'razorpay' as const, webhookSecrets, apiUrl });
  if (razorpay) return razorpay;
  return (env.PAYMENTS_SANDBOX ?? !production)
    ? { kind: 'sandbox' as const, webhookSecrets }
    : { kind: 'off' as const };
}

/**
 * Public address of the shop with a trailing slash, for links in mails and the like.
 * @param publicUrl the one in effect
 */
export function shopUrl({ port, basePath }: Config, publicUrl: string | undefined): string {
  return `${publicUrl ?? `http://localhost:${port}`}${basePath}`;
}
