import { IsNull, type DataSource, type EntityManager } from 'typeorm';
import { databaseNow } from '../../platform/clock.js';
import { badInput, DomainError } from '../../platform/errors.js';
import { claimIdempotencyKey, createOnce, idempotencyConflict } from '../../platform/idempotency.js';
import { newId } from '../../platform/ids.js';
import { toRupees } from '../../platform/money.js';
import { networkOf } from '../../platform/network.js';
import type { Outbox } from '../../platform/outbox.js';
import { customerIdOf, requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import { networkKey, type PaymentLimits } from './payment-limits.js';
import { paymentModes } from './payment-mode.js';
import { firstCheck } from './payment-times.js';
import { Payment } from './payment.entity.js';
import { paymentCallbackReceived } from './payments.events.js';
import type { PaymentProof } from './payments.input.js';
import { isPayable, notPayable, verificationFailed } from './payments.policy.js';
import {
  insertPayment,
  lockUsablePayment,
  selectOpenPayment,
  type NewPayment,
  type UsablePayment,
} from './payments.queries.js';
import type { Purchase } from './purchase.js';
import type { RazorpayAccounts } from './razorpay-accounts.js';
import { RazorpayError, type RazorpayGateway } from './razorpay.js';
import { say } from './payments.sentences.js';
import { keepLanguage } from '../auth/keep-language.js';

/** Addresses of the scripts of the checkout window in the browser. */
export interface CheckoutScripts {
  readonly razorpay: string;
  /** Undefined without a sandbox. */
  readonly sandbox: string | undefined;
}

export const currency = 'INR' as const;

/** Begins and verifies payment orders. `SettlementService` applies the provider's reports. */
export class PaymentsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly provider: RazorpayAccounts,
    private readonly scripts: CheckoutScripts,
    private readonly limits: PaymentLimits,
  ) {}

  /** Available payment modes. */
  async settings() {
    const { current, isSandbox } = await this.provider.latest();
    return { modes: paymentModes.filter((mode) => mode === 'COD' || current), testMode: isSandbox };
  }

  /** Parameters with which a browser opens the provider's checkout window. */
  async checkout(payment: Payment, description: string) {
    const { of, isSandbox } = await this.provider.latest();
    const { keyId } = of(payment) ?? (await this.requireGateway());
    return {
      payment,
      keyId,
      amountInPaise: payment.amountPaise,
      currency,
      scriptUrl: (isSandbox && this.scripts.sandbox) || this.scripts.razorpay,
      description,
    };
  }

  /**
   * Stores a purchase and creates the provider's order. The same key returns the same payment while the price is
   * unchanged.
   * @throws {DomainError} `IDEMPOTENCY_CONFLICT`, `TOTAL_MISMATCH` if the price has changed since, `BAD_USER_INPUT` if the
   * amount cannot be paid online or the provider refuses it, `TOO_MANY_REQUESTS`, `PAYMENTS_OFF`, `UNAVAILABLE` if the
   * provider cannot be reached, and any error of `prepare`
   */
  async begin(customer: Viewer, purchase: Purchase): Promise<Payment> {
    await this.requireGateway();
    const { key, purpose, request } = purchase;
    const attempt = { scope: `pay-${purpose}:${customer.id}`, key, request };
    const id = newId();
    const create = async (tx: EntityManager) => {
      const { amountPaise, intent } = await purchase.prepare(tx, id);
      if (!isPayable(amountPaise)) {
        throw badInput('paymentMode', notPayable);
      }
      const network = networkKey(purchase.from);
      await this.limits.requireFewOpen(tx, { id, userId: customer.id, network });
      await keepLanguage(tx, customer);
      await insertWithReceipt(tx, {
        id,
        userId: customer.id,
        network,
        receiptScope: customer.id,
        amountPaise,
        purpose,
        intent,
        intentKey: key ?? null,
        nextCheckAt: firstCheck(await databaseNow(tx)),
      });
    };
    const paymentId = await this.dataSource.transaction(async (tx) => {
      const priced = await purchase.lockPriced?.(tx);
      const open = priced && (await selectOpenPayment(tx, { userId: customer.id, purpose, ...priced }));
      const createUnlessOpen = async () => (open === undefined ? create(tx) : undefined);
      const created = await createOnce(tx, attempt, createUnlessOpen, open ?? id);
      if (created !== id) await this.renew(tx, purchase, created);
      return created;
    });
    return this.withProviderOrder(paymentId, { isRetry: paymentId !== id });
  }

  /**
   * Creates a payment order without a purpose; a later order or booking may use it. The same receipt or key of the same
   * caller returns the same payment. Keys are scoped to the user or, for visitors, to the network, so that other
   * networks can neither use nor block them. A visitor of the same network who guesses key, receipt and amount only
   * gets the id of a payment order; the payment belongs to the customer who proves it.
   * @throws {DomainError} `IDEMPOTENCY_CONFLICT` if receipt or key belongs to another request, `TOO_MANY_REQUESTS`,
   * `PAYMENTS_OFF`, `UNAVAILABLE`; `BAD_USER_INPUT` if the provider refuses it
   */
  async createOrder(
    viewer: Viewer | null,
    request: { readonly amount: number; readonly receipt: string },
    address: string,
    idempotencyKey?: string,
  ): Promise<Payment> {
    await this.requireGateway();
    await this.limits.countOrder(address);
    const id = newId();
    const { amount, receipt } = request;
    const userId = customerIdOf(viewer);
    const receiptScope = userId ?? 'anonymous';
    const payment = await this.dataSource.transaction(async (tx) => {
      const nextCheckAt = firstCheck(await databaseNow(tx));
      const network = networkKey(address);
      const created = { id, receipt, receiptScope, userId, network, amountPaise: amount, nextCheckAt };
      const isKnown = () => tx.existsBy(Payment, { receiptScope, receipt });
      if (!(await isKnown())) {
        await this.limits.requireFewOpen(tx, { id, userId, network });
        await insertPayment(tx, { ...created, providerReceipt: receipt });
        // Neither inserted nor found in this scope, so another scope has used the same receipt at the provider.
        if (!(await isKnown()))
          await insertPayment(tx, { ...created, providerReceipt: `${receipt.slice(0, 15)}_${id}` });
      }
      const kept = await tx.findOneByOrFail(Payment, { receiptScope, receipt });
      if (kept.amountPaise !== amount) throw idempotencyConflict();
      if (idempotencyKey) {
        const scope = `createPaymentOrder:${userId ?? networkOf(address)}`;
        // The receipt is part of the request, so a key already claimed for it belongs to this payment.
        await claimIdempotencyKey(tx, { scope, key: idempotencyKey, request, resultId: kept.id });
      }
      return kept;
    });
    return this.withProviderOrder(payment.id, { isRetry: payment.id !== id });
  }

  /**
   * Verifies the proof returned by the checkout window. Genuine proof assigns an unclaimed payment to the caller; the
   * worker then checks the payment at the provider.
   * @throws {DomainError} `PAYMENT_NOT_VERIFIED` if the proof is not genuine or the payment is another customer's
   */
  async verify(viewer: Viewer | null, proof: PaymentProof): Promise<Payment> {
    const customer = requirePermission(viewer, 'ORDER');
    return this.takeProof(proof, async (tx, payment) => {
      if (payment.userId === null) await tx.update(Payment, { id: payment.id }, { userId: customer.id });
      else if (payment.userId !== customer.id) throw notVerified();
    });
  }

  /**
   * {@link verify} for browsers without an embedded checkout window, where the provider's page posts the proof without
   * a token. It only triggers the check of a payment that already has an owner.
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
    const { of } = await this.provider.latest();
    return this.outbox.transaction(async (tx) => {
      const { razorpayOrderId, razorpayPaymentId, razorpaySignature, amountPaise, receipt } = proof;
      const payment = await tx.findOne(Payment, {
        where: { razorpayOrderId },
        lock: { mode: 'pessimistic_write' },
      });
      const gateway = payment && of(payment);
      const isGenuine =
        payment?.razorpayOrderId &&
        gateway?.isCallbackGenuine(payment.razorpayOrderId, razorpayPaymentId, razorpaySignature) &&
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
   * Locks a payment of the customer that may pay for an order or booking, in the transaction that places it. Waits for
   * concurrent webhooks and orders on that payment; another order may use it up.
   * @throws {DomainError} `PAYMENT_REQUIRED`
   */
  async takeForUse(tx: EntityManager, requested: UsablePayment): Promise<Payment> {
    // The query would fail for an amount above the range of the integer column.
    if (!isPayable(requested.amountPaise)) throw new DomainError('PAYMENT_REQUIRED', notPayable);
    const payment = await lockUsablePayment(tx, requested);
    if (!payment || this.provider.lastKnown.isPlayMoney(payment)) {
      throw new DomainError('PAYMENT_REQUIRED', say.payFirst);
    }
    return payment;
  }

  /**
   * Extends an unpaid payment by an hour if the price is unchanged. Leaves a paid one as it is, even if its dishes are
   * no longer on the menu.
   * @throws {DomainError} `TOTAL_MISMATCH`, `TOO_MANY_REQUESTS`, and any error of `prepare`
   */
  private async renew(tx: EntityManager, { prepare, from }: Purchase, paymentId: string): Promise<void> {
    const payment = await tx.findOneOrFail(Payment, {
      where: { id: paymentId },
      lock: { mode: 'pessimistic_write' },
    });
    if (payment.paidWith) return;
    const { amountPaise, intent } = await prepare(tx, paymentId);
    if (amountPaise !== payment.amountPaise) throw priceChanged(amountPaise);
    const network = payment.network ?? networkKey(from);
    await this.limits.requireFewOpen(tx, { id: paymentId, userId: payment.userId, network });
    await tx.update(Payment, { id: paymentId }, { intent, begunAt: () => 'now()' });
  }

  /** Must run outside a transaction, as the provider may respond slowly. */
  private async withProviderOrder(id: string, { isRetry }: { isRetry: boolean }): Promise<Payment> {
    const { manager } = this.dataSource;
    const payment = await manager.findOneByOrFail(Payment, { id });
    const { razorpayOrderId: earlierId, paidWith } = payment;
    // An order for play money cannot be paid any more once the shop takes real money.
    if (earlierId && (paidWith || !(await this.provider.latest()).isPlayMoney(payment))) return payment;
    const { providerReceipt, amountPaise } = payment;
    const order = { receipt: providerReceipt, amountPaise, isRetry };
    const gateway = await this.requireGateway();
    const razorpayOrderId = await gateway.createOrder(order).catch(rethrowForCustomer);
    await manager.update(
      Payment,
      { id, razorpayOrderId: earlierId ?? IsNull() },
      { razorpayOrderId, account: gateway.keyId },
    );
    return manager.findOneByOrFail(Payment, { id });
  }

  private async requireGateway(): Promise<RazorpayGateway> {
    const { current: gateway } = await this.provider.latest();
    if (!gateway) {
      throw new DomainError('PAYMENTS_OFF', say.off);
    }
    return gateway;
  }
}

/** For a repeated key, whose payment keeps its amount. */
function priceChanged(amountPaise: number): DomainError {
  const total = toRupees(amountPaise);
  return new DomainError('TOTAL_MISMATCH', say.priceChanged({ total: `₹${total.toFixed(2)}` }), { total });
}

function notVerified(): DomainError {
  return new DomainError('PAYMENT_NOT_VERIFIED', verificationFailed);
}

function rethrowForCustomer(error: unknown): never {
  if (!(error instanceof RazorpayError)) throw error;
  const code = error.kind === 'refused' ? 'BAD_USER_INPUT' : 'UNAVAILABLE';
  throw new DomainError(code, say.notInitiated({ why: error.description }));
}

/** Inserts a payment with a unique receipt: `receipt_` and a timestamp in milliseconds, incremented while taken. */
async function insertWithReceipt(
  tx: EntityManager,
  payment: Omit<NewPayment, 'receipt' | 'providerReceipt'>,
): Promise<void> {
  for (let time = Date.now(); ; time += 1) {
    const receipt = `receipt_${time}`;
    if (await insertPayment(tx, { ...payment, receipt, providerReceipt: receipt })) return;
  }
}
