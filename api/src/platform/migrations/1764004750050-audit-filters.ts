import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit log by person and by record. */
export class AuditFilters1764004750050 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('create index audit_entries_actor_idx on audit_entries (actor_id, created_at, id)');
    await db.query('create index audit_entries_subject_idx on audit_entries (subject_id, created_at, id)');
    await db.query(
      `create index audit_entries_order_idx on audit_entries ((after ->> 'orderId')) where after ->> 'orderId' is not null`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index audit_entries_actor_idx, audit_entries_subject_idx, audit_entries_order_idx');
  }
}
