import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Admins of earlier releases are owners. */
export class StaffRoles1764004750000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `alter table users add staff_role text constraint users_staff_role_check
         check (staff_role in ('OWNER', 'MANAGER', 'KITCHEN', 'COUNTER', 'ACCOUNTANT'))`,
    );
    // Their addresses counted as confirmed.
    await db.query(
      `update users set staff_role = 'OWNER', email_confirmed_at = coalesce(email_confirmed_at, now()) where role = 'admin'`,
    );
    await db.query(
      `create index users_staff_idx on users (id) where role = 'admin' or staff_role is not null`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table users drop staff_role');
  }
}
