import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import type { StaffRole } from '../auth/role.js';
import { User } from '../auth/user.entity.js';

/** Hours for which a link can be used. */
export const invitationHours = 72;

/** An invitation to a role at the restaurant. Its link is derived from `id` and `linkNumber` by a key, and not stored. */
@Entity('invitations')
@Check(
  'invitations_staff_role_check',
  `staff_role in ('OWNER', 'MANAGER', 'KITCHEN', 'COUNTER', 'RIDER', 'ACCOUNTANT')`,
)
export class Invitation {
  @PrimaryColumn('char', { length: 24, primaryKeyConstraintName: 'invitations_pkey' })
  id!: string;

  @Column('text')
  name!: string;

  /** Null if the link is handed over in another way. */
  @Column('citext', { nullable: true })
  email!: string | null;

  @Column('text', { name: 'staff_role' })
  staffRole!: StaffRole;

  /** Rises with each new link, which replaces the one before. */
  @Column('integer', { name: 'link_number', default: 1 })
  linkNumber!: number;

  @Index('invitations_invited_by_idx')
  @Column('char', { name: 'invited_by', length: 24 })
  invitedBy!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'invited_by', foreignKeyConstraintName: 'invitations_invited_by_fkey' })
  inviter?: Relation<User>;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Index('invitations_expires_at_idx')
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt!: Date | null;

  /** Not a foreign key: a record for later inquiries. */
  @Column('char', { name: 'used_by', length: 24, nullable: true })
  usedBy!: string | null;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt!: Date | null;
}
