import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts the open payments of a user and of a network, and finds due payments with evidence of money. */
export class OpenPayments1764000500000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table payments add column network text, add column proved_at timestamptz`);
    await db.query(
      `update payments set proved_at = begun_at
       where next_check_at is not null
         and exists (select from payment_attempts
                     where payment_id = payments.id and state in ('authorized', 'captured'))`,
    );
    await db.query(
      `create index payments_open_of_user_idx on payments (user_id, begun_at) where paid_with is null`,
    );
    await db.query(
      `create index payments_open_of_network_idx on payments (network, begun_at) where paid_with is null`,
    );
    await db.query(
      `create index payments_proved_idx on payments (next_check_at) where proved_at is not null`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop index payments_proved_idx, payments_open_of_network_idx, payments_open_of_user_idx`);
    await db.query(`alter table payments drop column proved_at, drop column network`);
  }
}
