import { In, type DataSource, type EntityManager } from 'typeorm';
import { badInput, DomainError } from '../../platform/errors.js';
import { createOnce } from '../../platform/idempotency.js';
import type { Outbox } from '../../platform/outbox.js';
import { takePoint, type RateCounter } from '../../platform/rate-limits.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import { answerMessage } from '../contact/answer-message.js';
import { ContactMessage } from '../contact/contact-message.entity.js';
import { insertProblem } from '../contact/contact.queries.js';
import { contactMessageSent } from '../contact/contact.events.js';
import { problemOf, type OrderProblem } from '../contact/order-problem.js';
import type { OrderProblemInput } from './order-problems.input.js';
import { Order } from './order.entity.js';
import { orderNotFound } from './orders.policy.js';
import { say } from './orders.sentences.js';

/** Reports per customer. */
export const orderProblemLimit = { name: 'order-problem', points: 5, seconds: 600 };

/** After the order, or after its slot. */
const reportDays = 7;

const dayMs = 86_400_000;

/** What customers report about their orders, and what staff answer. */
export class OrderProblemsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly limit: RateCounter,
    private readonly now: () => Date,
  ) {}

  /**
   * Keeps what the customer reports about an order.
   * @throws {DomainError} `NOT_FOUND` for another customer's order, so that ids cannot be probed; `CONFLICT` while an
   * earlier problem is not answered, and after seven days; `TOO_MANY_REQUESTS`, `IDEMPOTENCY_CONFLICT`
   */
  async report(
    viewer: Viewer | null,
    orderId: string,
    input: OrderProblemInput,
    idempotencyKey?: string,
  ): Promise<Order> {
    const customer = requirePermission(viewer, 'ORDER');
    await takePoint(this.limit, customer.id, say.tooManyMessages);
    return this.outbox.transaction(async (tx) => {
      const order = await tx.findOneBy(Order, { id: orderId, userId: customer.id });
      if (!order) throw orderNotFound();
      const scope = `reportOrderProblem:${customer.id}`;
      const attempt = { scope, key: idempotencyKey, request: { orderId, ...input } };
      await createOnce(tx, attempt, (id) => this.addReport(tx, customer, order, input, id));
      return order;
    });
  }

  private async addReport(
    tx: EntityManager,
    customer: Viewer,
    order: Order,
    input: OrderProblemInput,
    id: string,
  ): Promise<void> {
    const since = order.slotAt ?? order.createdAt;
    if (this.now().getTime() > since.getTime() + reportDays * dayMs) {
      throw new DomainError('CONFLICT', say.reportTooLate);
    }
    const isOnly = await insertProblem(tx, {
      id,
      name: customer.name,
      email: customer.email,
      message: input.text,
      orderId: order.id,
      customerId: order.customerId,
      reason: input.reason,
      dishes: dishesOf(order, input.lines),
    });
    if (!isOnly) {
      throw new DomainError('CONFLICT', say.reportedAlready);
    }
    await this.outbox.append(tx, contactMessageSent, { messageId: id });
  }

  /**
   * Marks the open problem of an order as solved. The same answer again changes nothing.
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`; `CONFLICT` if somebody else has answered it otherwise
   */
  async answer(viewer: Viewer | null, orderId: string, reply: string | null): Promise<Order> {
    const actor = requirePermission(viewer, 'ANSWER_MESSAGES');
    return this.outbox.transaction(async (tx) => {
      const order = await tx.findOneBy(Order, { id: orderId });
      const [problem] = order ? await selectProblems(tx, [orderId]) : [];
      if (!order || !problem) throw new DomainError('NOT_FOUND', say.noSuchProblem);
      await answerMessage(tx, this.outbox, problem, { actor, reply, at: this.now() });
      return order;
    });
  }

  /** The latest problem of each order. */
  async ofOrders(orderIds: readonly string[]): Promise<(OrderProblem | null)[]> {
    const problems = await selectProblems(this.dataSource.manager, orderIds);
    return orderIds.map((id) => problems.find(({ orderId }) => orderId === id) ?? null);
  }
}

/** Latest first. */
async function selectProblems(manager: EntityManager, orderIds: readonly string[]): Promise<OrderProblem[]> {
  const messages = await manager.find(ContactMessage, {
    where: { orderId: In([...orderIds]) },
    order: { createdAt: 'DESC', id: 'DESC' },
  });
  return messages.flatMap((message) => problemOf(message) ?? []);
}

function dishesOf({ bill }: Order, lines: readonly number[]): string[] {
  return lines.map((line) => {
    const item = bill.lines[line];
    if (!item) {
      throw badInput('lines', say.chooseLines);
    }
    return `${item.quantity} × ${item.name}`;
  });
}
