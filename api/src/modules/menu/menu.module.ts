import { CurrentReads } from '../../platform/replicas.js';
import type { HoldsService } from '../holds/holds.service.js';
import { defineModule } from '../module.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import type { PicturesService } from '../uploads/pictures.service.js';
import { AvailabilityService } from './availability.service.js';
import { CategoriesService } from './categories.service.js';
import { Category } from './category.entity.js';
import { DemoDishesService } from './demo-dishes.service.js';
import { DishChoice, DishGroup } from './dish-options.entity.js';
import { menuAdminRoutes } from './menu-admin.routes.js';
import { MenuAdminService } from './menu-admin.service.js';
import { MenuChanges, menuRowsTopic } from './menu-changes.js';
import { menuImageRoutes } from './menu-image.routes.js';
import { MenuItem } from './menu-item.entity.js';
import { holdMenu } from './menu-snapshots.js';
import { MenuVersion } from './menu-version.entity.js';
import { menuResolvers } from './menu.resolvers.js';
import { menuRoutes } from './menu.routes.js';
import { MenuService } from './menu.service.js';
import { OptionChoice, OptionGroup } from './option-group.entity.js';
import { OptionGroupsService } from './option-groups.service.js';
import { PortionsService } from './portions.service.js';

export type { Category } from './category.entity.js';
export type { Allergen, DishMark } from './dish-attributes.js';
export type {
  ChoiceOverride,
  ChosenOption,
  DishOptions,
  OfferedChoice as OptionChoice,
} from './dish-options.js';
export type { MenuItem } from './menu-item.entity.js';
export type { VersionedGroup as OptionGroup } from './menu.queries.js';

interface Needed {
  readonly holds: HoldsService;
  readonly pictures: PicturesService;
  readonly restaurant: RestaurantService;
}

export const menuModule = defineModule({
  tag: 'Menu',
  entities: [Category, DishChoice, DishGroup, MenuItem, MenuVersion, OptionChoice, OptionGroup],
  start({ clock, dataSource, outbox, replicas, rows }, { holds, pictures, restaurant }: Needed) {
    const menuReads = new CurrentReads(replicas);
    const menu = new MenuService(dataSource, menuReads);
    const menuChanges = new MenuChanges();
    const menuSnapshots = holdMenu(dataSource);
    const portions = new PortionsService(dataSource, outbox, holds, menuChanges);
    const demoDishes = new DemoDishesService(dataSource, outbox, menuChanges);
    const menuAdmin = new MenuAdminService(dataSource, outbox, pictures, menuChanges);
    const availability = new AvailabilityService(outbox, menuChanges, restaurant, clock);
    const optionGroups = new OptionGroupsService(outbox, menuChanges);
    const categories = new CategoriesService(outbox, menuChanges, restaurant);

    menuReads.follow(() => rows.isListening);
    menuChanges.listen(() => {
      // First, so that later reads do not use a replica that lacks the change.
      menuReads.changed();
      menuSnapshots.drop();
    });
    rows.subscribe(menuRowsTopic, () => menuChanges.notify());
    rows.onGap(() => menuChanges.notify());
    pictures.addOwner('menu', (paths) => menu.picturesInUse(paths));

    return {
      services: {
        availability,
        categories,
        demoDishes,
        menu,
        menuAdmin,
        menuChanges,
        menuReads,
        menuSnapshots,
        optionGroups,
        portions,
      },
      resolvers: [
        menuResolvers(menu, menuAdmin, optionGroups, availability, portions, categories, demoDishes),
      ],
      routes: [
        ...menuRoutes(menu, portions),
        ...menuImageRoutes(pictures),
        ...menuAdminRoutes(menu, menuAdmin, portions, pictures),
      ],
      onPublicChange: (listener: () => void) => menuChanges.listen(listener),
    };
  },
});
