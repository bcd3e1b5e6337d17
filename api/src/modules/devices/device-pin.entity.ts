import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../auth/user.entity.js';
import { Device } from './device.entity.js';

/** The PIN of a person on a tablet. */
@Entity('device_pins')
export class DevicePin {
  @PrimaryColumn('char', { name: 'device_id', length: 24, primaryKeyConstraintName: 'device_pins_pkey' })
  deviceId!: string;

  @ManyToOne(() => Device, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'device_id', foreignKeyConstraintName: 'device_pins_device_id_fkey' })
  device?: Relation<Device>;

  @Index('device_pins_person_id_idx')
  @PrimaryColumn('char', { name: 'person_id', length: 24, primaryKeyConstraintName: 'device_pins_pkey' })
  personId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'person_id', foreignKeyConstraintName: 'device_pins_person_id_fkey' })
  person?: Relation<User>;

  /** bcrypt of a keyed hash, whose key is in the tablet's token alone. */
  @Column('text')
  hash!: string;

  /** In a row. */
  @Column('integer', { name: 'wrong_tries', default: 0 })
  wrongTries!: number;

  @Column('timestamptz', { name: 'locked_until', nullable: true })
  lockedUntil!: Date | null;
}
