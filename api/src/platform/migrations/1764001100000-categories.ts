import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Categories as rows, which dishes refer to by name; positions of dishes; hours of both. A trigger adds the category of a
 * dish if it is missing, because older versions of the shop write only dishes.
 */
export class Categories1764001100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table menu_items
        add column position serial,
        add column served_from smallint,
        add column served_until smallint,
        add constraint menu_items_hours_check check (
          (served_from is null) = (served_until is null) and served_from <> served_until
          and served_from between 0 and 1439 and served_until between 0 and 1439)`);
    await db.query(`
      update menu_items set position = place
      from (select id, row_number() over (order by created_at, id) as place from menu_items) as placed
      where placed.id = menu_items.id`);
    await db.query(`drop index menu_items_created_at_idx`);
    await db.query(`create index menu_items_position_idx on menu_items (position, id)`);

    await db.query(`
      create table categories (
        id char(24) constraint categories_pkey primary key,
        name text not null constraint categories_name_key unique,
        position serial,
        is_hidden boolean not null default false,
        served_from smallint,
        served_until smallint,
        version integer not null default 1,
        constraint categories_hours_check check (
          (served_from is null) = (served_until is null) and served_from <> served_until
          and served_from between 0 and 1439 and served_until between 0 and 1439)
      )`);
    await db.query(`update menu_items set category = null where category = ''`);
    await db.query(`
      insert into categories (id, name)
      select left(replace(gen_random_uuid()::text, '-', ''), 24), category from menu_items
      where category is not null group by category order by min(position)`);
    await db.query(`
      create function add_missing_category() returns trigger language plpgsql as $$
      begin
        new.category := nullif(new.category, '');
        -- Waits for a change of the category that is under way, after which it may have another name.
        perform from categories where name = new.category for key share;
        if new.category is not null and not found then
          insert into categories (id, name)
          values (left(replace(gen_random_uuid()::text, '-', ''), 24), new.category)
          on conflict do nothing;
        end if;
        return new;
      end $$`);
    await db.query(`
      create trigger menu_items_category before insert or update of category on menu_items
      for each row execute function add_missing_category()`);
    await db.query(`
      alter table menu_items add constraint menu_items_category_fkey
        foreign key (category) references categories (name) on update cascade on delete set null`);
    await db.query(`create index menu_items_category_idx on menu_items (category)`);
    await db.query(`
      create trigger categories_versioned after insert or update or delete or truncate on categories
      for each statement execute function raise_menu_version()`);
    await db.query(`
      create trigger categories_announced after insert or update or delete or truncate on categories
      for each statement execute function announce_menu_rows()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop trigger menu_items_category on menu_items`);
    await db.query(`drop function add_missing_category()`);
    await db.query(`alter table menu_items drop constraint menu_items_category_fkey`);
    await db.query(`drop index menu_items_category_idx`);
    await db.query(`drop table categories`);
    await db.query(`drop index menu_items_position_idx`);
    await db.query(`create index menu_items_created_at_idx on menu_items (created_at, id)`);
    await db.query(`
      alter table menu_items
        drop constraint menu_items_hours_check,
        drop column position,
        drop column served_from,
        drop column served_until`);
  }
}
