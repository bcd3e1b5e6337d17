import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language of the mails to each user. Mails of earlier versions are in English. */
export class UserLanguage1764004700000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table users add column language text not null default 'en'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table users drop column language`);
  }
}
