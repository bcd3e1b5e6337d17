import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Role, StaffRole } from './role.js';

@Entity('users')
@Check('users_role_check', `role in ('customer', 'admin')`)
@Check(
  'users_staff_role_check',
  `staff_role in ('OWNER', 'MANAGER', 'KITCHEN', 'COUNTER', 'RIDER', 'ACCOUNTANT')`,
)
@Check(
  'users_guest_check',
  `(email is null) = (password_hash is null) and (email is not null or role = 'customer')`,
)
@Unique('users_email_key', ['email'])
@Index('users_admins_idx', ['id'], { where: `role = 'admin'` })
@Index('users_staff_idx', ['id'], { where: `role = 'admin' or staff_role is not null` })
// A trigram index, which the entity cannot describe.
@Index('users_name_search_idx', { synchronize: false })
@Index('users_email_search_idx', { synchronize: false })
export class User {
  @PrimaryColumn('char', { length: 24, primaryKeyConstraintName: 'users_pkey' })
  id!: string;

  @Column('text')
  name!: string;

  /** As typed; `citext` compares it case-insensitively. Null for guests. */
  @Column('citext', { nullable: true })
  email!: string | null;

  /** Null until a link that was mailed to the address has been opened. */
  @Column('timestamptz', { name: 'email_confirmed_at', nullable: true })
  emailConfirmedAt!: Date | null;

  /** bcrypt hash of the password or, with a prefix, of a digest of it. Null for guests. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash!: string | null;

  /** Since when a login needs a second factor; null: none. */
  @Column('timestamptz', { name: 'second_factor_since', nullable: true })
  secondFactorSince!: Date | null;

  /** Of a guest, in E.164. */
  @Column('text', { nullable: true })
  phone!: string | null;

  /** Of a guest, for mails only: others may have the same. */
  @Column('citext', { name: 'contact_email', nullable: true })
  contactEmail!: string | null;

  /** From `MailNetworks`: where the present address was given. Null if it was given before such marks were kept. */
  @Column('text', { name: 'mail_network', nullable: true })
  mailNetwork!: string | null;

  /** In which the user last logged in, ordered or booked; mails are written in it. */
  @Column('text', { default: 'en' })
  language!: string;

  @Column('text')
  role!: Role;

  /** To be read with `staffRoleOf`. */
  @Column('text', { name: 'staff_role', nullable: true })
  staffRole!: StaffRole | null;

  @Column('text', { name: 'profile_picture', nullable: true })
  profilePicture!: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
