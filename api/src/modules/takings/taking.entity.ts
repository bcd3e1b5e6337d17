import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
} from 'typeorm';

export const takingMethods = ['CASH', 'CARD', 'UPI'] as const;
export type TakingMethod = (typeof takingMethods)[number];

export const takingPlaces = ['COUNTER', 'DOOR'] as const;
export type TakingPlace = (typeof takingPlaces)[number];

// pg returns bigint as text; amounts stay far below 2^53.
const paise = { from: Number, to: (value: number) => value };

/** Money that staff received for an order. It counts until it is undone. */
@Entity('takings')
@Check('takings_method_check', `method in ('CASH', 'CARD', 'UPI')`)
@Check('takings_place_check', `place in ('COUNTER', 'DOOR')`)
@Check('takings_amount_check', 'amount_paise > 0')
@Check('takings_change_check', `change_paise >= 0 and (change_paise = 0 or method = 'CASH')`)
@Check('takings_undone_check', 'undone_at is not null or undone_by is null')
export class Taking {
  @PrimaryColumn('char', { length: 24, primaryKeyConstraintName: 'takings_pkey' })
  id!: string;

  @Index('takings_order_id_idx')
  @Column('char', { name: 'order_id', length: 24 })
  orderId!: string;

  // By name: the module of orders uses this one.
  @ManyToOne('Order', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'takings_order_id_fkey' })
  order?: object;

  @Column('text')
  method!: TakingMethod;

  @Column('text')
  place!: TakingPlace;

  /** Without the change. */
  @Column('bigint', { name: 'amount_paise', transformer: paise })
  amountPaise!: number;

  /** What the customer got back of the cash. */
  @Column('bigint', { name: 'change_paise', default: 0, transformer: paise })
  changePaise!: number;

  /** Whether nobody entered it: cash that was due on delivery. Staff who enter something else replace it. */
  @Column('boolean', { name: 'is_assumed', default: false })
  isAssumed!: boolean;

  /** Null if it is not known, and after the account was deleted. */
  @Column('char', { name: 'received_by', length: 24, nullable: true })
  receivedBy!: string | null;

  @ManyToOne('User', { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'received_by', foreignKeyConstraintName: 'takings_received_by_fkey' })
  receiver?: object;

  @CreateDateColumn({ name: 'received_at', type: 'timestamptz' })
  receivedAt!: Date;

  /** Null unless it is undone, and after the account was deleted. */
  @Column('char', { name: 'undone_by', length: 24, nullable: true })
  undoneBy!: string | null;

  @ManyToOne('User', { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'undone_by', foreignKeyConstraintName: 'takings_undone_by_fkey' })
  undoer?: object;

  /** When it was entered by mistake, or the money went back. */
  @Column('timestamptz', { name: 'undone_at', nullable: true })
  undoneAt!: Date | null;
}
