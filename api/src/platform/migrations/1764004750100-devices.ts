import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tablets that are signed in for a place of the restaurant, PINs of persons on them, and approvals. A tablet is an account
 * without e-mail address and password, with a staff role: processes of the last release, which run on during an update,
 * take it for somebody of that role, and let it work without a PIN until they are replaced.
 */
export class Devices1764004750100 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table devices (
        id char(24) not null constraint devices_pkey primary key
          constraint devices_id_fkey references users on delete cascade,
        place text not null constraint devices_place_check check (place in ('KITCHEN', 'COUNTER')),
        demands_person boolean not null,
        lock_minutes integer not null constraint devices_lock_minutes_check check (lock_minutes between 1 and 60),
        registered_by_name text not null,
        registered_at timestamptz not null default now(),
        last_seen_at timestamptz,
        app_version text,
        battery_percent integer,
        is_charging boolean,
        stamp char(24),
        previous_stamp char(24),
        recent_stamps text[] not null default '{}',
        person_id char(24) constraint devices_person_id_fkey references users on delete set null,
        person_until timestamptz,
        wrong_tries integer not null default 0,
        locked_since timestamptz,
        copied_since timestamptz,
        ended_at timestamptz
      )`);
    await db.query('create index devices_person_id_idx on devices (person_id)');
    await db.query(`
      create table device_pins (
        device_id char(24) not null constraint device_pins_device_id_fkey references devices on delete cascade,
        person_id char(24) not null constraint device_pins_person_id_fkey references users on delete cascade,
        hash text not null,
        wrong_tries integer not null default 0,
        locked_until timestamptz,
        constraint device_pins_pkey primary key (device_id, person_id)
      )`);
    await db.query('create index device_pins_person_id_idx on device_pins (person_id)');
    await db.query(`
      create table approvals (
        id char(24) not null constraint approvals_pkey primary key,
        device_id char(24) not null constraint approvals_device_id_fkey references devices on delete cascade,
        session_id char(24) not null,
        act text not null constraint approvals_act_check
          check (act in ('CANCEL_ORDER', 'REFUND_PAYMENT', 'UNDO_TAKING', 'DELETE_BOOKING')),
        record_id char(24) not null,
        amount_paise bigint,
        approver_id char(24) not null constraint approvals_approver_id_fkey references users on delete cascade,
        expires_at timestamptz not null,
        used_at timestamptz
      )`);
    await db.query('create index approvals_device_id_idx on approvals (device_id)');
    await db.query('create index approvals_approver_id_idx on approvals (approver_id)');
    await db.query('create index approvals_expires_at_idx on approvals (expires_at)');
    for (const table of ['order_changes', 'audit_entries'])
      await db.query(`alter table ${table} add column device_name text, add column approved_by_name text`);

    // A tablet is no customer.
    await db.query(`
      create or replace function make_customer() returns trigger language plpgsql as $$
      begin
        if new.email is not null or new.staff_role is null then
          insert into customers (id, created_at) values (new.id, new.created_at) on conflict do nothing;
        end if;
        return null;
      end $$`);

    // A process of the last release takes a tablet for a guest, who may make an account.
    await db.query(`
      create function refuse_devices_email() returns trigger language plpgsql as $$
      begin
        if exists (select from devices where id = new.id) then
          raise exception 'A tablet has no e-mail address' using errcode = 'check_violation';
        end if;
        return new;
      end $$`);
    await db.query(`
      create trigger users_no_devices_email before update of email on users for each row
      when (new.email is not null and old.email is null)
      execute function refuse_devices_email()`);

    // What a tablet may do changes with who is at it: its live connections begin again.
    await db.query(`
      create trigger devices_changed after update of person_id, demands_person, locked_since on devices for each row
      when ((old.person_id, old.demands_person, old.locked_since)
        is distinct from (new.person_id, new.demands_person, new.locked_since))
      execute function announce_changed_role()`);
    // A trigger, because processes of the last release change roles, too.
    await db.query(`
      create function leave_devices() returns trigger language plpgsql as $$
      begin
        -- The last release takes the role admin away and leaves the staff role.
        if new.role = 'customer' and coalesce(new.staff_role, 'OWNER') in ('OWNER', 'MANAGER') then
          with ended as (delete from device_pins where person_id = new.id returning device_id, wrong_tries)
          update devices set wrong_tries = greatest(devices.wrong_tries - ended.wrong_tries, 0)
          from ended where id = device_id;
        end if;
        update devices set person_id = null, person_until = null where person_id = new.id;
        return null;
      end $$`);
    await db.query(`
      create trigger users_leave_devices after update of role, staff_role on users for each row
      when ((old.role, old.staff_role) is distinct from (new.role, new.staff_role))
      execute function leave_devices()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop trigger users_leave_devices on users');
    await db.query('drop trigger users_no_devices_email on users');
    await db.query('drop function leave_devices(), refuse_devices_email()');
    await db.query('delete from users where id in (select id from devices)');
    await db.query('drop table approvals, device_pins, devices');
    await db.query(`
      create or replace function make_customer() returns trigger language plpgsql as $$
      begin
        insert into customers (id, created_at) values (new.id, new.created_at) on conflict do nothing;
        return null;
      end $$`);
    for (const table of ['order_changes', 'audit_entries'])
      await db.query(`alter table ${table} drop column device_name, drop column approved_by_name`);
  }
}
