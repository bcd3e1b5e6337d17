import pg from 'pg';
import { inTime } from './in-time.js';

/** Milliseconds for connecting and for an answer. */
const limit = 2000;

/** One connection for monitoring a database, outside the pool, which may be busy. Reconnects automatically. */
export class WatchConnection {
  private client: pg.Client | undefined;
  private closed = false;

  /** @param lost called when the connection is lost */
  constructor(
    private readonly url: string,
    private readonly lost: () => void = () => undefined,
  ) {}

  /** @throws {Error} if it cannot connect or gets no answer in time */
  async query<T extends pg.QueryResultRow>(statement: string): Promise<T> {
    const client = (this.client ??= await this.connect());
    try {
      const { rows } = await inTime(limit, client.query<T>(statement));
      if (!rows[0]) throw new Error('no answer');
      return rows[0];
    } catch (error) {
      this.end(client);
      throw error;
    }
  }

  close(): void {
    this.closed = true;
    this.end(this.client);
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: limit,
      keepAlive: true,
    });
    client.on('error', () => this.end(client));
    client.on('end', () => this.end(client));
    try {
      await client.connect();
      if (this.closed) throw new Error('closed meanwhile');
      return client;
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
  }

  private end(client: pg.Client | undefined): void {
    if (!client || this.client !== client) return;
    this.client = undefined;
    client.end().catch(() => undefined);
    this.lost();
  }
}
