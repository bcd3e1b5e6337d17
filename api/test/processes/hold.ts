import pg from 'pg';

/** Any lock number that the shop does not use. */
const key = 4_206_999;

/** Blocks a change of rows, so that a process can be killed exactly there. */
export class Hold {
  private constructor(private readonly client: pg.Client) {}

  /**
   * @param change such as `before delete on outbox_events for each row`
   * @param condition on `new` and `old`
   */
  static async on(databaseUrl: string, change: string, condition = 'true'): Promise<Hold> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(`select pg_advisory_lock(${key})`);
    const kind = change.includes('deferr') ? 'constraint trigger' : 'trigger';
    await client.query(`
      create or replace function hold() returns trigger language plpgsql as $$
      begin
        if ${condition} then perform pg_advisory_xact_lock_shared(${key}); end if;
        return coalesce(new, old);
      end $$;
      create ${kind} hold ${change} execute function hold()`);
    return new Hold(client);
  }

  /** The number of blocked transactions. */
  async held(): Promise<number> {
    const { rowCount } = await this.client.query(
      `select from pg_locks where locktype = 'advisory' and objid = ${key} and not granted`,
    );
    return rowCount ?? 0;
  }

  /** Ends the blocked connections: PostgreSQL notices a dead client only when it sends something. */
  async endWaiting(): Promise<void> {
    await this.client.query(
      `select pg_terminate_backend(pid) from pg_locks
       where locktype = 'advisory' and objid = ${key} and not granted`,
    );
    while ((await this.held()) > 0);
  }

  /** Unblocks everything from now on. */
  async release(): Promise<void> {
    await this.client.query(`select pg_advisory_unlock(${key})`);
    await this.client.query('drop function hold cascade');
    await this.client.end();
  }
}
