import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Role } from './role.js';

@Entity('users')
@Check('users_role_check', `role in ('customer', 'admin')`)
@Unique('users_email_key', ['email'])
@Index('users_admins_idx', ['id'], { where: `role = 'admin'` })
// Trigrams, which the entity cannot describe.
@Index('users_name_search_idx', { synchronize: false })
@Index('users_email_search_idx', { synchronize: false })
export class User {
  @PrimaryColumn('char', { length: 24, primaryKeyConstraintName: 'users_pkey' })
  id!: string;

  @Column('text')
  name!: string;

  /** Kept as typed; `citext` compares it without regard to case. */
  @Column('citext')
  email!: string;

  /** Null until somebody has opened a link that was mailed to the address. */
  @Column('timestamptz', { name: 'email_confirmed_at', nullable: true })
  emailConfirmedAt!: Date | null;

  /** bcrypt of the password or, marked, of a digest of it. */
  @Column('text', { name: 'password_hash' })
  passwordHash!: string;

  @Column('text')
  role!: Role;

  @Column('text', { name: 'profile_picture', nullable: true })
  profilePicture!: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
