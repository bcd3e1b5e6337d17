import type { DataSource } from 'typeorm';
import type { Outbox } from '../../platform/outbox.js';
import type { AccountsService } from '../auth/accounts.service.js';
import { requirePermission } from '../auth/auth.policy.js';
import { accountCan } from '../auth/permissions.js';
import { staffRoleOf } from '../auth/role.js';
import type { Viewer } from '../auth/viewer.js';
import type { OrderChanges } from '../orders/order-changes.js';
import { isOpen } from '../orders/order-status.js';
import type { Order } from '../orders/order.entity.js';
import { lockAssigned, selectOpenIds, selectStaff } from './riders.queries.js';

/** Somebody who may deliver orders. */
export interface Rider {
  readonly id: string;
  readonly name: string;
}

interface RidersParts {
  readonly accounts: Pick<AccountsService, 'userById'>;
  readonly changes: OrderChanges;
  readonly dataSource: DataSource;
  readonly outbox: Outbox;
}

/** Who delivers which order. */
export class RidersService {
  constructor(private readonly parts: RidersParts) {}

  /**
   * Riders first, then the others who may deliver, each by name; without those who lack a demanded second factor.
   * @throws {DomainError} `FORBIDDEN`
   */
  async all(viewer: Viewer | null): Promise<Rider[]> {
    requirePermission(viewer, 'ASSIGN_RIDERS');
    const staff = await selectStaff(this.parts.dataSource.manager);
    const all = staff.filter((person) => accountCan(person, 'DELIVER_ORDERS'));
    const isRider = (person: (typeof all)[number]) => staffRoleOf(person) === 'RIDER';
    return [...all.filter(isRider), ...all.filter((person) => !isRider(person))].map(({ id, name }) => ({
      id,
      name,
    }));
  }

  /**
   * Says who delivers an open order, or that nobody does.
   * @param expectedVersion the version that the viewer saw
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`; `CONFLICT` for another version, for an order that is not delivered or is
   * finished, and for somebody who may not deliver
   */
  async assign(
    viewer: Viewer | null,
    orderId: string,
    riderId: string | null,
    expectedVersion?: number,
  ): Promise<Order> {
    const actor = requirePermission(viewer, 'ASSIGN_RIDERS');
    return this.parts.outbox.transaction((tx) =>
      this.parts.changes.change(tx, orderId, { kind: 'rider', riderId, expectedVersion }, actor),
    );
  }

  /** Without a permission check: the rider of an order that the viewer may read. */
  async of({ riderId }: Pick<Order, 'riderId'>): Promise<Rider | null> {
    return riderId ? this.parts.accounts.userById(riderId) : null;
  }

  /** In the worker: takes the open orders from somebody who may not deliver any more, or lacks a demanded second factor. */
  async release(userId: string): Promise<void> {
    const { changes, dataSource, outbox } = this.parts;
    const staff = await selectStaff(dataSource.manager);
    if (staff.some((person) => person.id === userId && accountCan(person, 'DELIVER_ORDERS'))) return;
    for (const id of await selectOpenIds(dataSource.manager, userId))
      await outbox.transaction(async (tx) => {
        // It may have got another rider, or an end, since it was read.
        const order = await lockAssigned(tx, userId, id);
        if (order && isOpen(order.status))
          await changes.change(tx, id, { kind: 'rider', riderId: null }, null);
      });
  }
}
