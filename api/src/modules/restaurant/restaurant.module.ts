import { shopUrl } from '../../config.js';
import { defineModule } from '../module.js';
import type { PicturesService } from '../uploads/pictures.service.js';
import { OrderTablesService } from './order-tables.service.js';
import { channelsOf } from './phone-code-channel.js';
import { restaurantPictureRoutes } from './restaurant-picture.routes.js';
import { RestaurantTable } from './restaurant-table.entity.js';
import { RestaurantRecord } from './restaurant.entity.js';
import { restaurantResolvers } from './restaurant.resolvers.js';
import { restaurantRoutes } from './restaurant.routes.js';
import { restaurantRowsTopic, RestaurantService, type RestaurantNeeds } from './restaurant.service.js';
import { TableCodes } from './table-codes.js';
import { WelcomeService } from './welcome.service.js';

export type { DeliveryZone } from './delivery-zones.js';
export type { OrderWay } from './order-ways.js';
export type { PhoneCodeChannel } from './phone-code-channel.js';
export type { OrderPause } from './restaurant.input.js';
export type { Restaurant } from './restaurant.service.js';

export const restaurantModule = (needs: RestaurantNeeds) =>
  defineModule({
    tag: 'Restaurant',
    entities: [RestaurantRecord, RestaurantTable],
    start(
      { clock, config, connections, dataSource, jwtSecret, rows },
      { pictures }: { readonly pictures: PicturesService },
    ) {
      const restaurant = new RestaurantService(dataSource, needs, pictures, clock);
      const tableCodes = new TableCodes(jwtSecret);
      const orderTables = new OrderTablesService(restaurant, tableCodes, () =>
        shopUrl(config, connections.lastKnown.publicUrl),
      );
      const channels = () => channelsOf(connections.lastKnown);
      const welcome = new WelcomeService(dataSource);
      restaurant.follow(() => rows.isListening);
      rows.subscribe(restaurantRowsTopic, () => restaurant.drop());
      rows.onGap(() => restaurant.drop());
      for (const kind of ['logo', 'cover'] as const)
        pictures.addOwner(kind, (paths) => restaurant.picturesInUse(paths));
      return {
        services: { orderTables, restaurant, tableCodes, welcome },
        resolvers: [restaurantResolvers(restaurant, welcome, orderTables, channels)],
        routes: [...restaurantRoutes(restaurant, channels), ...restaurantPictureRoutes(pictures)],
        onPublicChange: (listener: () => void) => restaurant.onChange(listener),
      };
    },
  });
