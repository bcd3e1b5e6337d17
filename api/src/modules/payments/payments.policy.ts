import { DomainError } from '../../platform/errors.js';
import type { Viewer } from '../auth/viewer.js';
import type { Payment } from './payment.entity.js';

export function canReadPayment(viewer: Viewer, payment: Pick<Payment, 'userId'>): boolean {
  return viewer.role === 'admin' || payment.userId === viewer.id;
}

export const paymentNotFound = (): DomainError => new DomainError('NOT_FOUND', 'There is no such payment.');
