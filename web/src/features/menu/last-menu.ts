import type { ApolloCache } from '@apollo/client';
import { equal } from '@wry/equality';
import type { MenuQuery } from '../../gql/graphql';
import { writeStored } from '../../shared/lib/storage';
import { currentMenu, lastMenuKey, tellMenu } from './menu';
import { menuDocument } from './menu-document';

/** What the cache has of the menu, as the pages show it. */
let given: MenuQuery | undefined;

/** Gives the cache the menu that is shown. */
export function giveMenu(cache: ApolloCache): void {
  const { data } = currentMenu();
  if (!data || data === given) return;
  given = data;
  cache.writeQuery({ query: menuDocument, data });
}

/**
 * Gives the cache the menu that is shown, and shows what the cache has of it from then on. It is kept on the device, to
 * be shown at once the next time and without a connection; nothing else of the cache is.
 */
export function keepLastMenu(cache: ApolloCache): void {
  giveMenu(cache);
  cache.watch<MenuQuery>({
    query: menuDocument,
    optimistic: false,
    callback: ({ complete, result }) => {
      if (!complete) return;
      const { data } = currentMenu();
      // The same menu once more is not drawn anew.
      given = equal(result, data) ? data : result;
      tellMenu({ data: given });
      writeStored(lastMenuKey, JSON.stringify(given));
    },
  });
}
