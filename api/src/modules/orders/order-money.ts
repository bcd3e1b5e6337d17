import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { can, isStaff } from '../auth/permissions.js';
import type { Viewer } from '../auth/viewer.js';
import { isPayableToStaff } from '../takings/takings.policy.js';
import type { TakingsService } from '../takings/takings.service.js';
import type { Order } from './order.entity.js';
import { say } from './orders.sentences.js';

interface Needed {
  readonly takings: TakingsService;
  /** Null: the shop itself. */
  readonly actor: Viewer | null;
}

/** Money of an order that staff cancel or take up again is a matter of those who refund. */
export async function mayMoveMoney(
  tx: EntityManager,
  { id, paymentMode }: Order,
  { actor, takings }: Needed,
): Promise<boolean> {
  if (!actor || !isStaff(actor) || can(actor, 'REFUND_PAYMENTS')) return true;
  return paymentMode !== 'ONLINE' && !(await takings.isAnyReceived(tx, id));
}

export async function requireMayMoveMoney(tx: EntityManager, order: Order, needed: Needed): Promise<void> {
  if (!(await mayMoveMoney(tx, order, needed))) throw new DomainError('FORBIDDEN', say.paidNeedsManager);
}

type DeliveredState = Pick<Order, 'paymentMode' | 'onlinePaise' | 'status' | 'isNotTaken'>;

/** What is due counts as received in cash when an order is delivered, unless nobody took it. */
const isPaidOnDelivery = ({ status, isNotTaken, ...order }: DeliveredState): boolean =>
  isPayableToStaff(order) && status === 'Delivered' && !isNotTaken;

/** Also mends what a process of an earlier version changed, which knows no takings. */
export async function followDelivery(
  tx: EntityManager,
  before: Order,
  changed: Partial<DeliveredState>,
  { actor, takings }: Needed,
): Promise<{ columns: Partial<Order> } | undefined> {
  const by = actor?.id ?? null;
  if (!isPayableToStaff(before)) return undefined;
  const { paymentMode, onlinePaise, status, isNotTaken } = before;
  const isPaid = isPaidOnDelivery({ paymentMode, onlinePaise, status, isNotTaken, ...changed });
  if (!isPaid) await takings.undoAssumed(tx, before.id, by);
  else if (!isPaidOnDelivery(before)) await takings.assume(tx, before, by);
  return { columns: await paidColumns(tx, before, takings) };
}

/** Of an order in cash, and of one that was paid online and was changed. */
export const paidColumns = async (tx: EntityManager, order: Order, takings: TakingsService) =>
  ({ paymentStatus: (await takings.isPaid(tx, order)) ? 'Paid' : 'Pending' }) as const;
