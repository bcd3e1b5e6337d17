import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Networks in which e-mail addresses were given, to limit mails to unconfirmed ones. */
export class MailNetworks1764003600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table users add column mail_network text`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table users drop column mail_network`);
  }
}
