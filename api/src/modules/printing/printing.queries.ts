import type { EntityManager } from 'typeorm';
import { columnsOf } from '../../platform/columns.js';
import type { Delivery } from '../messages/delivery.entity.js';
import { lease, type ClaimedMessage, type MessageClaim } from '../messages/messages.queries.js';
import type { OrderStatus } from '../orders/order-status.js';
import { expiryMinutes, type NewPrintJob, type Printed, type PrintedChange } from './print-job.js';
import { Printer, type PrintDocument } from './printer.entity.js';

export interface PrinterRow extends Printer {
  /** Jobs that wait. */
  readonly waiting: number;
}

const printerColumns = columnsOf(Printer, 'printers');

const printerRows = `
  select ${printerColumns}, (
    select count(*)::integer from deliveries
    where channel = 'print' and address = printers.id and deliveries.state = 'waiting') as waiting
  from printers`;

/** By name. */
export const selectPrinters = (manager: EntityManager): Promise<PrinterRow[]> =>
  manager.query(`${printerRows} where deleted_at is null order by lower(name), id`);

/** Also those that are deleted. */
export const selectPrintersOf = (manager: EntityManager, ids: readonly string[]): Promise<PrinterRow[]> =>
  manager.query(`${printerRows} where id = any($1)`, [ids]);

/** Locks all printers, in one order, so that fallbacks cannot become a circle. */
export const lockPrinters = (tx: EntityManager): Promise<Printer[]> =>
  tx.query(`select ${printerColumns} from printers where deleted_at is null order by id for update`);

export async function selectPrinterOfToken(
  manager: EntityManager,
  tokenHash: string,
): Promise<Printer | undefined> {
  const [row] = await manager.query<Printer[]>(
    `select ${printerColumns} from printers where token_hash = $1 and deleted_at is null`,
    [tokenHash],
  );
  return row;
}

type SeenPrinter = Pick<Printer, 'id' | 'state' | 'error'> & {
  /** Undefined: what was known stays. */
  readonly answersStatus?: boolean | null;
};

/**
 * Notes how a printer was found.
 * @returns whether its state or error changed
 */
export async function noteState(
  manager: EntityManager,
  { id, state, error, answersStatus = null }: SeenPrinter,
  hasAnswered: boolean,
): Promise<boolean> {
  const [[row]] = await manager.query<[{ isOther: boolean }[], number]>(
    `update printers set state = $2, error = $3, answers_status = coalesce($4, printers.answers_status),
       last_seen_at = case when $5 then now() else printers.last_seen_at end,
       stopped_since = case when $2 = 'READY' then null else coalesce(printers.stopped_since, now()) end
     from (select id, state, error from printers where id = $1 for update) as former
     where printers.id = former.id
     returning former.state <> $2 or former.error is distinct from $3 as "isOther"`,
    [id, state, error, answersStatus, hasAnswered],
  );
  return row?.isOther ?? false;
}

/**
 * Notes that the program beside a printer, or a browser, is there.
 * @param away the error of one that was not
 * @returns whether it was away
 */
export async function noteBack(manager: EntityManager, id: string, away: string): Promise<boolean> {
  const [[row]] = await manager.query<[{ wasAway: boolean }[], number]>(
    `update printers set last_seen_at = now(), error = nullif(printers.error, $2),
       state = case when printers.error = $2 then 'UNKNOWN' else printers.state end,
       stopped_since = case when printers.error = $2 then null else printers.stopped_since end
     from (select id, error from printers where id = $1 for update) as former
     where printers.id = former.id
     returning coalesce(former.error = $2, false) as "wasAway"`,
    [id, away],
  );
  return row?.wasAway ?? false;
}

/**
 * Programs that have not asked for jobs for a minute, and browsers while a job waits for them.
 * @param errors what is noted, by the printer's way
 * @returns their printers
 */
export async function noteAway(
  manager: EntityManager,
  errors: Readonly<Record<'AGENT' | 'BROWSER', string>>,
): Promise<string[]> {
  const [rows] = await manager.query<[{ id: string }[], number]>(
    `update printers
     set state = 'UNREACHABLE', error = $1::jsonb ->> way, stopped_since = coalesce(stopped_since, now())
     where deleted_at is null and state <> 'UNREACHABLE'
       and coalesce(last_seen_at, created_at) < now() - interval '60 seconds'
       and (way = 'AGENT' or way = 'BROWSER' and not is_paused and exists (
         select from deliveries
         where channel = 'print' and address = printers.id and deliveries.state = 'waiting'
           and deliveries.created_at < now() - interval '60 seconds'))
     returning id`,
    [JSON.stringify(errors)],
  );
  return rows.map(({ id }) => id);
}

/**
 * SQL: another occasion has put the same document of the order on paper, or may have. Each change has a ticket of its own.
 * @param job its content, in SQL
 */
const mayBePrintedByOther = (job: string, eventId: string) => `exists (
  select from deliveries other
  where other.channel = 'print' and other.content #>> '{print,order,id}' = ${job} #>> '{order,id}'
    and ${job} ->> 'document' <> 'CHANGE_TICKET' and other.content #>> '{print,document}' = ${job} ->> 'document'
    and other.content #>> '{print,bill,id}' is not distinct from ${job} #>> '{bill,id}'
    and other.event_id <> ${eventId} and other.state in ('sending', 'sent', 'unconfirmed'))`;

interface JobToInsert extends NewPrintJob {
  readonly id: string;
}

/**
 * Inserts jobs at the ends of their lines; existing ones of the same occasion are left unchanged.
 * @param occasion an id
 * @returns the ids of the new ones
 */
export async function insertJobs(
  tx: EntityManager,
  occasion: string,
  jobs: readonly JobToInsert[],
): Promise<string[]> {
  const rows = await tx.query<{ id: string }[]>(
    `insert into deliveries (id, event_id, channel, state, address, content, next_try_at, give_up_at, created_at)
     select id, $1, 'print', 'waiting', "printerId", case
         when ${mayBePrintedByOther('printed', '$1')}
         then jsonb_build_object('print', printed || '{"isDuplicate": true}')
         else jsonb_build_object('print', printed) end,
       now(), now() + interval '${expiryMinutes} minutes', clock_timestamp()
     from jsonb_to_recordset($2::jsonb) as job (id char(24), "printerId" text, printed jsonb)
     on conflict do nothing returning id`,
    [occasion, JSON.stringify(jobs)],
  );
  return rows.map(({ id }) => id);
}

export interface JobRow extends Pick<
  Delivery,
  'id' | 'state' | 'error' | 'createdAt' | 'sentAt' | 'giveUpAt' | 'tries' | 'handedOverAt'
> {
  readonly printerId: string;
  readonly printed: Printed;
  readonly takenBy: string | null;
  /** The order's version that was drawn. */
  readonly drawn: number | null;
}

const jobColumns = (table: string) => `
  ${table}.id, ${table}.state, ${table}.error, ${table}.created_at as "createdAt", ${table}.sent_at as "sentAt",
  ${table}.give_up_at as "giveUpAt", ${table}.tries, ${table}.handed_over_at as "handedOverAt",
  ${table}.address as "printerId", ${table}.content -> 'print' as printed, ${table}.content ->> 'takenBy' as "takenBy",
  (${table}.content ->> 'drawn')::integer as drawn`;

const jobs = `select ${jobColumns('deliveries')} from deliveries where channel = 'print'`;

const isUnsettled = `(state in ('waiting', 'sending', 'unconfirmed')
  or state in ('failed', 'skipped') and (error is null or error not in ('order-cancelled', 'order-changed'))
    and give_up_at > now() - interval '1 hour')`;

const maxJobs = 100;

/** Newest first. */
export const selectJobs = (
  manager: EntityManager,
  orderId: string | null,
  unsettledOnly: boolean,
): Promise<JobRow[]> =>
  manager.query(
    `${jobs} and ($1::text is null or content #>> '{print,order,id}' = $1) and (not $2 or ${isUnsettled})
     order by created_at desc, id desc limit ${maxJobs}`,
    [orderId, unsettledOnly],
  );

export const selectJobsByIds = (manager: EntityManager, ids: readonly string[]): Promise<JobRow[]> =>
  manager.query(`${jobs} and id = any($1) order by created_at, id`, [ids]);

/** Those of one occasion, in their order. */
export const selectJobsOf = (manager: EntityManager, occasion: string): Promise<JobRow[]> =>
  manager.query(`${jobs} and event_id = $1 order by address, id`, [occasion]);

/** {@link selectJobsByIds}, which waits for other changes of it. */
export async function lockJob(tx: EntityManager, id: string): Promise<JobRow | undefined> {
  const [row] = await tx.query<JobRow[]>(`${jobs} and id = $1 for update`, [id]);
  return row;
}

/**
 * SQL: claims the job at the head of each line, for a line `lines` of printers. A job that is not due yet stops its line,
 * so that documents come in their order; two processes cannot have the same line, as a claimed job is its head.
 */
const claim = (lines: string, set: string) => `
  with lines as (${lines}), heads as (
    select head.id
    from lines cross join lateral (
      select deliveries.id from deliveries
      where channel = 'print' and address = lines.id and deliveries.state in ('waiting', 'sending')
      order by created_at, deliveries.id limit 1) as head
  )
  update deliveries as message
  set state = 'sending', tries = message.tries + 1, ${set}, content = case
    when ${mayBePrintedByOther(`(message.content -> 'print')`, 'message.event_id')} then jsonb_set(message.content - 'takenBy', '{print,isDuplicate}', 'true') else message.content - 'takenBy' end`;

const isDue = `
  message.state in ('waiting', 'sending') and message.next_try_at <= now() and message.give_up_at > now()
  and message.handed_over_at is null`;

/** SQL: a job is on paper, or may be. */
const isOnPaper = `(state in ('sent', 'unconfirmed') or handed_over_at is not null)`;

/** SQL: a kitchen ticket that is on paper, or may be, as its order was before a version. */
const isOlderTicket = (version: string) => `
  channel = 'print' and content #>> '{print,document}' = 'KITCHEN_TICKET' and ${isOnPaper}
  and coalesce((content ->> 'drawn')::integer, 0) < ${version}`;

/** Claims the next job of each printer in the network. */
export async function claimNetworkJobs(
  manager: EntityManager,
  limit: number,
  underWay: readonly string[],
): Promise<ClaimedMessage[]> {
  const lines = `
    select id from printers where way = 'NETWORK' and deleted_at is null and not is_paused
    order by id for update skip locked`;
  const [rows] = await manager.query<[ClaimedMessage[], number]>(
    `${claim(lines, `next_try_at = now() + ${lease}`)}
     where message.id in (select id from heads limit $1) and ${isDue} and message.id <> all($2)
     returning message.id, message.channel, message.tries, message.content, message.address,
       null as "user", false as "isOutdated"`,
    [limit, underWay],
  );
  return rows;
}

/**
 * Claims the next job of a printer for a browser or a program.
 * @param leaseSeconds how long it has until it hands it over
 */
export async function claimJob(
  manager: EntityManager,
  printerId: string,
  takenBy: string,
  leaseSeconds: number,
): Promise<string | undefined> {
  const lines = `select id from printers where id = $1 and deleted_at is null and not is_paused for update`;
  const set = 'next_try_at = now() + make_interval(secs => $3)';
  const [[row]] = await manager.query<[{ id: string }[], number]>(
    `${claim(lines, set)} || jsonb_build_object('takenBy', $2::text)
     where message.id in (select id from heads) and ${isDue} returning message.id`,
    [printerId, takenBy, leaseSeconds],
  );
  return row?.id;
}

/**
 * The job that a browser or a program has taken before and may still print.
 * @param orHandedOver also one that was handed over with an answer that got lost
 */
export async function selectTaken(
  manager: EntityManager,
  printerId: string,
  takenBy: string,
  orHandedOver: boolean,
): Promise<string | undefined> {
  const [row] = await manager.query<{ id: string }[]>(
    `select id from deliveries
     where channel = 'print' and address = $1 and state = 'sending' and content ->> 'takenBy' = $2
       and next_try_at > now() and ($3 or handed_over_at is null)
     order by created_at limit 1`,
    [printerId, takenBy, orHandedOver],
  );
  return row?.id;
}

/**
 * Notes the order's version of which a claimed job was drawn, unless an earlier one may be on paper. The order does not
 * change until the transaction ends.
 * @param version null: the document may be older than the order
 * @returns false if the lines have changed since, and the job was not handed over before
 */
export async function noteDrawn(tx: EntityManager, id: string, version: number | null): Promise<boolean> {
  if (version === null) return true;
  await tx.query(
    `select from orders
     where id = (select content #>> '{print,order,id}' from deliveries where id = $1) for share`,
    [id],
  );
  const [, affected] = await tx.query<[unknown, number]>(
    `update deliveries
     set content = case when handed_over_at is null then jsonb_set(content, '{drawn}', to_jsonb($2::integer))
       else content end
     where id = $1 and (handed_over_at is not null or not exists (
       select from order_changes
       where order_id = content #>> '{print,order,id}' and kind = 'changed' and version > $2))`,
    [id, version],
  );
  return affected === 1;
}

/**
 * Marks a claimed job as handed over by its taker. Idempotent.
 * @returns false if the job is in other hands
 */
export async function handOverTaken(
  manager: EntityManager,
  { id, tries }: MessageClaim,
  takenBy: string,
  leaseSeconds: number,
): Promise<boolean> {
  const [, affected] = await manager.query<[unknown, number]>(
    `update deliveries
     set handed_over_at = coalesce(handed_over_at, now()), next_try_at = now() + make_interval(secs => $4)
     where id = $1 and tries = $2 and state = 'sending' and content ->> 'takenBy' = $3`,
    [id, tries, takenBy, leaseSeconds],
  );
  return affected === 1;
}

/** Somebody has looked: a job that was unsure was printed; of another one nothing more is needed. */
export async function settleJob(tx: EntityManager, id: string): Promise<void> {
  await tx.query(
    `update deliveries
     set state = case when state = 'unconfirmed' then 'sent' else 'kept' end,
       sent_at = case when state = 'unconfirmed' then coalesce(handed_over_at, now()) end,
       error = case when state = 'unconfirmed' then null else error end
     where id = $1`,
    [id],
  );
}

/** Prints a job again. It is a duplicate if it may have been printed. */
export async function requeueJob(tx: EntityManager, id: string, printerId: string): Promise<void> {
  await tx.query(
    `update deliveries
     set state = 'waiting', address = $2, handed_over_at = null, error = null, next_try_at = now(),
       give_up_at = now() + interval '${expiryMinutes} minutes',
       content = case when state = 'unconfirmed' then jsonb_set(content, '{print,isDuplicate}', 'true')
         else content end
     where id = $1`,
    [id, printerId],
  );
}

/** Ends a job that no printer can print any more. */
export const skipJob = (tx: EntityManager, id: string, reason: string): Promise<unknown> =>
  tx.query(`update deliveries set state = 'skipped', error = $2 where id = $1`, [id, reason]);

/** SQL: of a job that nobody can have printed. */
const isWaiting = `channel = 'print' and state in ('waiting', 'sending') and handed_over_at is null`;

/** @returns the printers that had some */
async function expire(manager: EntityManager, where: string, values: readonly unknown[]): Promise<string[]> {
  const [rows] = await manager.query<[{ printerId: string }[], number]>(
    `update deliveries set state = 'skipped', error = $1 where ${isWaiting} and ${where}
     returning address as "printerId"`,
    [...values],
  );
  return [...new Set(rows.map(({ printerId }) => printerId))];
}

export const expireJobs = (manager: EntityManager, reason: string): Promise<string[]> =>
  expire(manager, 'give_up_at <= now()', [reason]);

/** Bills stay: they are printed if the order has one after all. */
export const expireJobsOfOrder = (
  manager: EntityManager,
  reason: string,
  orderId: string,
): Promise<string[]> =>
  expire(manager, `content #>> '{print,order,id}' = $2 and content #>> '{print,document}' <> 'BILL'`, [
    reason,
    orderId,
  ]);

export const expireJobsOfPrinter = (
  manager: EntityManager,
  reason: string,
  printerId: string,
): Promise<string[]> => expire(manager, 'address = $2', [reason, printerId]);

/**
 * Moves jobs that wait to another printer. A test page is about its own.
 * @param waitedSeconds only those that have waited as long
 * @returns whether there were some
 */
export async function moveJobs(
  manager: EntityManager,
  from: string,
  to: string,
  waitedSeconds: number,
): Promise<boolean> {
  const [, affected] = await manager.query<[unknown, number]>(
    `update deliveries set address = $2, state = 'waiting', next_try_at = now(), error = null
     where ${isWaiting} and address = $1 and content #>> '{print,document}' <> 'TEST_PAGE' and (state = 'waiting' or next_try_at <= now())
       and created_at <= now() - make_interval(secs => $3)`,
    [from, to, waitedSeconds],
  );
  return affected > 0;
}

/** The version at which an order was cancelled last; 0 if it never was. */
export async function selectCancelledVersion(manager: EntityManager, orderId: string): Promise<number> {
  const [row] = await manager.query<{ version: number }[]>(
    `select coalesce(max(version), 0)::integer as version from order_changes
     where order_id = $1 and to_status = 'Cancelled'`,
    [orderId],
  );
  return row?.version ?? 0;
}

/** Changes of the lines of an order, oldest first. */
export const selectLineChanges = (
  manager: EntityManager,
  orderId: string,
): Promise<Pick<PrintedChange, 'version' | 'lines'>[]> =>
  manager.query(
    `select version, data -> 'lines' as lines from order_changes
     where order_id = $1 and kind = 'changed' and jsonb_array_length(data -> 'lines') > 0 order by version`,
    [orderId],
  );

export interface OlderTicket extends Pick<Printed, 'stations'> {
  readonly id: string;
  readonly printerId: string;
}

/**
 * The tickets of an order that lack a change.
 * @param occasion of the change: tickets with a job of it, maybe at a printer that was removed, are left out
 */
export const selectOlderTickets = (
  manager: EntityManager,
  orderId: string,
  version: number,
  occasion: string,
): Promise<OlderTicket[]> =>
  manager.query(
    `select id, address as "printerId", content #> '{print,stations}' as stations from deliveries
     where content #>> '{print,order,id}' = $1 and ${isOlderTicket('$2')} and not exists (
       select from deliveries change
       where change.channel = 'print' and change.event_id = $3
         and change.content #> '{print,change,tickets}' ? deliveries.id::text)
     order by created_at, id`,
    [orderId, version, occasion],
  );

/** Whether a ticket lacks a change. One that was printed after the change has it. */
export async function isChangeMissing(
  manager: EntityManager,
  { tickets, version }: Pick<PrintedChange, 'tickets' | 'version'>,
): Promise<boolean> {
  const [row] = await manager.query<{ isMissing: boolean }[]>(
    `select exists (
       select from deliveries where id = any($1) and ${isOlderTicket('$2')}) as "isMissing"`,
    [tickets, version],
  );
  return row?.isMissing ?? false;
}

/** The status of an order, which stays until the transaction ends. */
export async function shareStatus(tx: EntityManager, orderId: string): Promise<OrderStatus | undefined> {
  const [row] = await tx.query<{ status: OrderStatus }[]>(
    'select status from orders where id = $1 for share',
    [orderId],
  );
  return row?.status;
}

/**
 * The printers that have, or may have, a document of an order on paper.
 * @param version of a change ticket of lines
 */
export async function selectPrintersWith(
  manager: EntityManager,
  document: PrintDocument,
  orderId: string,
  version: number | null = null,
): Promise<string[]> {
  const rows = await manager.query<{ printerId: string }[]>(
    `select distinct address as "printerId" from deliveries
     where channel = 'print' and content #>> '{print,order,id}' = $2 and content #>> '{print,document}' = $1
       and (content #>> '{print,change,version}')::integer is not distinct from $3
       and ${isOnPaper}`,
    [document, orderId, version],
  );
  return rows.map(({ printerId }) => printerId);
}
