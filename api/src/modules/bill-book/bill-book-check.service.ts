import type { DataSource } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import { selectHead } from './bill-book.queries.js';
import { say } from './bill-book.sentences.js';
import { verifyLedger, type LedgerFault } from './ledger-verification.js';

const limits = {
  /** Some seconds of reading. */
  entries: 100_000,
  /** Milliseconds, below `OPERATION_SECONDS`. */
  reading: 8_000,
} as const;

/** What a check of the book found. */
export interface BillBookCheck {
  readonly isWhole: boolean;
  /** The number of entries that hold. */
  readonly entries: number;
  readonly firstWrong: { readonly sequence: number; readonly problem: LedgerFault } | null;
}

/** Checks the chain of the book for those who read it, one check at a time in a process. */
export class BillBookCheckService {
  private isReading = false;

  constructor(private readonly dataSource: DataSource) {}

  /**
   * @param knownHead a head that the book had at some time
   * @throws {DomainError} `CONFLICT` during another check, and for a book that takes too long
   */
  async check(viewer: Viewer | null, knownHead?: string): Promise<BillBookCheck> {
    requirePermission(viewer, 'VIEW_PAYMENTS');
    if (this.isReading) throw new DomainError('CONFLICT', say.checkRunning);
    this.isReading = true;
    try {
      return await this.read(knownHead);
    } finally {
      this.isReading = false;
    }
  }

  private async read(knownHead: string | undefined): Promise<BillBookCheck> {
    const tooLong = new DomainError('CONFLICT', say.checkTooLong);
    if ((await selectHead(this.dataSource.manager)).sequence > limits.entries) throw tooLong;
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(tooLong), limits.reading);
    try {
      const { count, fault } = await verifyLedger(this.dataSource, knownHead, ending.signal);
      const firstWrong = fault ? { sequence: fault.sequence, problem: fault.kind } : null;
      return { isWhole: !fault, entries: count, firstWrong };
    } finally {
      clearTimeout(timer);
    }
  }
}
