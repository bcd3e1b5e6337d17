import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tables of the payment sandbox. Webhooks are jobs by now, but older processes still write `sandbox_webhooks`: it goes with
 * a later release.
 */
export class Sandbox1763765000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table sandbox_orders (
        id text constraint sandbox_orders_pkey primary key,
        amount integer not null,
        amount_paid integer not null default 0,
        currency text not null,
        receipt text,
        status text not null constraint sandbox_orders_status_check check (status in ('created', 'attempted', 'paid')),
        attempts integer not null default 0,
        auto_capture boolean not null,
        notes jsonb not null,
        created_at timestamptz not null default now()
      )`);
    await db.query(`create index sandbox_orders_receipt_idx on sandbox_orders (receipt)`);
    await db.query(`create index sandbox_orders_created_at_idx on sandbox_orders (created_at, id)`);

    await db.query(`
      create table sandbox_payments (
        id text constraint sandbox_payments_pkey primary key,
        order_id text not null constraint sandbox_payments_order_id_fkey references sandbox_orders,
        amount integer not null,
        amount_refunded integer not null default 0
          constraint sandbox_payments_amount_refunded_check check (amount_refunded between 0 and amount),
        currency text not null,
        status text not null constraint sandbox_payments_status_check
          check (status in ('created', 'authorized', 'captured', 'refunded', 'failed')),
        captured boolean not null default false,
        late_authorized boolean not null default false,
        method text not null,
        vpa text,
        email text,
        contact text,
        description text,
        notes jsonb not null,
        failure jsonb,
        created_at timestamptz not null default now()
      )`);
    await db.query(`create index sandbox_payments_order_id_idx on sandbox_payments (order_id, created_at)`);

    await db.query(`
      create table sandbox_refunds (
        id text constraint sandbox_refunds_pkey primary key,
        payment_id text not null constraint sandbox_refunds_payment_id_fkey references sandbox_payments,
        amount integer not null,
        currency text not null,
        status text not null constraint sandbox_refunds_status_check check (status in ('pending', 'processed', 'failed')),
        speed text not null,
        receipt text,
        notes jsonb not null,
        idempotency_key text constraint sandbox_refunds_idempotency_key_key unique,
        fingerprint text,
        created_at timestamptz not null default now()
      )`);
    await db.query(`create index sandbox_refunds_payment_id_idx on sandbox_refunds (payment_id, created_at)`);

    await db.query(`
      create table sandbox_webhooks (
        id text constraint sandbox_webhooks_pkey primary key,
        event_id text not null,
        event text not null,
        body text not null,
        attempts integer not null default 0,
        next_attempt_at timestamptz,
        delivered_at timestamptz,
        last_error text,
        created_at timestamptz not null default now()
      )`);
    await db.query(`create index sandbox_webhooks_next_attempt_at_idx on sandbox_webhooks (next_attempt_at)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table sandbox_webhooks, sandbox_refunds, sandbox_payments, sandbox_orders');
  }
}
