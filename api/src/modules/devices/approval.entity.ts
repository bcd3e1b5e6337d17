import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../auth/user.entity.js';
import { Device } from './device.entity.js';

export const approvalActs = [
  'CANCEL_ORDER',
  'REFUND_PAYMENT',
  'CHANGE_ORDER',
  'UNDO_TAKING',
  'DELETE_BOOKING',
] as const;
export type ApprovalAct = (typeof approvalActs)[number];

/** One act that somebody has approved by PIN. It can be used once, in the session in which it was given. */
@Entity('approvals')
@Check(
  'approvals_act_check',
  `act in ('CANCEL_ORDER', 'REFUND_PAYMENT', 'UNDO_TAKING', 'DELETE_BOOKING', 'CHANGE_ORDER')`,
)
export class Approval {
  @PrimaryColumn('char', { length: 24, primaryKeyConstraintName: 'approvals_pkey' })
  id!: string;

  @Index('approvals_device_id_idx')
  @Column('char', { name: 'device_id', length: 24 })
  deviceId!: string;

  @ManyToOne(() => Device, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'device_id', foreignKeyConstraintName: 'approvals_device_id_fkey' })
  device?: Relation<Device>;

  @Column('char', { name: 'session_id', length: 24 })
  sessionId!: string;

  @Column('text')
  act!: ApprovalAct;

  /** The order, payment, taking or booking. */
  @Column('char', { name: 'record_id', length: 24 })
  recordId!: string;

  /** What goes back; null if nothing does. */
  @Column('bigint', { name: 'amount_paise', nullable: true })
  amountPaise!: number | null;

  @Index('approvals_approver_id_idx')
  @Column('char', { name: 'approver_id', length: 24 })
  approverId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'approver_id', foreignKeyConstraintName: 'approvals_approver_id_fkey' })
  approver?: Relation<User>;

  @Index('approvals_expires_at_idx')
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt!: Date | null;
}
