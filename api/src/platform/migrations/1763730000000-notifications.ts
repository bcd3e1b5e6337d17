import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Contact messages, notifications, and their deliveries by mail. */
export class Notifications1763730000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table contact_messages (
        id char(24) constraint contact_messages_pkey primary key,
        name text not null,
        email text not null,
        message text not null,
        created_at timestamptz not null default now()
      )`);
    await db.query(`create index contact_messages_created_at_idx on contact_messages (created_at, id)`);

    await db.query(`
      create table notifications (
        id char(24) constraint notifications_pkey primary key,
        user_id char(24) not null constraint notifications_user_id_fkey references users on delete cascade,
        event_id char(24) not null,
        kind text not null,
        title text not null,
        body text not null,
        link text,
        read_at timestamptz,
        created_at timestamptz not null default now(),
        constraint notifications_user_id_event_id_key unique (user_id, event_id)
      )`);
    await db.query(`create index notifications_user_id_idx on notifications (user_id, created_at, id)`);
    await db.query(`create index notifications_read_at_idx on notifications (read_at)`);

    await db.query(`
      create table deliveries (
        id char(24) constraint deliveries_pkey primary key,
        event_id char(24) not null,
        user_id char(24) not null constraint deliveries_user_id_fkey references users on delete cascade,
        channel text not null constraint deliveries_channel_check check (channel in ('email')),
        state text not null constraint deliveries_state_check
          check (state in ('kept', 'waiting', 'sending', 'sent', 'unconfirmed', 'failed', 'skipped')),
        content jsonb not null,
        topic text,
        topic_version integer not null default 0,
        tries integer not null default 0,
        next_try_at timestamptz not null,
        give_up_at timestamptz not null,
        handed_over_at timestamptz,
        error text,
        sent_at timestamptz,
        created_at timestamptz not null default now(),
        constraint deliveries_event_id_user_id_channel_key unique (event_id, user_id, channel)
      )`);
    await db.query(`create index deliveries_state_idx on deliveries (state, next_try_at)`);
    await db.query(`create index deliveries_created_at_idx on deliveries (created_at, id)`);
    await db.query(`create index deliveries_user_id_idx on deliveries (user_id, topic, topic_version)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table deliveries, notifications, contact_messages`);
  }
}
