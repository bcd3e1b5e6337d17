import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The role of those who deliver, which processes of earlier versions allow nothing, and who delivers which order. */
export class Riders1764004750120 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await setRoles(db, `'OWNER', 'MANAGER', 'KITCHEN', 'COUNTER', 'RIDER', 'ACCOUNTANT'`);
    await db.query(
      `alter table orders add rider_id char(24)
         constraint orders_rider_id_fkey references users (id) on delete set null`,
    );
    await db.query(
      'create index orders_rider_idx on orders (rider_id, created_at, id) where rider_id is not null',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`delete from order_changes where kind = 'rider'`);
    await db.query('alter table orders drop rider_id');
    await db.query(`update users set staff_role = null where staff_role = 'RIDER'`);
    await db.query(`delete from invitations where staff_role = 'RIDER'`);
    await db.query(`update second_factor_rule set roles = array_remove(roles, 'RIDER')`);
    await setRoles(db, `'OWNER', 'MANAGER', 'KITCHEN', 'COUNTER', 'ACCOUNTANT'`);
  }
}

async function setRoles(db: QueryRunner, roles: string): Promise<void> {
  for (const table of ['users', 'invitations']) {
    const constraint = `${table}_staff_role_check`;
    await db.query(`alter table ${table} drop constraint ${constraint}`);
    await db.query(`alter table ${table} add constraint ${constraint} check (staff_role in (${roles}))`);
  }
}
