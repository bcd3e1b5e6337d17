import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { User } from '../auth/user.entity.js';

/** A secret link with which a guest signs in. */
@Entity('guest_links')
export class GuestLink {
  /** SHA-256 of the secret, which is stored nowhere. */
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'guest_links_pkey' })
  hash!: Buffer;

  @Index('guest_links_user_id_idx')
  @Column('char', { name: 'user_id', length: 24 })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'guest_links_user_id_fkey' })
  user?: Relation<User>;

  /** Whether it was mailed to the guest's address. */
  @Column('boolean', { name: 'is_mailed', default: false })
  isMailed!: boolean;

  @Index('guest_links_created_at_idx')
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
