import type { MutationResolvers, QueryResolvers, Resolvers } from '../../graphql/generated/resolvers.js';
import { id, idempotencyKey, parse, searchText } from '../../platform/validation.js';
import { markOf } from './dish-attributes.js';
import type { MenuAdminService } from './menu-admin.service.js';
import { menuItemInput, newMenuItemInput, seenVersion } from './menu.input.js';
import type { MenuService } from './menu.service.js';

type MenuResolvers = Required<Pick<Resolvers, 'MenuItem'>> & {
  Query: Required<Pick<QueryResolvers, 'menu' | 'demoDishes'>>;
  Mutation: Required<
    Pick<MutationResolvers, 'addMenuItem' | 'updateMenuItem' | 'deleteMenuItem' | 'removeDemoDishes'>
  >;
};

export function menuResolvers(menu: MenuService, admin: MenuAdminService): MenuResolvers {
  return {
    Query: {
      menu: (_root, args) => menu.list({ search: parse(searchText, args.search ?? undefined, 'search') }),
      demoDishes: async (_root, _args, { viewer }) => (await admin.demoDishes(viewer)).length,
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
          parse(seenVersion, args.version, 'version'),
        );
      },

      deleteMenuItem: (_root, args, { viewer }) => admin.delete(viewer, parse(id, args.id, 'id')),

      removeDemoDishes: (_root, _args, { viewer }) => admin.removeDemoDishes(viewer),
    },

    MenuItem: {
      price: (item) => item.pricePaise,
      mark: markOf,
    },
  };
}
