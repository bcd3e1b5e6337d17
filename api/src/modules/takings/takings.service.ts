import { In, IsNull, type DataSource, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { badInput, DomainError } from '../../platform/errors.js';
import { newId } from '../../platform/ids.js';
import { toRupees } from '../../platform/money.js';
import type { OrderWay } from '../restaurant/order-ways.js';
import { Taking, type TakingMethod, type TakingPlace } from './taking.entity.js';
import { assumedOf, forStaffOf, placeOf, takenOf, type PayableOrder } from './takings.policy.js';
import { say } from './takings.sentences.js';

/** What the customer gave for a cash order. */
export interface ReceivedMoney {
  readonly method: TakingMethod;
  /** What is more than is due goes back as change; only cash may be more. */
  readonly amountPaise: number;
  /** By default where orders of this way are handed over. */
  readonly place?: TakingPlace | undefined;
}

/** The largest note in India: nobody gets more change. */
const maxChangePaise = 200_000;

interface ReceivedOrder extends PayableOrder {
  readonly id: string;
  readonly way: OrderWay;
}

/**
 * The money that staff receive for orders, in one part or several. A caller that changes it holds the lock of the order's row,
 * and sets the order's payment status from {@link isPaid}.
 */
export class TakingsService {
  constructor(private readonly dataSource: DataSource) {}

  /** The takings of each order, oldest first. */
  async ofOrders(orderIds: readonly string[]): Promise<Taking[][]> {
    const takings = await find(this.dataSource.manager, { orderId: In([...orderIds]) });
    return orderIds.map((id) => takings.filter(({ orderId }) => orderId === id));
  }

  async isPaid(tx: EntityManager, order: ReceivedOrder): Promise<boolean> {
    return takenOf(await find(tx, { orderId: order.id })) >= forStaffOf(order);
  }

  /** Paise that nobody has entered yet, whether they are due or were assumed on delivery. */
  async payableOf(tx: EntityManager, order: ReceivedOrder): Promise<number> {
    const takings = await find(tx, { orderId: order.id });
    return forStaffOf(order) - takenOf(takings) + assumedOf(takings);
  }

  /** Whether this very money counts, entered by this person. */
  isEntered(tx: EntityManager, orderId: string, received: ReceivedMoney, by: string): Promise<boolean> {
    const entered = { orderId, ...received, receivedBy: by, isAssumed: false, undoneAt: IsNull() };
    return tx.existsBy(Taking, entered);
  }

  /** Paise that staff have received. */
  async takenOf(tx: EntityManager, orderId: string): Promise<number> {
    return takenOf(await find(tx, { orderId }));
  }

  async isAnyReceived(tx: EntityManager, orderId: string): Promise<boolean> {
    return (await this.takenOf(tx, orderId)) > 0;
  }

  /**
   * Enters money that was received. If it is more than is due beside what was assumed on delivery, it replaces that; what is
   * left is assumed again.
   * @throws {DomainError} `CONFLICT` if everything was entered, `BAD_USER_INPUT` for more than that by card or UPI
   */
  async enter(
    tx: EntityManager,
    order: ReceivedOrder,
    received: ReceivedMoney,
    by: string | null,
  ): Promise<Taking> {
    const { method, amountPaise, place } = received;
    const takings = await find(tx, { orderId: order.id });
    const due = forStaffOf(order) - takenOf(takings);
    const assumed = assumedOf(takings);
    const payable = due + assumed;
    if (payable <= 0) throw new DomainError('CONFLICT', say.paidAlready);
    const most = payable + (method === 'CASH' ? maxChangePaise : 0);
    if (amountPaise > most) throw tooMuch(payable, method);
    const taken = Math.min(amountPaise, payable);
    const isReplacing = assumed > 0 && taken > due;
    if (isReplacing) await this.undoAssumed(tx, order.id, by);
    const money = { method, place, amountPaise: taken, changePaise: amountPaise - taken, receivedBy: by };
    const entered = await this.add(tx, order, money);
    if (isReplacing) await this.assume(tx, order, by);
    return entered;
  }

  /** What is due for an order that was delivered counts as received in cash, until staff enter something else. */
  async assume(tx: EntityManager, order: ReceivedOrder, by: string | null): Promise<void> {
    const amountPaise = forStaffOf(order) - takenOf(await find(tx, { orderId: order.id }));
    if (amountPaise > 0)
      await this.add(tx, order, { method: 'CASH', amountPaise, isAssumed: true, receivedBy: by });
  }

  /** After a payment online: what is left of what was assumed on delivery is assumed again. */
  async assumeRest(tx: EntityManager, order: ReceivedOrder, by: string | null): Promise<void> {
    if (assumedOf(await find(tx, { orderId: order.id })) === 0) return;
    await this.undoAssumed(tx, order.id, by);
    await this.assume(tx, order, by);
  }

  /** The order was not delivered after all, or nobody took it. */
  async undoAssumed(tx: EntityManager, orderId: string, by: string | null): Promise<void> {
    await undo(tx, { orderId, isAssumed: true }, by);
  }

  /**
   * The money went back to the customer.
   * @returns paise that did
   */
  async undoAll(tx: EntityManager, orderId: string, by: string | null): Promise<number> {
    const takenPaise = await this.takenOf(tx, orderId);
    await undo(tx, { orderId }, by);
    return takenPaise;
  }

  /**
   * The money went back to the customer, or was entered by mistake.
   * @returns what was undone
   * @throws {DomainError} `NOT_FOUND`, `CONFLICT` if it is undone already
   */
  async undo(
    tx: EntityManager,
    orderId: string,
    id: string,
    by: string | null,
  ): Promise<Pick<Taking, 'method' | 'amountPaise'>> {
    const taking = await tx.findOneBy(Taking, { id, orderId });
    if (!taking) throw new DomainError('NOT_FOUND', say.notFound);
    if (taking.undoneAt) throw new DomainError('CONFLICT', say.undoneAlready);
    await undo(tx, { id }, by);
    return taking;
  }

  /**
   * What staff had received too much went back to the customer: the newest takings first, of the last one in part.
   * @returns how it was received, undefined if in several ways
   * @throws {DomainError} `CONFLICT` if another amount is too much
   */
  async refundExcess(
    tx: EntityManager,
    order: ReceivedOrder,
    amountPaise: number,
    by: string | null,
  ): Promise<TakingMethod | undefined> {
    const takings = await find(tx, { orderId: order.id, undoneAt: IsNull() });
    if (amountPaise !== takenOf(takings) - forStaffOf(order))
      throw new DomainError('CONFLICT', say.otherExcess);
    const methods = new Set<TakingMethod>();
    let leftPaise = amountPaise;
    for (const taking of takings.toReversed()) {
      if (leftPaise === 0) break;
      const { id, method, place, receivedBy, receivedAt, isAssumed } = taking;
      const restPaise = Math.max(0, taking.amountPaise - leftPaise);
      await undo(tx, { id }, by);
      const rest = { method, place, receivedBy, receivedAt, isAssumed, amountPaise: restPaise };
      if (restPaise > 0) await this.add(tx, order, rest);
      leftPaise -= taking.amountPaise - restPaise;
      methods.add(method);
    }
    return methods.size === 1 ? [...methods][0] : undefined;
  }

  private async add(
    tx: EntityManager,
    { id: orderId, way }: ReceivedOrder,
    taking: Pick<Taking, 'amountPaise' | 'method' | 'receivedBy'> & Partial<Taking>,
  ): Promise<Taking> {
    const place = placeOf(taking, way);
    const added = tx.create(Taking, { ...taking, id: newId(), orderId, place });
    await tx.insert(Taking, added);
    return added;
  }
}

const find = (manager: EntityManager, where: FindOptionsWhere<Taking>): Promise<Taking[]> =>
  manager.find(Taking, { where, order: { receivedAt: 'ASC', id: 'ASC' } });

const undo = (tx: EntityManager, where: FindOptionsWhere<Taking>, by: string | null) =>
  tx.update(Taking, { ...where, undoneAt: IsNull() }, { undoneBy: by, undoneAt: () => 'now()' });

function tooMuch(duePaise: number, method: TakingMethod): DomainError {
  const due = toRupees(duePaise).toFixed(2);
  const message = method === 'CASH' ? say.checkAmount({ due }) : say.byCardAtMost({ due });
  return badInput('amount', message);
}
