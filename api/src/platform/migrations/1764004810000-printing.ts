import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Printers, whose jobs are deliveries. Older processes send by their own channels alone, so they leave the jobs alone. */
export class Printing1764004810000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table printers (
        id char(24) constraint printers_pkey primary key,
        name text not null,
        way text not null constraint printers_way_check check (way in ('NETWORK', 'AGENT', 'BROWSER')),
        host text,
        port integer,
        paper text not null constraint printers_paper_check check (paper in ('MM58', 'MM80')),
        graphics text not null constraint printers_graphics_check check (graphics in ('RASTER', 'COLUMNS')),
        documents text[] not null,
        stations text[] not null,
        copies smallint not null constraint printers_copies_check check (copies between 1 and 3),
        cuts boolean not null,
        beeps boolean not null,
        fallback_id char(24),
        is_paused boolean not null,
        version integer not null default 1,
        token_hash text,
        state text not null default 'UNKNOWN' constraint printers_state_check
          check (state in ('UNKNOWN', 'READY', 'UNREACHABLE', 'OUT_OF_PAPER', 'COVER_OPEN', 'ERROR')),
        error text,
        last_seen_at timestamptz,
        stopped_since timestamptz,
        answers_status boolean,
        deleted_at timestamptz,
        created_at timestamptz not null default now(),
        constraint printers_address_check check ((way = 'NETWORK') = (host is not null and port is not null)),
        constraint printers_token_check check (way = 'AGENT' or token_hash is null)
      )`);
    await db.query('create unique index printers_token_hash_idx on printers (token_hash)');
    await setChannels(db, `'email', 'sms', 'whatsapp', 'print'`);
    await db.query(
      `create index deliveries_print_idx on deliveries (address, created_at, id) where channel = 'print'`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`delete from deliveries where channel = 'print'`);
    await db.query('drop index deliveries_print_idx');
    await setChannels(db, `'email', 'sms', 'whatsapp'`);
    await db.query('drop table printers');
  }
}

async function setChannels(db: QueryRunner, channels: string): Promise<void> {
  await db.query(`
    alter table deliveries
      drop constraint deliveries_channel_check,
      add constraint deliveries_channel_check check (channel in (${channels}))`);
}
