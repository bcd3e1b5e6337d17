import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Messages by other channels than mail, and to addresses alone. Older processes send only those of users, so they leave
 * the new ones alone.
 */
export class Messages1764003800000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table deliveries
        alter column user_id drop not null,
        drop constraint deliveries_channel_check,
        add constraint deliveries_channel_check check (channel in ('email', 'sms', 'whatsapp')),
        add constraint deliveries_recipient_check check (user_id is not null or address is not null)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('delete from deliveries where user_id is null');
    await db.query(`
      alter table deliveries
        alter column user_id set not null,
        drop constraint deliveries_channel_check,
        add constraint deliveries_channel_check check (channel in ('email')),
        drop constraint deliveries_recipient_check`);
  }
}
