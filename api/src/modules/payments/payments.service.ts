import { IsNull, type DataSource, type EntityManager } from 'typeorm';
import { databaseNow } from '../../platform/clock.js';
import { DomainError } from '../../platform/errors.js';
import { claimIdempotencyKey, idempotencyConflict } from '../../platform/idempotency.js';
import { newId } from '../../platform/ids.js';
import { toRupees } from '../../platform/money.js';
import { networkOf } from '../../platform/network.js';
import type { Outbox } from '../../platform/outbox.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import { networkKey, type PaymentLimits } from './payment-limits.js';
import { paymentModes } from './payment-mode.js';
import { firstCheck } from './payment-times.js';
import { Payment, type Intent, type Purpose } from './payment.entity.js';
import { paymentCallbackReceived } from './payments.events.js';
import type { PaymentProof } from './payments.input.js';
import { isPayable, notPayable, verificationFailed } from './payments.policy.js';
import { insertPayment, lockUsablePayment, type NewPayment, type UsablePayment } from './payments.queries.js';
import { RazorpayError, type RazorpayGateway } from './razorpay.js';

/** What a customer wants to pay for. */
interface Purchase {
  readonly purpose: Purpose;
  /** What the customer sent; the same key with another request is refused. */
  readonly request: unknown;
  /**
   * What it costs, and what to buy once it is paid (JSON). It refuses what cannot be had, and is asked anew with each
   * try until it is paid: money is taken only for what is there.
   */
  readonly prepare: (tx: EntityManager) => Promise<{ readonly amountPaise: number; readonly intent: Intent }>;
  /** Idempotency key of the purchase. */
  readonly key: string | undefined;
  /** The address that the request came from. */
  readonly from: string;
}

/** The provider's window in the browser. */
export interface CheckoutWindow {
  readonly scriptUrl: string;
  /** Whether its money is play money. */
  readonly isTest: boolean;
}

export const currency = 'INR' as const;

/** Payment orders: begun, proved and looked at. What follows from a report of the provider is {@link Settlement}'s. */
export class PaymentsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    /** Undefined where online payment is switched off. */
    private readonly gateway: RazorpayGateway | undefined,
    private readonly window: CheckoutWindow,
    private readonly limits: PaymentLimits,
  ) {}

  /** How customers can pay here. */
  settings() {
    return {
      modes: paymentModes.filter((mode) => mode === 'COD' || this.gateway),
      testMode: this.gateway !== undefined && this.window.isTest,
    };
  }

  /** All that a browser needs to open the provider's window. */
  checkout(payment: Payment, description: string) {
    return {
      payment,
      keyId: this.requireGateway().keyId,
      amountInPaise: payment.amountPaise,
      currency,
      scriptUrl: this.window.scriptUrl,
      description,
    };
  }

  /**
   * Keeps what a customer is about to pay for and makes the provider's order. The same key gives the same payment, as long
   * as the price is the same.
   * @throws {DomainError} `IDEMPOTENCY_CONFLICT`, `TOTAL_MISMATCH` if the price has changed since, `BAD_USER_INPUT` if the
   * amount cannot be paid online or the provider refuses it, `TOO_MANY_REQUESTS`, `UNAVAILABLE` if the provider cannot be
   * reached, and whatever the purchase throws
   */
  async begin(customer: Viewer, purchase: Purchase): Promise<Payment> {
    this.requireGateway();
    const id = newId();
    const paymentId = await this.dataSource.transaction(async (tx) => {
      if (purchase.key) {
        const earlier = await claimIdempotencyKey(tx, {
          scope: `pay-${purchase.purpose}:${customer.id}`,
          key: purchase.key,
          request: purchase.request,
          resultId: id,
        });
        if (earlier) {
          await this.renew(tx, purchase, earlier);
          return earlier;
        }
      }
      const { amountPaise, intent } = await purchase.prepare(tx);
      if (!isPayable(amountPaise)) {
        const fields = [{ field: 'paymentMode', message: notPayable }];
        throw new DomainError('BAD_USER_INPUT', notPayable, { fields });
      }
      const network = networkKey(purchase.from);
      await this.limits.requireFewOpen(tx, customer.id, network);
      await insertWithReceipt(tx, {
        id,
        userId: customer.id,
        network,
        receiptScope: customer.id,
        amountPaise,
        purpose: purchase.purpose,
        intent,
        intentKey: purchase.key ?? null,
        nextCheckAt: firstCheck(await databaseNow(tx)),
      });
      return id;
    });
    return this.withProviderOrder(paymentId, { isRetry: paymentId !== id });
  }

  /**
   * A payment order with no purpose yet: what the customer orders with it later decides. The same receipt of the same
   * caller gives the same payment, and so does the same key. The scope of a key is the user or, for a visitor, the network:
   * a stranger elsewhere can neither use nor block it. One who shares the network and guesses key, receipt and amount gets
   * the id of a payment order that still belongs to the one who proves its payment.
   * @throws {DomainError} `IDEMPOTENCY_CONFLICT` if receipt or key stands for another request, `TOO_MANY_REQUESTS`,
   * `UNAVAILABLE`; `BAD_USER_INPUT` if the provider refuses it
   */
  async createOrder(
    viewer: Viewer | null,
    request: { readonly amount: number; readonly receipt: string },
    address: string,
    idempotencyKey?: string,
  ): Promise<Payment> {
    this.requireGateway();
    await this.limits.countOrder(address);
    const id = newId();
    const { amount, receipt } = request;
    const receiptScope = viewer?.id ?? 'anonymous';
    const payment = await this.dataSource.transaction(async (tx) => {
      const nextCheckAt = firstCheck(await databaseNow(tx));
      const network = networkKey(address);
      const userId = viewer?.id ?? null;
      const created = { id, receipt, receiptScope, userId, network, amountPaise: amount, nextCheckAt };
      const isKnown = () => tx.existsBy(Payment, { receiptScope, receipt });
      if (!(await isKnown())) {
        await this.limits.requireFewOpen(tx, userId, network);
        await insertPayment(tx, { ...created, providerReceipt: receipt });
        // Not made, and not there from an earlier try: another browser has come up with the same receipt.
        if (!(await isKnown()))
          await insertPayment(tx, { ...created, providerReceipt: `${receipt.slice(0, 15)}_${id}` });
      }
      const kept = await tx.findOneByOrFail(Payment, { receiptScope, receipt });
      if (kept.amountPaise !== amount) throw idempotencyConflict();
      if (idempotencyKey) {
        const scope = `createPaymentOrder:${viewer?.id ?? networkOf(address)}`;
        // The receipt is part of the request, so a key that was used before stands for this very payment.
        await claimIdempotencyKey(tx, { scope, key: idempotencyKey, request, resultId: kept.id });
      }
      return kept;
    });
    return this.withProviderOrder(payment.id, { isRetry: payment.id !== id });
  }

  /**
   * Takes what the checkout window handed back. Genuine proof claims the payment for the caller; the worker asks the
   * provider for the rest.
   * @throws {DomainError} `PAYMENT_NOT_VERIFIED` if it is not genuine or somebody else's
   */
  async verify(viewer: Viewer | null, proof: PaymentProof): Promise<Payment> {
    const customer = requirePermission(viewer, 'ORDER');
    return this.takeProof(proof, async (tx, payment) => {
      if (payment.userId === null) await tx.update(Payment, { id: payment.id }, { userId: customer.id });
      else if (payment.userId !== customer.id) throw notVerified();
    });
  }

  /**
   * As {@link verify}, for browsers that show no window inside a page: there the provider's own page sends the proof,
   * without a token. It can only speed up what its owner has begun.
   */
  async verifyRedirect(proof: PaymentProof): Promise<Payment> {
    return this.takeProof(proof, (_tx, payment) => {
      if (payment.userId === null) throw notVerified();
    });
  }

  private async takeProof(
    proof: PaymentProof,
    checkOwner: (tx: EntityManager, payment: Payment) => Promise<void> | void,
  ): Promise<Payment> {
    const gateway = this.requireGateway();
    return this.outbox.transaction(async (tx) => {
      const { razorpayOrderId, razorpayPaymentId, razorpaySignature, amountPaise, receipt } = proof;
      const payment = await tx.findOne(Payment, {
        where: { razorpayOrderId },
        lock: { mode: 'pessimistic_write' },
      });
      const isGenuine =
        payment?.razorpayOrderId &&
        gateway.isCallbackGenuine(payment.razorpayOrderId, razorpayPaymentId, razorpaySignature) &&
        (amountPaise === undefined || amountPaise === payment.amountPaise) &&
        (receipt === undefined || receipt === payment.receipt);
      if (!payment || !isGenuine) throw notVerified();
      await checkOwner(tx, payment);
      await tx.update(Payment, { id: payment.id, provedAt: IsNull() }, { provedAt: () => 'now()' });
      await this.outbox.append(tx, paymentCallbackReceived, { paymentId: payment.id, razorpayPaymentId });
      return payment;
    });
  }

  /**
   * Inside the transaction that places an order or booking: a payment of the customer's that may pay for it, held. A
   * webhook that is worked on just now is waited for, and so is another order, which may take the payment away.
   * @throws {DomainError} `PAYMENT_REQUIRED`
   */
  async takeForUse(tx: EntityManager, wanted: UsablePayment): Promise<Payment> {
    // More than the column holds could not even be asked for.
    if (!isPayable(wanted.amountPaise)) throw new DomainError('PAYMENT_REQUIRED', notPayable);
    const payment = await lockUsablePayment(tx, wanted);
    if (!payment) {
      throw new DomainError(
        'PAYMENT_REQUIRED',
        'There is no verified payment of this amount. Please pay first.',
      );
    }
    return payment;
  }

  /**
   * Lets an unpaid payment be paid for another hour if the purchase still costs the same. A paid one stays as it is:
   * what is gone from the menu may have been bought with it.
   * @throws {DomainError} `TOTAL_MISMATCH` and whatever the purchase throws
   */
  private async renew(tx: EntityManager, { prepare }: Purchase, paymentId: string): Promise<void> {
    const payment = await tx.findOneOrFail(Payment, {
      where: { id: paymentId },
      lock: { mode: 'pessimistic_write' },
    });
    if (payment.paidWith) return;
    const { amountPaise, intent } = await prepare(tx);
    if (amountPaise !== payment.amountPaise) throw priceChanged(amountPaise);
    await tx.update(Payment, { id: paymentId }, { intent, begunAt: () => 'now()' });
  }

  /** Outside any transaction: the provider may take its time. */
  private async withProviderOrder(id: string, { isRetry }: { isRetry: boolean }): Promise<Payment> {
    const { manager } = this.dataSource;
    const payment = await manager.findOneByOrFail(Payment, { id });
    if (payment.razorpayOrderId) return payment;
    const { providerReceipt, amountPaise } = payment;
    const order = { receipt: providerReceipt, amountPaise, isRetry };
    const razorpayOrderId = await this.requireGateway().createOrder(order).catch(rethrowForCustomer);
    await manager.update(Payment, { id, razorpayOrderId: IsNull() }, { razorpayOrderId });
    return manager.findOneByOrFail(Payment, { id });
  }

  private requireGateway(): RazorpayGateway {
    if (!this.gateway) {
      throw new DomainError(
        'PAYMENTS_OFF',
        'This shop does not take online payments. Please choose to pay in cash.',
      );
    }
    return this.gateway;
  }
}

/** The same key can never lead to another amount. */
function priceChanged(amountPaise: number): DomainError {
  const total = toRupees(amountPaise);
  return new DomainError(
    'TOTAL_MISMATCH',
    `The price has changed: it is now ₹${total.toFixed(2)}. Please look at it and start the payment again.`,
    { total },
  );
}

function notVerified(): DomainError {
  return new DomainError('PAYMENT_NOT_VERIFIED', verificationFailed);
}

function rethrowForCustomer(error: unknown): never {
  if (!(error instanceof RazorpayError)) throw error;
  const code = error.kind === 'refused' ? 'BAD_USER_INPUT' : 'UNAVAILABLE';
  throw new DomainError(code, `Failed to initiate payment. ${error.description}`);
}

/** With a receipt of its own: `receipt_` and a timestamp in milliseconds, the next one if that is taken. */
async function insertWithReceipt(
  tx: EntityManager,
  payment: Omit<NewPayment, 'receipt' | 'providerReceipt'>,
): Promise<void> {
  for (let time = Date.now(); ; time += 1) {
    const receipt = `receipt_${time}`;
    if (await insertPayment(tx, { ...payment, receipt, providerReceipt: receipt })) return;
  }
}
