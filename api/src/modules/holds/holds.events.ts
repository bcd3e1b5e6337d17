import { z } from 'zod';
import { defineEvent } from '../../platform/events.js';

/** Of one dish or several, by an order, a payment or staff. Named as earlier versions of Chowk do. */
export const portionsChanged = defineEvent('menu.portions-changed', z.object({}));
