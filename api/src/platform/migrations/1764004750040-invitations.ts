import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invitations to a role at the restaurant. */
export class Invitations1764004750040 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table invitations (
        id char(24) not null constraint invitations_pkey primary key,
        name text not null,
        email citext,
        staff_role text not null constraint invitations_staff_role_check
          check (staff_role in ('OWNER', 'MANAGER', 'KITCHEN', 'COUNTER', 'ACCOUNTANT')),
        link_number integer not null default 1,
        invited_by char(24) not null
          constraint invitations_invited_by_fkey references users (id) on delete cascade,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        used_at timestamptz,
        used_by char(24),
        revoked_at timestamptz
      )`);
    await db.query('create index invitations_invited_by_idx on invitations (invited_by)');
    await db.query('create index invitations_expires_at_idx on invitations (expires_at)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table invitations');
  }
}
