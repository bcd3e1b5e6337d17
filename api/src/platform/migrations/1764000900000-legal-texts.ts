import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The contact for complaints, and the owner's own legal texts: null as long as the shop's default texts apply. */
export class LegalTexts1764000900000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table restaurant
        add column grievance_name text,
        add column grievance_email text,
        add column grievance_phone text,
        add column privacy_text text,
        add column terms_text text,
        add column refund_text text`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table restaurant
        drop column grievance_name,
        drop column grievance_email,
        drop column grievance_phone,
        drop column privacy_text,
        drop column terms_text,
        drop column refund_text`);
  }
}
