import type { AccountsService } from '../auth/accounts.service.js';
import type { Permission } from '../auth/permissions.js';
import type { DevicesService } from '../devices/devices.service.js';
import {
  deviceCopied,
  deviceLocked,
  devicePersonLocked,
  deviceRegistered,
} from '../devices/devices.events.js';
import { roleNames } from '../people/role-names.js';
import { rule, type Notice, type NoticeRule } from './notice.js';
import { say } from './notifications.sentences.js';

/** Managers sign tablets in, too: owners watch over all accounts. */
const ownersAlone: Permission[] = ['EDIT_DEVICES', 'DEMAND_SECOND_FACTOR'];

/** Notices about tablets to those who may sign them in and out, and unlock them. */
export function deviceRules(
  devices: Pick<DevicesService, 'find'>,
  accounts: Pick<AccountsService, 'userById'>,
): NoticeRule[] {
  type Content = Pick<Notice, 'title' | 'body'>;
  const about =
    <T extends { deviceId: string }>(compose: (name: string, payload: T) => Content | Promise<Content>) =>
    async (payload: T): Promise<Notice[]> => {
      const device = await devices.find(payload.deviceId);
      if (!device) return [];
      return [
        {
          to: { permissions: ['EDIT_DEVICES'] },
          ...(await compose(device.name, payload)),
          link: '/admin/devices',
          action: say.seeDevices,
        },
      ];
    };
  return [
    rule(deviceRegistered, async ({ deviceId, registeredBy }) => {
      const device = await devices.find(deviceId);
      if (!device) return [];
      const { name, place, registeredBy: person } = device;
      return [
        {
          to: { permissions: ownersAlone, except: registeredBy },
          title: say.deviceRegistered({ name }),
          body: say.deviceRegisteredBody({ person, place: roleNames[place] }),
          link: '/admin/devices',
          action: say.seeDevices,
        },
      ];
    }),
    rule(
      deviceLocked,
      about((name) => ({ title: say.deviceLocked({ name }), body: say.deviceLockedBody })),
    ),
    rule(
      devicePersonLocked,
      about(async (name, { personId }: { deviceId: string; personId: string }) => {
        const person = (await accounts.userById(personId))?.name ?? '';
        return {
          title: say.devicePersonLocked({ name, person }),
          body: say.devicePersonLockedBody({ person }),
        };
      }),
    ),
    rule(
      deviceCopied,
      about((name) => ({ title: say.deviceCopied({ name }), body: say.deviceCopiedBody })),
    ),
  ];
}
