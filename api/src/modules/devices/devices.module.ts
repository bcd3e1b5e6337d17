import type { AuthService } from '../auth/auth.service.js';
import type { Passwords } from '../auth/passwords.js';
import type { Reauthentication } from '../auth/reauthentication.js';
import { defineModule } from '../module.js';
import { Approval } from './approval.entity.js';
import { ApprovalsService } from './approvals.service.js';
import { Device } from './device.entity.js';
import { DevicePersonsService } from './device-persons.service.js';
import { DevicePin } from './device-pin.entity.js';
import { DevicePins } from './device-pins.js';
import { devicesResolvers } from './devices.resolvers.js';
import { devicesRoutes } from './devices.routes.js';
import { DevicesService } from './devices.service.js';
import { ownDeviceRoutes } from './own-device.routes.js';

export type { ApprovalAct } from './approval.entity.js';
export type { Approval } from './approvals.service.js';
export type { DevicePerson } from './device-persons.js';
export type { OwnDevice } from './device-persons.service.js';
export type { Device } from './devices.service.js';

interface Needed {
  readonly auth: AuthService;
  readonly passwords: Passwords;
  readonly reauthentication: Reauthentication;
}

export const devicesModule = defineModule({
  tag: 'Tablets',
  entities: [Approval, Device, DevicePin],
  start({ dataSource, log, outbox }, { auth, passwords, reauthentication }: Needed) {
    const parts = { dataSource, outbox, reauthentication, passwords, log };
    const devices = new DevicesService({ ...parts, auth });
    const pins = new DevicePins(parts);
    const devicePersons = new DevicePersonsService({ ...parts, pins });
    const approvals = new ApprovalsService(dataSource, pins);
    const services = { devices, devicePersons, approvals };
    return {
      services: { approvals, devices },
      resolvers: [devicesResolvers(services)],
      routes: [...devicesRoutes(devices), ...ownDeviceRoutes(services)],
      housekeeping: { 'old approvals': () => approvals.deleteExpired() },
      due: { 'persons at tablets': () => devicePersons.letGo() },
    };
  },
});
