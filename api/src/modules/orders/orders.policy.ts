import { can } from '../auth/permissions.js';
import type { Viewer } from '../auth/viewer.js';
import type { Order } from './order.entity.js';

export function canReadOrder(viewer: Viewer, order: Pick<Order, 'userId'>): boolean {
  return can(viewer, 'VIEW_ORDERS') || order.userId === viewer.id;
}
