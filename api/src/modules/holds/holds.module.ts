import { defineModule } from '../module.js';
import { DishPortions } from './dish-portions.entity.js';
import { Hold } from './hold.entity.js';
import { HoldsService } from './holds.service.js';

export const holdsModule = defineModule({
  entities: [DishPortions, Hold],
  start({ dataSource, outbox, rateLimits }) {
    const holds = new HoldsService(dataSource, outbox, rateLimits);
    return { services: { holds }, due: { 'holds that end': () => holds.releaseExpired() } };
  },
});
