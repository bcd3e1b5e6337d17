import { DomainError } from '../../platform/errors.js';
import { can } from '../auth/permissions.js';
import type { Viewer } from '../auth/viewer.js';
import type { Order } from './order.entity.js';

export function canReadOrder(viewer: Viewer, order: Pick<Order, 'userId'>): boolean {
  return can(viewer, 'VIEW_ORDERS') || order.userId === viewer.id;
}

export function orderNotFound(): DomainError {
  return new DomainError('NOT_FOUND', 'There is no such order.');
}
