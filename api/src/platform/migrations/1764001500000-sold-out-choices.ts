import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Choices are marked as sold out like dishes, on all dishes that offer them. */
export class SoldOutChoices1764001500000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table option_choices
        add column is_sold_out boolean not null default false,
        add column sold_out_until timestamptz,
        add constraint option_choices_sold_out_check check (is_sold_out or sold_out_until is null)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table option_choices drop column sold_out_until, drop column is_sold_out`);
  }
}
