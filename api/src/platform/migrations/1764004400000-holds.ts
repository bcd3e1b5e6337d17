import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Portions and places in slots are held in one table. Processes of earlier versions read and write it through views with the
 * former names, which go with a later release.
 */
export class Holds1764004400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table portion_holds rename to holds`);
    await db.query(`alter table holds rename column portions to amount`);
    await db.query(`alter table holds rename column customer_id to user_id`);
    for (const [from, to] of constraints)
      await db.query(`alter table holds rename constraint portion_holds_${from} to holds_${to}`);
    for (const index of indexes)
      await db.query(
        `alter index portion_holds_${index.replace('user', 'customer')} rename to holds_${index}`,
      );
    await db.query(`
      alter table holds
        drop constraint portion_holds_pkey,
        add column id bigint generated always as identity constraint holds_pkey primary key,
        add column slot_at timestamptz,
        alter column menu_item_id drop not null`);
    await db.query(`create unique index holds_dish_key on holds (holder, menu_item_id)`);
    await db.query(`create unique index holds_slot_key on holds (holder) where slot_at is not null`);
    await db.query(`create index holds_slot_at_idx on holds (slot_at) where slot_at is not null`);
    await db.query(`
      insert into holds (holder, slot_at, amount, user_id, expires_at)
      select payment_id, slot_at, dishes, customer_id, expires_at from slot_holds`);
    await db.query(`
      alter table holds
        add constraint holds_what_check check (num_nonnulls(menu_item_id, slot_at) = 1),
        add constraint holds_slot_check check (slot_at is null or expires_at is not null)`);
    await db.query(slotTaken('holds as held', 'amount', 'user_id'));
    await db.query(`drop table slot_holds`);
    await db.query(`
      create view portion_holds as
        select holder, menu_item_id, amount as portions, user_id as customer_id, expires_at from holds
        where menu_item_id is not null`);
    await db.query(`
      create view slot_holds as
        select holder as payment_id, user_id as customer_id, slot_at, amount as dishes, expires_at from holds
        where slot_at is not null`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop view portion_holds`);
    // After the view, as those who use it do.
    await db.query(`lock table holds in access exclusive mode`);
    await db.query(`alter view slot_holds rename to former_slot_holds`);
    await db.query(`
      create table slot_holds (
        payment_id char(24) constraint slot_holds_pkey primary key,
        customer_id char(24) not null,
        slot_at timestamptz not null,
        dishes integer not null,
        expires_at timestamptz not null,
        constraint slot_holds_dishes_check check (dishes > 0)
      )`);
    await db.query(`insert into slot_holds select * from former_slot_holds`);
    await db.query(`create index slot_holds_slot_at_idx on slot_holds (slot_at)`);
    await db.query(`create index slot_holds_customer_id_idx on slot_holds (customer_id)`);
    await db.query(slotTaken('slot_holds as held', 'dishes', 'customer_id'));
    await db.query(`drop view former_slot_holds`);
    await db.query(`delete from holds where slot_at is not null`);
    await db.query(`drop index holds_dish_key`);
    await db.query(`
      alter table holds
        drop column id, drop column slot_at,
        add constraint portion_holds_pkey primary key (holder, menu_item_id)`);
    for (const [from, to] of constraints)
      await db.query(`alter table holds rename constraint holds_${to} to portion_holds_${from}`);
    for (const index of indexes)
      await db.query(
        `alter index holds_${index} rename to portion_holds_${index.replace('user', 'customer')}`,
      );
    await db.query(`alter table holds rename column user_id to customer_id`);
    await db.query(`alter table holds rename column amount to portions`);
    await db.query(`alter table holds rename to portion_holds`);
  }
}

const constraints = [
  ['portions_check', 'amount_check'],
  ['expiry_check', 'expiry_check'],
  ['menu_item_id_fkey', 'menu_item_id_fkey'],
] as const;

const indexes = ['menu_item_id_idx', 'expires_at_idx', 'user_id_idx'] as const;

/** What orders took, and open payments hold, in a slot. */
const slotTaken = (holds: string, dishes: string, user: string) => `
  create or replace function slot_taken(
    slot timestamptz, but_customer char(24) default null, out orders integer, out dishes integer)
  stable language sql as $$
    select count(*)::integer, coalesce(sum(dishes), 0)::integer from (
      select (select sum(quantity) from order_items where order_id = placed.id) as dishes
      from orders as placed where placed.slot_at = slot and placed.status <> 'Cancelled'
      union all
      select held.${dishes} from ${holds}
      where held.slot_at = slot and held.expires_at > now() and held.${user} is distinct from but_customer
    ) as taken
  $$`;
