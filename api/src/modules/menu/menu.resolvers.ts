import type { QueryResolvers, Resolvers } from '../../graphql/generated/resolvers.js';
import { parse, searchText } from '../../platform/validation.js';
import type { MenuService } from './menu.service.js';

type MenuResolvers = Required<Pick<Resolvers, 'MenuItem'>> & {
  Query: Required<Pick<QueryResolvers, 'menu'>>;
};

export function menuResolvers(menu: MenuService): MenuResolvers {
  return {
    Query: {
      menu: (_root, args) => menu.list({ search: parse(searchText, args.search ?? undefined) }),
    },
    MenuItem: {
      price: (item) => item.pricePaise,
    },
  };
}
