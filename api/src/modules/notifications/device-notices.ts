import type { DevicesService } from '../devices/devices.service.js';
import { deviceCopied, deviceLocked } from '../devices/devices.events.js';
import { rule, type Notice, type NoticeRule } from './notice.js';
import { say } from './notifications.sentences.js';

/** Notices about tablets to those who may unlock them and sign them in again. */
export function deviceRules(devices: Pick<DevicesService, 'find'>): NoticeRule[] {
  const about =
    (compose: (name: string) => Pick<Notice, 'title' | 'body'>) =>
    async ({ deviceId }: { deviceId: string }): Promise<Notice[]> => {
      const device = await devices.find(deviceId);
      if (!device) return [];
      return [
        {
          to: { permissions: ['EDIT_DEVICES'] },
          ...compose(device.name),
          link: '/admin/devices',
          action: say.seeDevices,
        },
      ];
    };
  return [
    rule(
      deviceLocked,
      about((name) => ({ title: say.deviceLocked({ name }), body: say.deviceLockedBody })),
    ),
    rule(
      deviceCopied,
      about((name) => ({ title: say.deviceCopied({ name }), body: say.deviceCopiedBody })),
    ),
  ];
}
