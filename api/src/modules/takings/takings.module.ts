import { defineModule } from '../module.js';
import { Taking } from './taking.entity.js';
import { TakingsService } from './takings.service.js';

export type { Taking, TakingMethod, TakingPlace } from './taking.entity.js';

export const takingsModule = defineModule({
  entities: [Taking],
  start: ({ dataSource }) => ({ services: { takings: new TakingsService(dataSource) } }),
});
