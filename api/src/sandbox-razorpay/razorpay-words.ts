import { randomInt } from 'node:crypto';

export const paymentMethods = ['card', 'netbanking', 'upi', 'wallet'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
export type SandboxPaymentStatus = 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
export type Notes = Readonly<Record<string, string | number>>;

/** Why a payment failed: the part of an error that a payment stores. */
export interface PaymentFailure {
  readonly code: string;
  readonly description: string;
  readonly source: string;
  readonly step: string;
  readonly reason: string;
}

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
export const idLength = 14;

const newSandboxId = (kind: string) =>
  `${kind}_${Array.from({ length: idLength }, () => base62[randomInt(base62.length)]).join('')}`;

export const newOrderId = () => newSandboxId('order');
export const newPaymentId = () => newSandboxId('pay');
export const newRefundId = () => newSandboxId('rfnd');
