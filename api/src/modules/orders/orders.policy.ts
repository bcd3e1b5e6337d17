import { DomainError } from '../../platform/errors.js';
import { phoneNeeded } from '../quote/quote-order.js';
import { can } from '../auth/permissions.js';
import type { Viewer } from '../auth/viewer.js';
import type { Order } from './order.entity.js';

export function canReadOrder(viewer: Viewer, order: Pick<Order, 'userId'>): boolean {
  return can(viewer, 'VIEW_ORDERS') || order.userId === viewer.id;
}

/** @throws {DomainError} `BAD_USER_INPUT` without the phone number of a guest, who may have no e-mail address */
export function requireGuestPhone(
  { isGuest }: Viewer,
  { phone }: { readonly phone?: string | undefined },
): void {
  if (isGuest && !phone)
    throw new DomainError('BAD_USER_INPUT', phoneNeeded, {
      fields: [{ field: 'phone', message: phoneNeeded }],
    });
}
