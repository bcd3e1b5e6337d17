import { EventEmitter } from 'node:events';
import type { KeyObject } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { DataSource, EntityManager } from 'typeorm';
import type { Config, RazorpayAccount, SmsAccount, WhatsAppAccount } from '../config.js';
import {
  connectionValues,
  mailServer,
  razorpayAccount,
  smsAccount,
  whatsAppAccount,
  type ConnectionValues,
  type FormerWebhookSecret,
} from './connection-values.js';
import { connectionLocks } from './advisory-locks.js';
import { Connection, connectionKinds, type ConnectionKind } from './connection.entity.js';
import type { Logger } from './log.js';
import { open, seal } from './sealed.js';
import { VersionedSnapshot } from './versioned-snapshot.js';

/** PostgreSQL channel of a trigger: what was entered for a connection has changed. */
const connectionRowsTopic = 'connection-rows';

/** What is stored of a connection. */
export interface Stored<Kind extends ConnectionKind> {
  /** 0 before anything was entered. */
  readonly version: number;
  /** Null if nothing is stored, or the shop's key does not open it. */
  readonly values: ConnectionValues[Kind] | null;
  /** Whether something is stored that the shop's key does not open. */
  readonly isSealed: boolean;
  readonly changedBy: string | null;
  readonly changedAt: Date | null;
}

type AllStored = { readonly [Kind in ConnectionKind]: Stored<Kind> };

/** The account that takes online payments. */
export interface PaymentAccount {
  readonly account: RazorpayAccount;
  readonly isSandbox: boolean;
}

/** What each connection uses now: the environment's values, else those entered in the settings, else the default. */
export interface ConnectionsInEffect {
  readonly version: number;
  readonly stored: AllStored;
  /** Connections that the environment sets. */
  readonly fixed: readonly ConnectionKind[];
  /** Undefined without online payments. */
  readonly payments: PaymentAccount | undefined;
  /** Takes payments unless there are real keys. */
  readonly sandbox: RazorpayAccount | undefined;
  /** Other accounts with payments in flight. */
  readonly otherAccounts: readonly RazorpayAccount[];
  /** Of the settings. */
  readonly formerWebhookSecrets: readonly FormerWebhookSecret[];
  /** Undefined means that mails are only stored. */
  readonly mail: Config['mail'];
  /** Undefined means that this channel is not offered. */
  readonly sms: SmsAccount | undefined;
  readonly whatsApp: WhatsAppAccount | undefined;
  /** Without a trailing slash; undefined means the address at which the shop listens. */
  readonly publicUrl: string | undefined;
}

interface Options {
  readonly config: Config;
  readonly dataSource: DataSource;
  readonly key: KeyObject;
  /** Undefined if there is none. */
  readonly sandbox: RazorpayAccount | undefined;
  /** Notifications of changed rows. */
  readonly rows: {
    readonly isListening: boolean;
    subscribe(topic: string, listener: () => void): unknown;
    onGap(listener: () => void): void;
  };
  readonly log: Logger;
}

/** The connections to services outside of the shop, of which each process holds a snapshot. */
export class Connections {
  private readonly emitter = new EventEmitter().setMaxListeners(0);
  private readonly snapshot: VersionedSnapshot<ConnectionsInEffect>;
  private held: ConnectionsInEffect | undefined;

  private constructor(private readonly options: Options) {
    const { dataSource, rows } = options;
    this.snapshot = new VersionedSnapshot({
      dataSource,
      read: async (manager) => this.inEffect(await this.read(manager)),
      readVersion: async (manager) => versionOf(await manager.find(Connection)),
      isFollowing: () => rows.isListening,
      onHeld: (value) => this.hold(value),
    });
    const reload = () => {
      this.reload().catch((error: unknown) => options.log.warn({ err: error }, 'connections not read'));
    };
    rows.subscribe(connectionRowsTopic, reload);
    rows.onGap(reload);
  }

  static async open(options: Options): Promise<Connections> {
    const connections = new Connections(options);
    connections.hold(await connections.latest());
    return connections;
  }

  /** See {@link VersionedSnapshot}. */
  latest(): Promise<ConnectionsInEffect> {
    return this.snapshot.latest();
  }

  /** What was in effect when the database answered last, for what must not wait for it. */
  get lastKnown(): ConnectionsInEffect {
    if (!this.held) throw new Error('the connections are not open yet');
    return this.held;
  }

  /** Calls the listener after a change, when {@link lastKnown} has it. */
  onChange(listener: () => void): void {
    this.emitter.on('change', listener);
  }

  /** Calls the listener with what is in effect, now and after each change of it. */
  follow<Name extends keyof ConnectionsInEffect>(
    name: Name,
    listener: (value: ConnectionsInEffect[Name]) => void,
  ): void {
    let last = this.lastKnown[name];
    listener(last);
    this.onChange(() => {
      const value = this.lastKnown[name];
      if (isDeepStrictEqual(value, last)) return;
      last = value;
      listener(value);
    });
  }

  async reload(): Promise<void> {
    this.snapshot.drop();
    this.hold(await this.latest());
  }

  /** Locks and reads a connection. */
  async lock<Kind extends ConnectionKind>(tx: EntityManager, kind: Kind): Promise<Stored<Kind>> {
    await tx.query('select pg_advisory_xact_lock($1, $2)', [connectionLocks, connectionKinds.indexOf(kind)]);
    return this.storedOf(kind, await tx.findOneBy(Connection, { kind }));
  }

  /** Writes values in the transaction that has locked the connection; null removes them. */
  async write<Kind extends ConnectionKind>(
    tx: EntityManager,
    kind: Kind,
    values: ConnectionValues[Kind] | null,
    change: Pick<Connection, 'version' | 'changedBy' | 'changedAt'>,
  ): Promise<void> {
    const sealed = seal(this.options.key, JSON.stringify(values), kind);
    await tx.upsert(Connection, { kind, sealed, ...change }, ['kind']);
  }

  private hold(value: ConnectionsInEffect): void {
    const before = this.held;
    // A slow read may end after a later one.
    if (before && value.version < before.version) return;
    this.held = value;
    if (before && !isDeepStrictEqual(before, value)) this.emitter.emit('change');
  }

  private async read(manager: EntityManager): Promise<{ version: number; stored: AllStored }> {
    const rows = await manager.find(Connection);
    const entries = connectionKinds.map((kind) => {
      const row = rows.find((one) => one.kind === kind) ?? null;
      return [kind, this.storedOf(kind, row)] as const;
    });
    return { version: versionOf(rows), stored: Object.fromEntries(entries) as AllStored };
  }

  private storedOf<Kind extends ConnectionKind>(kind: Kind, row: Connection | null): Stored<Kind> {
    if (!row) return { version: 0, values: null, isSealed: false, changedBy: null, changedAt: null };
    const { version, changedBy, changedAt } = row;
    const text = open(this.options.key, row.sealed, kind);
    const parsed = connectionValues[kind].nullable().safeParse(text && JSON.parse(text));
    if (!parsed.success) {
      this.options.log.warn(
        { connection: kind },
        'the keys of a connection cannot be read: enter them again',
      );
    }
    const values = parsed.success ? (parsed.data as ConnectionValues[Kind] | null) : null;
    return { version, values, isSealed: !parsed.success, changedBy, changedAt };
  }

  private inEffect({ version, stored }: { version: number; stored: AllStored }): ConnectionsInEffect {
    const { config, sandbox } = this.options;
    const { providerUrls: urls } = config;
    const { razorpay, mail, sms, whatsapp, address } = stored;
    const entered = razorpay.values?.keys && razorpayAccount(razorpay.values.keys, urls.razorpay);
    const fromEnvironment = config.payments.kind === 'razorpay' ? config.payments : undefined;
    // Once keys were entered, a shop without them takes no payments rather than play money.
    const account = fromEnvironment ?? entered ?? (razorpay.version > 0 ? undefined : sandbox);
    const known = [
      ...(entered ? [entered] : []),
      ...(razorpay.values?.earlier ?? []).map((keys) =>
        razorpayAccount({ ...keys, webhookSecret: null }, urls.razorpay),
      ),
      ...(sandbox ? [sandbox] : []),
    ];
    return {
      version,
      stored,
      fixed: fixedBy(config),
      payments: account && { account, isSandbox: account === sandbox },
      sandbox,
      otherAccounts: known.filter((one) => one !== account),
      formerWebhookSecrets: razorpay.values?.formerWebhookSecrets ?? [],
      mail: config.mail ?? (mail.values ? mailServer(mail.values) : undefined),
      sms: config.sms ?? (sms.values ? smsAccount(sms.values, urls.sms) : undefined),
      whatsApp:
        config.whatsApp ?? (whatsapp.values ? whatsAppAccount(whatsapp.values, urls.whatsApp) : undefined),
      publicUrl: config.publicUrl ?? address.values?.url,
    };
  }
}

/** Grows with each change of any row, as rows are never deleted. */
const versionOf = (rows: readonly Connection[]): number =>
  rows.reduce((sum, { version }) => sum + version, 0);

function fixedBy({ payments, mail, sms, whatsApp, publicUrl }: Config): ConnectionKind[] {
  const isFixed: Record<ConnectionKind, boolean> = {
    razorpay: payments.kind === 'razorpay',
    mail: mail !== undefined,
    sms: sms !== undefined,
    whatsapp: whatsApp !== undefined,
    address: publicUrl !== undefined,
  };
  return connectionKinds.filter((kind) => isFixed[kind]);
}
