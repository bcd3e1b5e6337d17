import { z } from 'zod';
import { message } from '../../platform/answers.js';
import { id } from '../../platform/validation.js';
import { route, type Route } from '../../rest/route.js';
import { loginAnswer, presentLogin } from '../auth/auth.presenter.js';
import { deviceChanges, deviceId, deviceInput, deviceProof } from './devices.input.js';
import { deviceAnswer, presentDevice } from './devices.presenter.js';
import type { DevicesService } from './devices.service.js';

/** For owners and managers. */
export function devicesRoutes(devices: DevicesService): Route[] {
  return [
    route({
      method: 'get',
      path: '/admin/devices',
      name: 'devices',
      summary: 'List the tablets that are signed in, or were signed out as copied',
      permission: 'EDIT_DEVICES',
      answer: z.array(deviceAnswer),
      handle: async ({ viewer }) => (await devices.all(viewer)).map(presentDevice),
    }),
    route({
      method: 'post',
      path: '/admin/devices',
      name: 'registerDevice',
      summary: 'Sign a tablet in for a place of the restaurant',
      description: 'Ends the caller’s session. The new token is good for 10 years.',
      permission: 'EDIT_DEVICES',
      body: deviceInput.extend(deviceProof.shape),
      status: 201,
      answer: loginAnswer,
      refusals: ['CONFLICT', 'REAUTHENTICATE', 'TOO_MANY_REQUESTS'],
      handle: async ({ req, viewer, body: { currentPassword, ...input }, address }) =>
        presentLogin(
          await devices.register(viewer, input, { currentPassword, address }, req.get('User-Agent')),
        ),
    }),
    route({
      method: 'patch',
      path: '/admin/devices/:id',
      name: 'updateDevice',
      summary: 'Change a tablet',
      description: 'Missing values stay.',
      permission: 'EDIT_DEVICES',
      params: deviceId,
      body: deviceChanges,
      answer: deviceAnswer,
      refusals: ['NOT_FOUND'],
      handle: async ({ viewer, params, body }) =>
        presentDevice(await devices.update(viewer, params.id, body)),
    }),
    route({
      method: 'post',
      path: '/admin/devices/:id/unlock',
      name: 'unlockDevice',
      summary: 'Unlock a tablet, and everybody on it, after wrong PINs',
      permission: 'EDIT_DEVICES',
      params: deviceId,
      answer: deviceAnswer,
      refusals: ['NOT_FOUND'],
      handle: async ({ viewer, params }) => presentDevice(await devices.unlock(viewer, params.id)),
    }),
    route({
      method: 'delete',
      path: '/admin/devices/:id',
      name: 'endDevice',
      summary: 'Sign a tablet out',
      description: 'At once. Its PINs are removed.',
      permission: 'EDIT_DEVICES',
      params: deviceId,
      answer: z.object({ message }),
      refusals: ['NOT_FOUND'],
      handle: async ({ viewer, params, address }) => {
        await devices.end(viewer, params.id, address);
        return { message: 'The tablet is signed out.' };
      },
    }),
    route({
      method: 'delete',
      path: '/admin/devices/:id/pins/:personId',
      name: 'removePin',
      summary: 'Remove a person’s PIN from a tablet',
      description: 'The person leaves the tablet.',
      permission: 'EDIT_DEVICES',
      params: deviceId.extend({ personId: id }),
      answer: deviceAnswer,
      refusals: ['NOT_FOUND'],
      handle: async ({ viewer, params }) =>
        presentDevice(await devices.removePin(viewer, params.id, params.personId)),
    }),
  ];
}
