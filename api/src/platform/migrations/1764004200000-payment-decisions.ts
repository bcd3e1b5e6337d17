import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Staff decide about payments of cancelled orders, also about those of the last 30 days of which nothing was refunded.
 */
export class PaymentDecisions1764004200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table payments
        add column decision text constraint payments_decision_check check (decision in ('needed', 'kept'))`);
    await db.query(`
      update payments set decision = 'needed' from orders
      where orders.id = payments.order_id and orders.status = 'Cancelled'
        and orders.created_at > now() - interval '30 days' and payments.paid_with is not null
        and not exists (
          select from refunds where razorpay_payment_id = payments.paid_with and state <> 'replaced')`);
    await db.query(`
      create index payments_decision_needed_idx on payments (created_at, id) where decision = 'needed'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table payments drop column decision`);
  }
}
