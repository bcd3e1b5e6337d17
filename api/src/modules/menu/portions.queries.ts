import type { EntityManager } from 'typeorm';

export interface WantedPortions {
  readonly menuItemId: string;
  readonly quantity: number;
}

/** Portions that can be ordered, of each of the dishes that is counted. `customerId` may also have those of own open payments. */
export async function selectPortions(
  manager: EntityManager,
  dishIds: readonly string[],
  customerId?: string,
): Promise<Map<string, number>> {
  const rows = await manager.query<{ id: string; left: number }[]>(
    `select menu_item_id as id, portions_left + coalesce((
       select sum(portions)::int from portion_holds held
       where held.menu_item_id = dish_portions.menu_item_id and held.customer_id = $2), 0) as left
     from dish_portions where menu_item_id = any($1)`,
    [dishIds, customerId ?? null],
  );
  return new Map(rows.map(({ id, left }) => [id, left]));
}

/** All dishes that are counted, in the order of their ids. */
export async function selectAllPortions(manager: EntityManager): Promise<{ dishId: string; left: number }[]> {
  return manager.query(
    `select menu_item_id as "dishId", portions_left as left from dish_portions order by menu_item_id`,
  );
}

/** Null: the dish is not counted any more, and orders give nothing back. */
export async function writePortions(tx: EntityManager, dishId: string, left: number | null): Promise<void> {
  if (left === null) await tx.query('delete from dish_portions where menu_item_id = $1', [dishId]);
  else
    await tx.query(
      `insert into dish_portions (menu_item_id, portions_left) values ($1, $2)
       on conflict (menu_item_id) do update set portions_left = excluded.portions_left`,
      [dishId, left],
    );
}

export interface PortionLocks {
  readonly dishIds?: readonly string[];
  /** Orders and payments, whose dishes are locked. */
  readonly holders?: readonly string[];
  /** Of whose open payments the dishes are locked. */
  readonly customerId?: string;
}

/**
 * Locks counted dishes until the end of the transaction, in a fixed order, as whoever changes portions or holds does
 * first.
 */
export async function lockPortions(
  tx: EntityManager,
  { dishIds = [], holders = [], customerId }: PortionLocks,
): Promise<void> {
  await tx.query(
    `select from dish_portions
     where menu_item_id = any($1)
       or menu_item_id in (select menu_item_id from portion_holds where holder = any($2) or customer_id = $3)
     order by menu_item_id for update`,
    [dishIds, holders, customerId ?? null],
  );
}

const givenBack = (condition: string) => `
  with gone as (
    delete from portion_holds where ${condition} returning menu_item_id, portions
  )
  update dish_portions set portions_left = portions_left + back.portions
  from (select menu_item_id, sum(portions) as portions from gone group by menu_item_id) back
  where dish_portions.menu_item_id = back.menu_item_id
  returning dish_portions.menu_item_id as id`;

const idsOf = ([rows]: [{ id: string }[], number]) => rows.map(({ id }) => id);

/** Gives back what an order or payment holds. Requires {@link lockPortions}. @returns the dishes */
export const releasePortions = async (tx: EntityManager, holder: string): Promise<string[]> =>
  idsOf(await tx.query(givenBack('holder = $1'), [holder]));

/** Gives back what the open payments of a customer hold. Requires {@link lockPortions}. @returns the dishes */
export const releaseOwnPortions = async (tx: EntityManager, customerId: string): Promise<string[]> =>
  idsOf(await tx.query(givenBack('customer_id = $1'), [customerId]));

/** Gives back what expired payments hold. Requires {@link lockPortions}. @returns the dishes */
export const releaseExpiredPortions = async (
  tx: EntityManager,
  payments: readonly string[],
): Promise<string[]> =>
  idsOf(await tx.query(givenBack('holder = any($1) and expires_at <= now()'), [payments]));

export async function selectExpiredHolders(manager: EntityManager, limit: number): Promise<string[]> {
  const rows = await manager.query<{ holder: string }[]>(
    'select holder from portion_holds where expires_at <= now() order by expires_at limit $1',
    [limit],
  );
  return rows.map(({ holder }) => holder);
}

const taken = (held: string) => `
  with wanted as (
    select menu_item_id, sum(quantity)::int as quantity
    from json_to_recordset($2::json) as line (menu_item_id char(24), quantity integer) group by menu_item_id
  ), held as (${held} returning menu_item_id, portions)
  update dish_portions set portions_left = portions_left - held.portions
  from held where dish_portions.menu_item_id = held.menu_item_id
  returning dish_portions.menu_item_id as id`;

const asJson = (lines: readonly WantedPortions[]) =>
  JSON.stringify(lines.map(({ menuItemId, quantity }) => ({ menu_item_id: menuItemId, quantity })));

/**
 * Holds portions for a payment. Requires {@link lockPortions}, and that they are there: fails on a constraint otherwise.
 * @returns the dishes
 */
export const holdPortions = async (
  tx: EntityManager,
  payment: { readonly id: string; readonly customerId: string; readonly minutes: number },
  lines: readonly WantedPortions[],
): Promise<string[]> =>
  idsOf(
    await tx.query(
      taken(`
        insert into portion_holds (holder, menu_item_id, portions, customer_id, expires_at)
        select $1, menu_item_id, quantity, $3, now() + make_interval(mins => $4)
        from wanted join dish_portions using (menu_item_id)`),
      [payment.id, asJson(lines), payment.customerId, payment.minutes],
    ),
  );

/** Takes what is left for an order that is cooked after all. Requires {@link lockPortions}. @returns the dishes */
export const takeWhatIsLeft = async (
  tx: EntityManager,
  orderId: string,
  lines: readonly WantedPortions[],
): Promise<string[]> =>
  idsOf(
    await tx.query(
      taken(`
        insert into portion_holds (holder, menu_item_id, portions)
        select $1, menu_item_id, least(quantity, portions_left)
        from wanted join dish_portions using (menu_item_id) where portions_left > 0`),
      [orderId, asJson(lines)],
    ),
  );
