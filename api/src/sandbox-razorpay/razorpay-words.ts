import { randomInt } from 'node:crypto';

export const paymentMethods = ['card', 'netbanking', 'upi', 'wallet'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
export type PaymentStatus = 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
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

/** Fourteen letters and digits, the form of an event id. */
export function randomBase62(): string {
  return Array.from({ length: idLength }, () => base62[randomInt(base62.length)]).join('');
}

export const newOrderId = () => `order_${randomBase62()}`;
export const newPaymentId = () => `pay_${randomBase62()}`;
export const newRefundId = () => `rfnd_${randomBase62()}`;
