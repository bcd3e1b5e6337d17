import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['option_groups', 'option_choices', 'menu_item_groups', 'menu_item_choices'];

/**
 * Option groups, shared between dishes, with a dish's own prices, defaults and omissions. The defaults of every group, on
 * its own and on each dish, satisfy its limits and cost nothing: a dish can be ordered by its id alone, at its listed
 * price. Order lines keep what was chosen, and a note.
 */
export class DishOptions1764001400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table option_groups (
        id char(24) constraint option_groups_pkey primary key,
        name text not null,
        least smallint not null,
        most smallint not null,
        most_each smallint not null default 1,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        constraint option_groups_limits_check
          check (least between 0 and most and most between 1 and 50 and most_each between 1 and most)
      )`);
    await db.query(`
      create table option_choices (
        id char(24) constraint option_choices_pkey primary key,
        group_id char(24) not null constraint option_choices_group_id_fkey references option_groups on delete cascade,
        position smallint not null,
        name text not null,
        price_paise integer not null,
        is_default boolean not null default false,
        constraint option_choices_group_id_id_key unique (group_id, id),
        constraint option_choices_price_check check (price_paise >= 0)
      )`);
    await db.query(`
      create table menu_item_groups (
        menu_item_id char(24) not null constraint menu_item_groups_menu_item_id_fkey
          references menu_items on delete cascade,
        group_id char(24) not null constraint menu_item_groups_group_id_fkey references option_groups on delete cascade,
        position smallint not null,
        constraint menu_item_groups_pkey primary key (menu_item_id, group_id)
      )`);
    await db.query(`create index menu_item_groups_group_id_idx on menu_item_groups (group_id)`);
    await db.query(`
      create table menu_item_choices (
        menu_item_id char(24) not null,
        group_id char(24) not null,
        choice_id char(24) not null,
        price_paise integer,
        is_default boolean,
        is_offered boolean not null default true,
        constraint menu_item_choices_pkey primary key (menu_item_id, choice_id),
        constraint menu_item_choices_menu_item_id_group_id_fkey
          foreign key (menu_item_id, group_id) references menu_item_groups on delete cascade,
        constraint menu_item_choices_group_id_choice_id_fkey
          foreign key (group_id, choice_id) references option_choices (group_id, id) on delete cascade,
        constraint menu_item_choices_price_check check (price_paise >= 0)
      )`);
    await db.query(`create index menu_item_choices_group_id_idx on menu_item_choices (group_id, choice_id)`);
    await db.query(`
      create function check_option_defaults() returns trigger language plpgsql as $$
      declare
        changed_group char(24);
      begin
        changed_group := case tg_table_name
          when 'option_groups' then to_jsonb(new) ->> 'id'
          else coalesce(to_jsonb(new), to_jsonb(old)) ->> 'group_id' end;
        -- One transaction at a time checks a group, and sees what the others have committed.
        perform from option_groups where id = changed_group for no key update;
        if exists (
          select
          from option_groups g
          cross join lateral (
            select null::char(24) as menu_item_id
            union all select menu_item_id from menu_item_groups where group_id = g.id
          ) dish
          left join lateral (
            select coalesce(own.price_paise, choice.price_paise) as price_paise
            from option_choices choice
            left join menu_item_choices own
              on own.menu_item_id = dish.menu_item_id and own.choice_id = choice.id
            where choice.group_id = g.id
              and coalesce(own.is_offered, true) and coalesce(own.is_default, choice.is_default)
          ) chosen on true
          where g.id = changed_group
          group by g.id, dish.menu_item_id
          having count(chosen.price_paise) not between g.least and g.most or max(chosen.price_paise) > 0
        ) then
          raise exception 'The defaults of an option group must satisfy its limits and cost nothing'
            using errcode = 'check_violation', constraint = 'option_groups_defaults_check';
        end if;
        return null;
      end $$`);
    for (const table of tables) {
      await db.query(`
        create constraint trigger ${table}_defaults after insert or update or delete on ${table}
        deferrable initially deferred for each row execute function check_option_defaults()`);
      await db.query(`
        create trigger ${table}_versioned after insert or update or delete or truncate on ${table}
        for each statement execute function raise_menu_version()`);
      await db.query(`
        create trigger ${table}_announced after insert or update or delete or truncate on ${table}
        for each statement execute function announce_menu_rows()`);
    }
    await db.query(
      `alter table order_items add column choices jsonb not null default '[]', add column note text`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table order_items drop column note, drop column choices`);
    for (const table of tables.toReversed()) await db.query(`drop table ${table} cascade`);
    await db.query(`drop function check_option_defaults()`);
  }
}
