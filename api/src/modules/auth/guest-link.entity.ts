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
import { User } from './user.entity.js';

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

  /** Whether it was mailed to the guest's address, which may be somebody else's until it is confirmed. */
  @Column('boolean', { name: 'is_mailed', default: false })
  isMailed!: boolean;

  /** The order that the mail was about. Null for other links and those of older releases. */
  @Column('char', { name: 'order_id', length: 24, nullable: true })
  orderId!: string | null;

  @Index('guest_links_created_at_idx')
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
