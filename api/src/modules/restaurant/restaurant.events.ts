import { z } from 'zod';
import { defineEvent } from '../../platform/events.js';

export const restaurantChanged = defineEvent('restaurant.changed', z.object({ version: z.int().min(1) }));
