import { z } from 'zod';
import { instant } from '../../platform/answers.js';
import { id } from '../../platform/validation.js';
import { devicePlaces, staffRoles } from '../auth/role.js';
import type { DevicePerson } from './device-persons.js';
import type { OwnDevice } from './device-persons.service.js';
import type { Device } from './devices.service.js';

const personAnswer = z
  .object({
    _id: id,
    name: z.string(),
    role: z.enum(staffRoles),
    hasPin: z.boolean(),
    lockedUntil: instant.nullable().meta({
      description: 'Until when five wrong PINs lock the person on this tablet; null: they may try.',
    }),
  })
  .meta({ id: 'DevicePerson' });

const described = {
  _id: id,
  name: z.string(),
  place: z.enum(devicePlaces),
  demandsPerson: z
    .boolean()
    .meta({ description: 'Whether somebody must enter a PIN before the tablet does anything.' }),
  lockMinutes: z.int().meta({ description: 'Minutes without a press after which the tablet locks itself.' }),
  lockedSince: instant
    .nullable()
    .meta({ description: 'Since when the tablet is locked after twenty wrong PINs; null: it is not.' }),
};

export const deviceAnswer = z
  .object({
    ...described,
    registeredBy: z.string(),
    registeredAt: instant,
    lastSeenAt: instant.nullable(),
    appVersion: z.string().nullable(),
    batteryPercent: z.int().nullable(),
    isCharging: z.boolean().nullable(),
    copiedSince: instant.nullable().meta({
      description: 'Since when it is signed out because its token was used in two places; null: it was not.',
    }),
    persons: z.array(personAnswer).meta({ description: 'Those with a PIN on it, by name.' }),
  })
  .meta({ id: 'Device' });

export const ownDeviceAnswer = z
  .object({
    ...described,
    person: personAnswer.nullable().meta({ description: 'Who is at the tablet; null: nobody.' }),
    personUntil: instant.nullable().meta({ description: 'Until when, if nothing is pressed.' }),
    persons: z.array(personAnswer).meta({ description: 'Everybody who may work at it, by name.' }),
    approvers: z.array(personAnswer).meta({ description: 'Everybody who may approve an act, by name.' }),
  })
  .meta({ id: 'OwnDevice' });

const presentPerson = ({ id: _id, lockedUntil, ...person }: DevicePerson): z.output<typeof personAnswer> => ({
  _id,
  ...person,
  lockedUntil: lockedUntil?.toISOString() ?? null,
});

const presentDescribed = ({
  id: _id,
  name,
  place,
  demandsPerson,
  lockMinutes,
  lockedSince,
}: Device | OwnDevice) => ({
  _id,
  name,
  place,
  demandsPerson,
  lockMinutes,
  lockedSince: lockedSince?.toISOString() ?? null,
});

export const presentDevice = (device: Device): z.output<typeof deviceAnswer> => ({
  ...presentDescribed(device),
  registeredBy: device.registeredBy,
  registeredAt: device.registeredAt.toISOString(),
  lastSeenAt: device.lastSeenAt?.toISOString() ?? null,
  appVersion: device.appVersion,
  batteryPercent: device.batteryPercent,
  isCharging: device.isCharging,
  copiedSince: device.copiedSince?.toISOString() ?? null,
  persons: device.persons.map(presentPerson),
});

export const presentOwnDevice = (device: OwnDevice): z.output<typeof ownDeviceAnswer> => ({
  ...presentDescribed(device),
  person: device.person && presentPerson(device.person),
  personUntil: device.personUntil?.toISOString() ?? null,
  persons: device.persons.map(presentPerson),
  approvers: device.approvers.map(presentPerson),
});
