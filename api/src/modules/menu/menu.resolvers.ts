import type { MutationResolvers, QueryResolvers, Resolvers } from '../../graphql/generated/resolvers.js';
import { batched } from '../../platform/batched.js';
import { id, idempotencyKey, parse } from '../../platform/validation.js';
import { portionsInput, soldOutDishes, soldOutEnd } from './availability.input.js';
import type { AvailabilityService } from './availability.service.js';
import type { CategoriesService } from './categories.service.js';
import type { DemoDishesService } from './demo-dishes.service.js';
import { categoryInput, newCategoryInput, orderedIds } from './category.input.js';
import { markOf } from './dish-attributes.js';
import type { MenuAdminService } from './menu-admin.service.js';
import {
  dishSearch,
  menuItemInput,
  newMenuItemInput,
  expectedDishVersion,
  similarSearch,
} from './menu.input.js';
import { presentServingTimes } from './menu.presenter.js';
import type { MenuService } from './menu.service.js';
import type { OptionGroupsService } from './option-groups.service.js';
import { groupInput } from './options.input.js';
import type { PortionsService } from './portions.service.js';
import { soldOutMark } from './sold-out.js';

type MenuResolvers = Required<
  Pick<Resolvers, 'Category' | 'MenuItem' | 'OptionGroup' | 'OptionChoice' | 'DishOptions' | 'ChoiceOverride'>
> & {
  Query: Required<
    Pick<
      QueryResolvers,
      'menu' | 'fullMenu' | 'similarDishes' | 'categories' | 'allCategories' | 'optionGroups' | 'demoDishes'
    >
  >;
  Mutation: Required<
    Pick<
      MutationResolvers,
      | 'addMenuItem'
      | 'updateMenuItem'
      | 'deleteMenuItem'
      | 'removeDemoDishes'
      | 'setSoldOut'
      | 'setChoiceSoldOut'
      | 'setPortions'
      | 'addOptionGroup'
      | 'updateOptionGroup'
      | 'deleteOptionGroup'
      | 'addCategory'
      | 'updateCategory'
      | 'deleteCategory'
      | 'reorderCategories'
      | 'reorderDishes'
    >
  >;
};

export function menuResolvers(
  menu: MenuService,
  admin: MenuAdminService,
  groups: OptionGroupsService,
  availability: AvailabilityService,
  portions: PortionsService,
  categories: CategoriesService,
  demoDishes: DemoDishesService,
): MenuResolvers {
  const optionsOf = batched((dishIds: readonly string[]) => menu.optionsOf(dishIds));
  const portionsLeftOf = batched((dishIds: readonly string[]) => portions.leftOf(dishIds));
  return {
    Query: {
      optionGroups: () => menu.groups(),
      menu: (_root, args) =>
        menu.list({ search: parse(dishSearch, args.search ?? undefined, 'search'), isForCustomers: true }),
      fullMenu: () => menu.list(),
      similarDishes: (_root, args) => menu.similar(parse(similarSearch, args.search, 'search')),
      categories: () => menu.categories({ isForCustomers: true }),
      allCategories: () => menu.categories(),
      demoDishes: async (_root, _args, { viewer }) => (await demoDishes.list(viewer)).length,
    },

    Mutation: {
      addMenuItem: (_root, args, { viewer }) => {
        const key = parse(idempotencyKey, args.idempotencyKey, 'idempotencyKey');
        return admin.add(viewer, parse(newMenuItemInput, args.input), key);
      },

      updateMenuItem: (_root, args, { viewer }) => {
        const changes = parse(menuItemInput, args.input);
        return admin.update(
          viewer,
          parse(id, args.id, 'id'),
          changes,
          parse(expectedDishVersion, args.version, 'version'),
        );
      },

      deleteMenuItem: (_root, args, { viewer }) => admin.delete(viewer, parse(id, args.id, 'id')),

      addCategory: (_root, args, { viewer }) => {
        const key = parse(idempotencyKey, args.idempotencyKey, 'idempotencyKey');
        return categories.add(viewer, parse(newCategoryInput, args.input), key);
      },

      updateCategory: (_root, args, { viewer }) => {
        const changes = parse(categoryInput, args.input);
        return categories.update(
          viewer,
          parse(id, args.id, 'id'),
          changes,
          parse(expectedDishVersion, args.version, 'version'),
        );
      },

      deleteCategory: (_root, args, { viewer }) => categories.delete(viewer, parse(id, args.id, 'id')),

      reorderCategories: async (_root, args, { viewer }) => {
        await categories.reorder(viewer, 'categories', parse(orderedIds, args.ids, 'ids'));
        return menu.categories();
      },

      reorderDishes: async (_root, args, { viewer }) => {
        await categories.reorder(viewer, 'menu_items', parse(orderedIds, args.ids, 'ids'));
        return menu.list();
      },

      removeDemoDishes: (_root, _args, { viewer }) => demoDishes.remove(viewer),

      setSoldOut: (_root, args, { viewer }) => {
        const dishIds = parse(soldOutDishes, args.dishIds, 'dishIds');
        return availability.setSoldOut(viewer, dishIds, parse(soldOutEnd, args));
      },

      setChoiceSoldOut: (_root, args, { viewer }) =>
        availability.setChoiceSoldOut(viewer, parse(id, args.choiceId, 'choiceId'), parse(soldOutEnd, args)),

      setPortions: (_root, args, { viewer }) =>
        portions.set(viewer, parse(id, args.dishId, 'dishId'), parse(portionsInput, args.left, 'left')),

      addOptionGroup: (_root, args, { viewer }) => {
        const key = parse(idempotencyKey, args.idempotencyKey, 'idempotencyKey');
        return groups.add(viewer, parse(groupInput, args.input), key);
      },

      updateOptionGroup: (_root, args, { viewer }) =>
        groups.update(
          viewer,
          parse(id, args.id, 'id'),
          parse(groupInput, args.input),
          parse(expectedDishVersion, args.version, 'version'),
        ),

      deleteOptionGroup: (_root, args, { viewer }) => groups.delete(viewer, parse(id, args.id, 'id')),
    },

    Category: {
      servedFrom: (category) => presentServingTimes(category).servedFrom,
      servedUntil: (category) => presentServingTimes(category).servedUntil,
    },

    MenuItem: {
      price: (item) => item.pricePaise,
      packing: (item) => item.packingPaise,
      soldOut: soldOutMark,
      portionsLeft: (item) => portionsLeftOf(item.id),
      options: (item) => optionsOf(item.id),
      servedFrom: (item) => presentServingTimes(item).servedFrom,
      servedUntil: (item) => presentServingTimes(item).servedUntil,
      mark: markOf,
    },

    OptionGroup: {
      choices: (group) => [...group.choices],
      least: ({ minChoices }) => minChoices,
      most: ({ maxChoices }) => maxChoices,
      mostEach: ({ maxEach }) => maxEach,
    },
    OptionChoice: { price: (choice) => choice.pricePaise },
    DishOptions: { overrides: (options) => [...options.overrides] },
    ChoiceOverride: { price: (override) => override.pricePaise },
  };
}
