import type { MutationResolvers, QueryResolvers } from '../../graphql/generated/resolvers.js';
import { DomainError } from '../../platform/errors.js';
import { id, optional, parse } from '../../platform/validation.js';
import { factorProofInput } from '../auth/auth.input.js';
import type { ApprovalsService } from './approvals.service.js';
import type { DevicePersonsService, OwnDevice } from './device-persons.service.js';
import {
  approvalInput,
  deviceChanges,
  deviceInput,
  deviceProof,
  deviceReport,
  newPin,
  personsPin,
} from './devices.input.js';
import { say } from './devices.sentences.js';
import type { DevicesService } from './devices.service.js';

interface DevicesResolvers {
  Query: Required<Pick<QueryResolvers, 'devices' | 'ownDevice'>>;
  Mutation: Required<
    Pick<
      MutationResolvers,
      | 'registerDevice'
      | 'updateDevice'
      | 'unlockDevice'
      | 'endDevice'
      | 'removePin'
      | 'setPin'
      | 'enterPin'
      | 'leaveDevice'
      | 'keepPerson'
      | 'noteDevice'
      | 'approve'
    >
  >;
}

export interface DevicesServices {
  readonly devices: DevicesService;
  readonly devicePersons: DevicePersonsService;
  readonly approvals: ApprovalsService;
}

/**
 * The tablet after a change at it.
 * @throws {DomainError} `NOT_FOUND` if it was signed out meanwhile
 */
export async function present(own: Promise<OwnDevice | null>): Promise<OwnDevice> {
  const device = await own;
  if (!device) throw new DomainError('NOT_FOUND', say.noDevice);
  return device;
}

export function devicesResolvers({ devices, devicePersons, approvals }: DevicesServices): DevicesResolvers {
  return {
    Query: {
      devices: (_root, _args, { viewer }) => devices.all(viewer),
      ownDevice: (_root, _args, { viewer }) => devicePersons.own(viewer),
    },
    Mutation: {
      registerDevice: (_root, args, { viewer, address, userAgent }) => {
        const { currentPassword } = parse(deviceProof, args);
        const input = parse(deviceInput, args.input);
        return devices.register(viewer, input, { currentPassword, address }, userAgent);
      },
      updateDevice: (_root, args, { viewer }) =>
        devices.update(viewer, parse(id, args.id, 'id'), parse(deviceChanges, args.input)),
      unlockDevice: (_root, args, { viewer }) => devices.unlock(viewer, parse(id, args.id, 'id')),
      endDevice: async (_root, args, { viewer, address }) => {
        await devices.end(viewer, parse(id, args.id, 'id'), address);
        return true;
      },
      removePin: (_root, args, { viewer }) =>
        devices.removePin(viewer, parse(id, args.deviceId, 'deviceId'), parse(id, args.personId, 'personId')),
      setPin: (_root, { secondFactor, ...args }, { viewer, address }) => {
        const proof = parse(optional(factorProofInput), secondFactor);
        return present(
          devicePersons.setPin(viewer, { ...parse(newPin, args), secondFactor: proof }, address),
        );
      },
      enterPin: (_root, args, { viewer, address }) => {
        const { personId, pin } = parse(personsPin, args);
        return present(devicePersons.enter(viewer, personId, pin, address));
      },
      leaveDevice: (_root, _args, { viewer }) => present(devicePersons.leave(viewer)),
      keepPerson: (_root, _args, { viewer }) => present(devicePersons.keep(viewer)),
      noteDevice: (_root, args, { viewer, address }) =>
        devices.note(viewer, parse(deviceReport, args), address),
      approve: (_root, args, { viewer, address }) =>
        approvals.approve(viewer, parse(approvalInput, args.input), address),
    },
  };
}
