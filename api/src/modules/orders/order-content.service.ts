import type { DataSource, EntityManager } from 'typeorm';
import { createOnce } from '../../platform/idempotency.js';
import type { Outbox } from '../../platform/outbox.js';
import { callerIdOf, requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { ApprovalsService } from '../devices/approvals.service.js';
import type { PaymentListsService } from '../payments/payment-lists.service.js';
import type { RefundsService } from '../payments/refunds.service.js';
import type { ChangeQuote } from '../quote/quote-change.js';
import type { QuotesService } from '../quote/quotes.service.js';
import { takenOf } from '../takings/takings.policy.js';
import type { TakingsService } from '../takings/takings.service.js';
import { requireBillAsInvoiced } from './bill-changes.js';
import { requireFitting, requireOpenContent } from './content-changes.js';
import { moneyAfter, type MoneyAfter } from './money-after.js';
import { isOfPlace, type OrderContentChange } from './order-content.input.js';
import type { OrderChanges } from './order-changes.js';
import { Order } from './order.entity.js';
import { orderNotFound } from './orders.policy.js';

/** What a change would make of an order, and of its money. */
export interface OrderChangeQuote
  extends
    Pick<ChangeQuote, 'bill' | 'changes' | 'problems'>,
    Pick<MoneyAfter, 'duePaise' | 'refundPaise' | 'takingsRefundPaise'> {
  readonly order: Order;
}

interface ChangeOptions {
  readonly expectedVersion: number;
  readonly totalPaise: number;
  readonly approval?: string | undefined;
  /** Idempotency key. */
  readonly key?: string | undefined;
}

interface Parts {
  readonly approvals: ApprovalsService;
  readonly changes: OrderChanges;
  readonly dataSource: DataSource;
  readonly outbox: Outbox;
  readonly paymentLists: PaymentListsService;
  readonly quotes: QuotesService;
  readonly refunds: RefundsService;
  readonly takings: TakingsService;
}

/** Changes of what was ordered, its address and its time. */
export class OrderContentService {
  constructor(private readonly parts: Parts) {}

  /**
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` for an order that cannot be changed any more, `BAD_USER_INPUT`
   * if the order would have no dish
   */
  async quote(viewer: Viewer | null, id: string, content: OrderContentChange): Promise<OrderChangeQuote> {
    requireMayChange(viewer, content);
    const order = await this.parts.dataSource.manager.findOneBy(Order, { id });
    if (!order) throw orderNotFound();
    requireOpenContent(order);
    requireFitting(order, content);
    const { bill, changes, problems } = await this.parts.quotes.quoteChange(order, content);
    await requireBillAsInvoiced(this.parts.dataSource.manager, order, bill);
    const { duePaise, refundPaise, takingsRefundPaise } = await this.moneyAfter(order, bill.totalPaise);
    return { order, bill, changes, problems, duePaise, refundPaise, takingsRefundPaise };
  }

  /**
   * Refunds what is too much, and notifies the customer.
   * @throws {DomainError} `FORBIDDEN`, also if money would go back that the viewer may not send; `NOT_FOUND`; `CONFLICT` for
   * another version, another approved amount, and an order that cannot be changed any more; `BAD_USER_INPUT`;
   * `TOTAL_MISMATCH`; `IDEMPOTENCY_CONFLICT`
   */
  async change(
    viewer: Viewer | null,
    id: string,
    content: OrderContentChange,
    { approval, key, ...seen }: ChangeOptions,
  ): Promise<Order> {
    const caller = requireMayChange(viewer, content);
    const { approvals, changes, outbox } = this.parts;
    const attempt = { scope: `changeOrder:${callerIdOf(caller)}`, key, request: { id, content, ...seen } };
    const change = async (tx: EntityManager) => {
      const act = { act: 'CHANGE_ORDER', recordId: id, approval } as const;
      const actor = approval ? await approvals.permit(tx, caller, 'REFUND_PAYMENTS', act) : caller;
      await changes.change(tx, id, { kind: 'changed', content, ...seen }, actor);
    };
    return outbox.transaction(async (tx) => {
      await createOnce(tx, attempt, () => change(tx), id);
      return tx.findOneByOrFail(Order, { id });
    });
  }

  /**
   * Notes that the kitchen has read what changed. Idempotent.
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` for another version
   */
  async confirm(viewer: Viewer | null, id: string, expectedVersion: number): Promise<Order> {
    const actor = requirePermission(viewer, 'UPDATE_ORDER_STATUS');
    const { changes, outbox } = this.parts;
    return outbox.transaction((tx) =>
      changes.change(tx, id, { kind: 'change-seen', expectedVersion }, actor),
    );
  }

  private async moneyAfter(order: Order, totalPaise: number): Promise<MoneyAfter> {
    const { paymentLists, refunds, takings } = this.parts;
    const [payments = []] = order.paymentMode === 'ONLINE' ? await paymentLists.allOfOrders([order.id]) : [];
    const left = await refunds.refundableOf(payments.map(({ id }) => id));
    const [taken = []] = await takings.ofOrders([order.id]);
    return moneyAfter(order, totalPaise, {
      takenPaise: takenOf(taken),
      parts: payments.map(({ id, dueOrderId }, index) => ({
        id,
        isOfDue: dueOrderId !== null,
        leftPaise: left[index] ?? 0,
      })),
    });
  }
}

/** Who may not see where an order goes cannot send it elsewhere. */
function requireMayChange(viewer: Viewer | null, content: OrderContentChange): Viewer {
  if (isOfPlace(content)) requirePermission(viewer, 'VIEW_CONTACTS');
  return requirePermission(viewer, 'CHANGE_ORDERS');
}
