import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import type { DevicePlace } from '../auth/role.js';
import { User } from '../auth/user.entity.js';

/** What describes the account of a tablet. Stays when the tablet is signed out, for its name in histories. */
@Entity('devices')
@Check('devices_place_check', `place in ('KITCHEN', 'COUNTER')`)
@Check('devices_lock_minutes_check', 'lock_minutes between 1 and 60')
export class Device {
  /** That of its account, which has its name. */
  @PrimaryColumn('char', { length: 24, primaryKeyConstraintName: 'devices_pkey' })
  id!: string;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'id', foreignKeyConstraintName: 'devices_id_fkey' })
  user?: Relation<User>;

  @Column('text')
  place!: DevicePlace;

  /** Whether somebody must enter a PIN before it does anything. */
  @Column('boolean', { name: 'demands_person' })
  demandsPerson!: boolean;

  /** Minutes without a press after which the person at it leaves. */
  @Column('integer', { name: 'lock_minutes' })
  lockMinutes!: number;

  @Column('text', { name: 'registered_by_name' })
  registeredBy!: string;

  @CreateDateColumn({ name: 'registered_at', type: 'timestamptz' })
  registeredAt!: Date;

  @Column('timestamptz', { name: 'last_seen_at', nullable: true })
  lastSeenAt!: Date | null;

  @Column('text', { name: 'app_version', nullable: true })
  appVersion!: string | null;

  @Column('integer', { name: 'battery_percent', nullable: true })
  batteryPercent!: number | null;

  @Column('boolean', { name: 'is_charging', nullable: true })
  isCharging!: boolean | null;

  /** What its last report was answered; null before the first one, and after a backup was restored. */
  @Column('char', { length: 24, nullable: true })
  stamp!: string | null;

  /** What its last report had sent: the answer may have been lost. */
  @Column('char', { name: 'previous_stamp', length: 24, nullable: true })
  previousStamp!: string | null;

  /** Stamps of the reports just before it: a second window or a late request of the same browser may still send them. */
  @Column('text', { name: 'recent_stamps', array: true, default: [] })
  recentStamps!: string[];

  /** Who is at it, until `personUntil`. */
  @Index('devices_person_id_idx')
  @Column('char', { name: 'person_id', length: 24, nullable: true })
  personId!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'person_id', foreignKeyConstraintName: 'devices_person_id_fkey' })
  person?: Relation<User>;

  @Column('timestamptz', { name: 'person_until', nullable: true })
  personUntil!: Date | null;

  /** PINs that were tried since the last right one. */
  @Column('integer', { name: 'wrong_tries', default: 0 })
  wrongTries!: number;

  @Column('timestamptz', { name: 'locked_since', nullable: true })
  lockedSince!: Date | null;

  /** When two browsers were found to use its token. */
  @Column('timestamptz', { name: 'copied_since', nullable: true })
  copiedSince!: Date | null;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt!: Date | null;
}
