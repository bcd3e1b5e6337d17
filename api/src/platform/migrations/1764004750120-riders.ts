import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The role of those who deliver. Processes of earlier versions allow it nothing. */
export class Riders1764004750120 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await setRoles(db, `'OWNER', 'MANAGER', 'KITCHEN', 'COUNTER', 'RIDER', 'ACCOUNTANT'`);
  }

  async down(db: QueryRunner): Promise<void> {
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
