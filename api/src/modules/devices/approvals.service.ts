import type { DataSource, EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { newId } from '../../platform/ids.js';
import { appendAudit } from '../audit/save-versioned.js';
import { requirePermission } from '../auth/auth.policy.js';
import { can, type Permission } from '../auth/permissions.js';
import type { Viewer } from '../auth/viewer.js';
import type { ApprovalAct } from './approval.entity.js';
import { mayApprove, nobody, permissionsOfAct, requireTablet } from './device-persons.js';
import type { DevicePins } from './device-pins.js';
import type { ApprovalInput } from './devices.input.js';
import {
  deleteApprovalsBefore,
  insertApproval,
  isUsable,
  selectPersons,
  useApproval,
} from './devices.queries.js';
import { say } from './devices.sentences.js';

/** One act that may now be done once at the tablet. */
export interface Approval {
  readonly id: string;
  /** Name of the person who gave it. */
  readonly approvedBy: string;
  readonly expiresAt: Date;
}

/** What is done with an approval. */
interface ApprovedAct {
  readonly act: ApprovalAct;
  readonly recordId: string;
  /** Undefined: the viewer asks for none. */
  readonly approval: string | undefined;
}

/** Acts at a tablet that somebody with the permission approves by PIN. */
export class ApprovalsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pins: DevicePins,
  ) {}

  /**
   * @param address the caller's, for the security log
   * @throws {DomainError} `FORBIDDEN`, also for a person who may not do the act; `NOT_FOUND`; `BAD_USER_INPUT` for a wrong
   * PIN; `TOO_MANY_REQUESTS` while the person is locked, `CONFLICT` while the tablet is
   */
  async approve(viewer: Viewer | null, input: ApprovalInput, address: string): Promise<Approval> {
    const tablet = requireTablet(viewer);
    const asker = requirePermission(viewer, 'UPDATE_ORDER_STATUS');
    const { personId, pin, act, id: recordId, amountPaise } = input;
    const approver = async (manager: EntityManager) => {
      const rows = await selectPersons(manager, [tablet.id]);
      const person = rows.find(({ id }) => id === personId);
      if (!person) throw nobody();
      if (!mayApprove(person, act))
        throw new DomainError('FORBIDDEN', say.mayNotApprove({ name: person.name }));
      return person;
    };
    const person = await approver(this.dataSource.manager);
    return this.pins.check(tablet, person, { pin, address }, async (tx) => {
      // The role may have changed meanwhile.
      const { name } = await approver(tx);
      const id = newId();
      const approved = { act, recordId, amountPaise: amountPaise ?? null };
      const by = { deviceId: tablet.id, sessionId: asker.sessionId, approverId: personId };
      const expiresAt = await insertApproval(tx, { id, ...by, ...approved });
      const after = {
        id,
        name: '',
        ...approved,
        ...((act === 'CANCEL_ORDER' || act === 'CHANGE_ORDER') && { orderId: recordId }),
        askedBy: asker.name,
      };
      await appendAudit(tx, { id: personId, name, device: tablet }, 'APPROVAL', [{ before: null, after }]);
      return { id, approvedBy: name, expiresAt };
    });
  }

  /**
   * Uses an approval up, unless the viewer has the permission anyway. If the transaction fails, it can still be used.
   * @returns the viewer, with the permission for this act
   * @throws {DomainError} `FORBIDDEN`, also if the approval is used up, too old, or of another act, record or tablet
   */
  async permit(
    tx: EntityManager,
    viewer: Viewer,
    permission: Permission,
    { approval: id, act, recordId }: ApprovedAct,
  ): Promise<Viewer> {
    const { device, sessionId } = viewer;
    if (can(viewer, permission) || !device || id === undefined) return requirePermission(viewer, permission);
    const permissions = permissionsOfAct[act];
    const used = await useApproval(tx, { id, act, recordId, deviceId: device.id, sessionId });
    if (!used || !mayApprove(used, act)) throw new DomainError('FORBIDDEN', say.approvalInvalid);
    const { approverId, name, amountPaise } = used;
    return { ...viewer, approvedBy: { id: approverId, name, permissions, amountPaise } };
  }

  /**
   * What {@link permit} will demand, for an act that asks a service outside of the shop before its transaction.
   * @throws {DomainError} `FORBIDDEN`
   */
  async requirePermitted(
    viewer: Viewer,
    permission: Permission,
    { approval: id, act, recordId }: ApprovedAct,
  ): Promise<void> {
    const { device, sessionId } = viewer;
    if (can(viewer, permission) || !device || id === undefined) return;
    const asked = { id, act, recordId, deviceId: device.id, sessionId };
    if (!(await isUsable(this.dataSource.manager, asked)))
      throw new DomainError('FORBIDDEN', say.approvalInvalid);
  }

  async deleteExpired(): Promise<void> {
    await deleteApprovalsBefore(this.dataSource.manager, 1);
  }
}
