import type { Viewer } from '../auth/viewer.js';
import type { Order } from './order.entity.js';

export function canReadOrder(viewer: Viewer, order: Pick<Order, 'userId'>): boolean {
  return viewer.role === 'admin' || order.userId === viewer.id;
}
