import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The channel of each code, so that customers are told where to look for it. That of earlier codes is not known. */
export class ChannelsOfCodes1764003100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table phone_confirmations add column channel text,
        add constraint phone_confirmations_channel_check check (channel in ('SMS', 'WHATSAPP'))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table phone_confirmations drop column channel`);
  }
}
