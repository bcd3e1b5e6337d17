import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which links of guests were mailed, so that opening one confirms the address. Stored mails have no secrets of links any
 * more: the sender makes them.
 */
export class MailedGuestLinks1764003000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table guest_links add column is_mailed boolean not null default false`);
    await db.query(
      String.raw`update deliveries
       set content = jsonb_set(content, '{action,route}',
         to_jsonb(regexp_replace(content #>> '{action,route}', '^/guest/[^/]+/', '/track-order/')))
       where content #>> '{action,route}' ~ '^/guest/[^/]+/\w+$'`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table guest_links drop column is_mailed`);
  }
}
