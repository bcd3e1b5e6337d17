import { createHash, randomBytes } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { badInput, DomainError } from '../../platform/errors.js';
import { newId } from '../../platform/ids.js';
import { inTime } from '../../platform/in-time.js';
import type { OwnServers } from '../../platform/own-servers.js';
import { privateAddressOf } from '../../platform/private-address.js';
import { appendAudit, saveVersioned } from '../audit/save-versioned.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { PrintReason } from './print-reasons.js';
import { Printer } from './printer.entity.js';
import type { PrintingNews } from './printing-news.js';
import type { PrinterInput } from './printing.input.js';
import {
  expireJobsOfPrinter,
  lockPrinters,
  moveJobs,
  selectPrinters,
  selectPrintersOf,
  type PrinterRow,
} from './printing.queries.js';
import { say } from './printing.sentences.js';

const maxPrinters = 20;

export interface PrinterWithToken {
  readonly printer: PrinterRow;
  /** Null unless a program needs it and has none yet. */
  readonly token: string | null;
}

/** What people change, without what is noted of the printer. */
type Settings = Omit<PrinterInput, 'bills'> & Pick<Printer, 'id' | 'version' | 'bills'>;

const removed: PrintReason = 'printer-removed';

/** Milliseconds. */
const resolveTimeout = 3000;

/** The printers and their settings. */
export class PrintersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly news: PrintingNews,
    private readonly ownServers: OwnServers,
  ) {}

  /**
   * By name.
   * @throws {DomainError} `FORBIDDEN`
   */
  async all(viewer: Viewer | null): Promise<PrinterRow[]> {
    requirePermission(viewer, 'VIEW_ORDERS');
    return selectPrinters(this.dataSource.manager);
  }

  /** @throws {DomainError} `FORBIDDEN`, `BAD_USER_INPUT` for a fallback that does not exist or a server of the shop, `CONFLICT` for too many */
  async add(viewer: Viewer | null, input: PrinterInput): Promise<PrinterWithToken> {
    const actor = requirePermission(viewer, 'EDIT_RESTAURANT');
    await this.requirePrinterAt(input);
    const id = newId();
    const token = input.way === 'AGENT' ? newToken() : null;
    await this.dataSource.transaction(async (tx) => {
      const others = await lockPrinters(tx);
      if (others.length >= maxPrinters)
        throw new DomainError('CONFLICT', say.tooMany({ count: maxPrinters }));
      requireFallback(others, id, input.fallbackId);
      await tx.insert(Printer, { id, ...input, tokenHash: token && hashOf(token) });
      await appendAudit(tx, actor, 'PRINTER', [{ before: null, after: { id, ...input } }]);
    });
    return this.changed(id, token);
  }

  /**
   * Replaces the settings.
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` for a fallback that leads back or a server of the
   * shop, `CONFLICT` for another version
   */
  async update(
    viewer: Viewer | null,
    id: string,
    input: PrinterInput,
    expectedVersion: number,
  ): Promise<PrinterWithToken> {
    requirePermission(viewer, 'EDIT_RESTAURANT');
    await this.requirePrinterAt(input);
    const token = await this.dataSource.transaction(async (tx) => {
      const printers = await lockPrinters(tx);
      const printer = printers.find((each) => each.id === id);
      if (!printer) throw new DomainError('NOT_FOUND', say.noPrinter);
      requireFallback(printers, id, input.fallbackId);
      const needed = input.way === 'AGENT' && printer.tokenHash === null ? newToken() : null;
      await save(tx, viewer, printer, input, expectedVersion, {
        tokenHash: input.way === 'AGENT' ? (needed ? hashOf(needed) : printer.tokenHash) : null,
      });
      return needed;
    });
    return this.changed(id, token);
  }

  /**
   * Its waiting jobs go to its fallback, or expire. Printers whose fallback it was get its fallback instead.
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`
   */
  async delete(viewer: Viewer | null, id: string): Promise<PrinterRow> {
    const actor = requirePermission(viewer, 'EDIT_RESTAURANT');
    const changed = await this.dataSource.transaction(async (tx) => {
      const printers = await lockPrinters(tx);
      const printer = printers.find((each) => each.id === id);
      if (!printer) throw new DomainError('NOT_FOUND', say.noPrinter);
      const dependent = printers.filter(({ fallbackId }) => fallbackId === id);
      for (const each of dependent)
        await save(tx, viewer, each, { ...settingsOf(each), fallbackId: printer.fallbackId }, each.version);
      await tx.update(Printer, { id }, { deletedAt: new Date(), tokenHash: null });
      await appendAudit(tx, actor, 'PRINTER', [{ before: settingsOf(printer), after: null }]);
      if (printer.fallbackId) await moveJobs(tx, id, printer.fallbackId, 0);
      await expireJobsOfPrinter(tx, removed, id);
      return [id, printer.fallbackId, ...dependent.map((each) => each.id)].filter((each) => each !== null);
    });
    await this.news.toPrint(changed);
    return this.get(id);
  }

  /**
   * The former token is invalid from now on.
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` for a printer without a program
   */
  async renewToken(viewer: Viewer | null, id: string): Promise<PrinterWithToken> {
    const actor = requirePermission(viewer, 'EDIT_RESTAURANT');
    const token = newToken();
    await this.dataSource.transaction(async (tx) => {
      const printer = (await lockPrinters(tx)).find((each) => each.id === id);
      if (!printer) throw new DomainError('NOT_FOUND', say.noPrinter);
      if (printer.way !== 'AGENT') throw new DomainError('CONFLICT', say.needsNoToken);
      await tx.update(Printer, { id }, { tokenHash: hashOf(token) });
      const before = { id, name: printer.name, token: 'former' };
      await appendAudit(tx, actor, 'PRINTER', [{ before, after: { ...before, token: 'new' } }]);
    });
    return this.changed(id, token);
  }

  /** Names are resolved again at each connection: one that cannot be resolved now may be a printer that is off. */
  private async requirePrinterAt({ host, port }: PrinterInput): Promise<void> {
    if (host === null || port === null) return;
    const resolved = privateAddressOf(host, port, this.ownServers());
    const found = await inTime(resolveTimeout, resolved).catch(() => undefined);
    if (found && 'refusal' in found && found.refusal === 'own-server') throw badInput('host', say.ownServer);
  }

  private async changed(id: string, token: string | null): Promise<PrinterWithToken> {
    await this.news.toPrint([id]);
    return { printer: await this.get(id), token };
  }

  private async get(id: string): Promise<PrinterRow> {
    const [printer] = await selectPrintersOf(this.dataSource.manager, [id]);
    if (!printer) throw new DomainError('NOT_FOUND', say.noPrinter);
    return printer;
  }
}

const newToken = () => randomBytes(32).toString('base64url');

/** A token is as random as its hash, so that it needs no salt. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const settingsOf = ({ id, version, ...printer }: Printer): Settings => ({
  id,
  version,
  name: printer.name,
  way: printer.way,
  host: printer.host,
  port: printer.port,
  paper: printer.paper,
  graphics: printer.graphics,
  documents: printer.documents,
  bills: printer.bills,
  stations: printer.stations,
  copies: printer.copies,
  cuts: printer.cuts,
  beeps: printer.beeps,
  fallbackId: printer.fallbackId,
  isPaused: printer.isPaused,
});

async function save(
  tx: EntityManager,
  viewer: Viewer | null,
  printer: Printer,
  input: PrinterInput,
  expectedVersion: number,
  token: Partial<Pick<Printer, 'tokenHash'>> = {},
): Promise<void> {
  await saveVersioned<Settings>(tx, {
    viewer,
    permission: 'EDIT_RESTAURANT',
    subject: 'PRINTER',
    expectedVersion,
    load: () => Promise.resolve(settingsOf(printer)),
    // Clients of earlier versions do not know when it prints bills.
    newValues: () => ({ ...input, bills: input.bills ?? printer.bills }),
    write: (changes, { version }) =>
      tx.update(
        Printer,
        { id: printer.id },
        {
          ...changes,
          ...token,
          version,
          // What was known of it may be wrong: somebody tries it again.
          ...(changes.isPaused === false && { answersStatus: null }),
          // Another printer may stand there.
          ...((changes.host ?? changes.port ?? changes.way) !== undefined && {
            state: 'UNKNOWN',
            error: null,
            stoppedSince: null,
            answersStatus: null,
          }),
        },
      ),
  });
}

/** @throws {DomainError} `BAD_USER_INPUT` if the fallback does not exist, or leads back to the printer */
function requireFallback(printers: readonly Printer[], id: string, fallbackId: string | null): void {
  let next = fallbackId;
  const seen = new Set([id]);
  while (next !== null) {
    if (seen.has(next)) throw badInput('fallbackId', say.fallbackCircle);
    seen.add(next);
    const found = printers.find((each) => each.id === next);
    if (!found) throw badInput('fallbackId', say.fallbackMissing);
    next = found.fallbackId;
  }
}
