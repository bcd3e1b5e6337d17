import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments, attempts to pay them, refunds, and webhooks. */
export class Payments1763760000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table payments (
        id char(24) constraint payments_pkey primary key,
        razorpay_order_id text,
        receipt text not null,
        provider_receipt text not null,
        receipt_scope text not null,
        user_id char(24) constraint payments_user_id_fkey references users on delete set null,
        amount_paise integer not null constraint payments_amount_check check (amount_paise > 0),
        purpose text constraint payments_purpose_check check (purpose in ('order', 'booking')),
        intent jsonb,
        intent_key text,
        state text not null default 'CREATED',
        failure text,
        paid_with text,
        paid_at timestamptz,
        order_id char(24),
        booking_id char(24),
        refunded_paise integer not null default 0,
        version integer not null default 1,
        checks integer not null default 0,
        next_check_at timestamptz,
        begun_at timestamptz not null default now(),
        created_at timestamptz not null default now(),
        constraint payments_razorpay_order_id_key unique (razorpay_order_id),
        constraint payments_provider_receipt_key unique (provider_receipt),
        constraint payments_receipt_key unique (receipt_scope, receipt),
        constraint payments_order_id_key unique (order_id),
        constraint payments_booking_id_key unique (booking_id),
        constraint payments_buys_one_thing_check check (order_id is null or booking_id is null)
      )`);
    await db.query(`create index payments_user_id_idx on payments (user_id, created_at, id)`);
    await db.query(`create index payments_next_check_at_idx on payments (next_check_at)`);
    await db.query(`create index payments_state_idx on payments (state, created_at, id)`);

    await db.query(`
      create table payment_attempts (
        razorpay_payment_id text constraint payment_attempts_pkey primary key,
        payment_id char(24) not null constraint payment_attempts_payment_id_fkey references payments on delete cascade,
        state text not null,
        amount_paise integer not null,
        method text,
        failure text,
        paid_at timestamptz not null,
        created_at timestamptz not null default now()
      )`);
    await db.query(`create index payment_attempts_payment_id_idx on payment_attempts (payment_id)`);

    await db.query(`
      create table refunds (
        id char(24) constraint refunds_pkey primary key,
        payment_id char(24) not null constraint refunds_payment_id_fkey references payments on delete cascade,
        razorpay_payment_id text not null,
        razorpay_refund_id text,
        amount_paise integer not null constraint refunds_amount_check check (amount_paise > 0),
        reason text not null,
        state text not null,
        requested_by char(24),
        failure text,
        next_try_at timestamptz,
        tries integer not null default 0,
        created_at timestamptz not null default now(),
        constraint refunds_razorpay_refund_id_key unique (razorpay_refund_id)
      )`);
    await db.query(`create index refunds_payment_id_idx on refunds (payment_id)`);
    await db.query(`create index refunds_next_try_at_idx on refunds (next_try_at)`);

    await db.query(`
      create table payment_webhooks (
        event_id text constraint payment_webhooks_pkey primary key,
        body json not null,
        received_at timestamptz not null default now()
      )`);
    await db.query(`create index payment_webhooks_received_at_idx on payment_webhooks (received_at)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table payment_webhooks, refunds, payment_attempts, payments`);
  }
}
