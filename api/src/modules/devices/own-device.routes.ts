import { z } from 'zod';
import { instant } from '../../platform/answers.js';
import { id } from '../../platform/validation.js';
import { route, type Route } from '../../rest/route.js';
import { approvalBody, deviceReport, newPin, personsPin } from './devices.input.js';
import { ownDeviceAnswer, presentOwnDevice } from './devices.presenter.js';
import { present, type DevicesServices } from './devices.resolvers.js';

/** For tablets themselves. */
export function ownDeviceRoutes({ devices, devicePersons, approvals }: DevicesServices): Route[] {
  return [
    route({
      method: 'get',
      path: '/device',
      name: 'ownDevice',
      summary: 'Read the tablet of the session',
      permission: 'USE_DEVICE',
      answer: ownDeviceAnswer,
      refusals: ['NOT_FOUND'],
      handle: async ({ viewer }) => presentOwnDevice(await present(devicePersons.own(viewer))),
    }),
    route({
      method: 'post',
      path: '/device/pin',
      name: 'setPin',
      summary: 'Give a person a PIN on this tablet',
      permission: 'USE_DEVICE',
      body: newPin,
      answer: ownDeviceAnswer,
      refusals: ['CONFLICT', 'NOT_FOUND', 'REAUTHENTICATE', 'TOO_MANY_REQUESTS'],
      handle: async ({ viewer, body, address }) =>
        presentOwnDevice(await present(devicePersons.setPin(viewer, body, address))),
    }),
    route({
      method: 'post',
      path: '/device/person',
      name: 'enterPin',
      summary: 'Put a person at this tablet by their PIN',
      description:
        'Five wrong PINs in a row lock the person on this tablet, for 5, 10, 20 minutes; twenty of all persons lock the tablet.',
      permission: 'USE_DEVICE',
      body: personsPin,
      answer: ownDeviceAnswer,
      refusals: ['CONFLICT', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
      handle: async ({ viewer, body: { personId, pin }, address }) =>
        presentOwnDevice(await present(devicePersons.enter(viewer, personId, pin, address))),
    }),
    route({
      method: 'post',
      path: '/device/leave',
      name: 'leaveDevice',
      summary: 'Leave this tablet',
      permission: 'USE_DEVICE',
      answer: ownDeviceAnswer,
      refusals: ['NOT_FOUND'],
      handle: async ({ viewer }) => presentOwnDevice(await present(devicePersons.leave(viewer))),
    }),
    route({
      method: 'post',
      path: '/device/keep',
      name: 'keepPerson',
      summary: 'Say that the person at this tablet is still there',
      permission: 'USE_DEVICE',
      answer: ownDeviceAnswer,
      refusals: ['NOT_FOUND'],
      handle: async ({ viewer }) => presentOwnDevice(await present(devicePersons.keep(viewer))),
    }),
    route({
      method: 'post',
      path: '/device/seen',
      name: 'noteDevice',
      summary: 'Report that this tablet is on',
      description:
        'A tablet that sends neither the last stamp nor the one before shares its token with another, and is signed out.',
      permission: 'USE_DEVICE',
      body: deviceReport,
      answer: z.object({ stamp: z.string().meta({ description: 'To send with the next report.' }) }),
      handle: async ({ viewer, body, address }) => ({ stamp: await devices.note(viewer, body, address) }),
    }),
    route({
      method: 'post',
      path: '/device/approvals',
      name: 'approve',
      summary: 'Approve one act at this tablet by the PIN of somebody who may do it',
      description: 'Works once, for 60 seconds, for that act, record and amount.',
      permission: 'USE_DEVICE',
      body: approvalBody,
      status: 201,
      answer: z.object({
        id,
        approvedBy: z.string().meta({ description: 'Name of the person who gave it.' }),
        expiresAt: instant,
      }),
      refusals: ['CONFLICT', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
      handle: async ({ viewer, body, address }) => {
        const approval = await approvals.approve(viewer, body, address);
        return { ...approval, expiresAt: approval.expiresAt.toISOString() };
      },
    }),
  ];
}
