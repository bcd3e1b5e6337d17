import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every change of an order is a row, not only one of its status. Processes of earlier versions read and write those of the
 * status through a view with the table's former name, which goes with a later release.
 */
export class OrderChanges1764004100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table order_status_changes rename to order_changes`);
    for (const part of ['pkey', 'order_id_fkey', 'changed_by_fkey'])
      await rename(db, part, 'status_changes', 'changes');
    await db.query(`
      alter table order_changes
        alter column to_status drop not null,
        add column kind text not null default 'status',
        add column data jsonb not null default '{}',
        add constraint order_changes_status_check
          check ((kind = 'status') = (to_status is not null) and (kind = 'status' or from_status is null))`);
    await db.query(`
      create view order_status_changes as
        select order_id, version, from_status, to_status, changed_by, changed_at from order_changes
        where kind = 'status'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop view order_status_changes`);
    await db.query(`delete from order_changes where kind <> 'status'`);
    await db.query(`
      alter table order_changes
        drop constraint order_changes_status_check, drop column kind, drop column data,
        alter column to_status set not null`);
    for (const part of ['pkey', 'order_id_fkey', 'changed_by_fkey'])
      await rename(db, part, 'changes', 'status_changes');
    await db.query(`alter table order_changes rename to order_status_changes`);
  }
}

const rename = (db: QueryRunner, part: string, from: string, to: string) =>
  db.query(`alter table order_changes rename constraint order_${from}_${part} to order_${to}_${part}`);
