import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes of staff's roles end live connections, as those of `role` do. */
export class AnnounceStaffRoles1764004750030 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('drop trigger users_role_changed on users');
    await db.query(`
      create trigger users_role_changed after update of role, staff_role on users for each row
      when ((old.role, old.staff_role) is distinct from (new.role, new.staff_role))
      execute function announce_changed_role()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop trigger users_role_changed on users');
    await db.query(`
      create trigger users_role_changed after update of role on users for each row
      when (old.role is distinct from new.role) execute function announce_changed_role()`);
  }
}
