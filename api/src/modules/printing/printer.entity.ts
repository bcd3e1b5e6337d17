import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { PrinterGraphics, PrinterPaper } from './page.js';

export const printerWays = ['NETWORK', 'AGENT', 'BROWSER'] as const;
export type PrinterWay = (typeof printerWays)[number];

export const printDocuments = ['KITCHEN_TICKET', 'CHANGE_TICKET', 'BAG_LABEL', 'BILL', 'TEST_PAGE'] as const;
export type PrintDocument = (typeof printDocuments)[number];

export const printerBills = ['NEVER', 'ON_REQUEST', 'WHEN_READY'] as const;
export type PrinterBills = (typeof printerBills)[number];

export const printerStates = [
  'UNKNOWN',
  'READY',
  'UNREACHABLE',
  'OUT_OF_PAPER',
  'COVER_OPEN',
  'ERROR',
] as const;
export type PrinterState = (typeof printerStates)[number];

/** Its jobs are deliveries, with its id as their address. */
@Entity('printers')
@Check('printers_way_check', `way in ('NETWORK', 'AGENT', 'BROWSER')`)
@Check('printers_paper_check', `paper in ('MM58', 'MM80')`)
@Check('printers_graphics_check', `graphics in ('RASTER', 'COLUMNS')`)
@Check('printers_bills_check', `bills in ('NEVER', 'ON_REQUEST', 'WHEN_READY')`)
@Check('printers_copies_check', `copies between 1 and 3`)
@Check(
  'printers_state_check',
  `state in ('UNKNOWN', 'READY', 'UNREACHABLE', 'OUT_OF_PAPER', 'COVER_OPEN', 'ERROR')`,
)
@Check('printers_address_check', `(way = 'NETWORK') = (host is not null and port is not null)`)
@Check('printers_token_check', `way = 'AGENT' or token_hash is null`)
export class Printer {
  @PrimaryColumn('char', { length: 24, primaryKeyConstraintName: 'printers_pkey' })
  id!: string;

  @Column('text')
  name!: string;

  @Column('text')
  way!: PrinterWay;

  @Column('text', { nullable: true })
  host!: string | null;

  @Column('integer', { nullable: true })
  port!: number | null;

  @Column('text')
  paper!: PrinterPaper;

  @Column('text')
  graphics!: PrinterGraphics;

  /** Those that it prints by itself, but for bills. */
  @Column('text', { array: true })
  documents!: PrintDocument[];

  @Column('text', { default: 'NEVER' })
  bills!: PrinterBills;

  /** Names of the restaurant's stations whose lines its kitchen tickets have, maybe of former ones; empty: all lines. */
  @Column('text', { array: true })
  stations!: string[];

  @Column('smallint')
  copies!: number;

  @Column('boolean')
  cuts!: boolean;

  @Column('boolean')
  beeps!: boolean;

  /** The printer that takes its jobs while it does not print. */
  @Column('char', { name: 'fallback_id', length: 24, nullable: true })
  fallbackId!: string | null;

  @Column('boolean', { name: 'is_paused' })
  isPaused!: boolean;

  /** Each change of the settings above increments it. */
  @Column('integer', { default: 1 })
  version!: number;

  /** SHA-256 of the token of the program beside it. */
  @Index('printers_token_hash_idx', { unique: true })
  @Column('text', { name: 'token_hash', nullable: true })
  tokenHash!: string | null;

  @Column('text', { default: 'UNKNOWN' })
  state!: PrinterState;

  /** A reason of `print-reasons.ts`, or what a browser has reported. */
  @Column('text', { nullable: true })
  error!: string | null;

  @Column('timestamptz', { name: 'last_seen_at', nullable: true })
  lastSeenAt!: Date | null;

  /** Since when it cannot print, as far as is known. */
  @Column('timestamptz', { name: 'stopped_since', nullable: true })
  stoppedSince!: Date | null;

  /** Whether it answers questions about its state; null while that is not known. */
  @Column('boolean', { name: 'answers_status', nullable: true })
  answersStatus!: boolean | null;

  /** It stays for the jobs that name it. */
  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt!: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}

/** Whether a document that nobody sends to a certain printer is printed on it. */
export const prints = (
  { documents, bills }: Pick<Printer, 'documents' | 'bills'>,
  document: PrintDocument,
) => (document === 'BILL' ? bills !== 'NEVER' : documents.includes(document));
