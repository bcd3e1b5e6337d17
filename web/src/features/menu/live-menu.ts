import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { giveMenu } from './last-menu';
import { currentMenu, tellMenu } from './menu';
import { useMenuNews } from './menu-changes';
import { menuDocument } from './menu-document';

/** Keeps the menu up to date while it stands beside the pages that show it. */
export function LiveMenu() {
  const { cache } = useApolloClient();
  const refresh = useMenuNews(menuDocument);

  const ask = async (): Promise<void> => {
    const failed = await refresh().then(
      () => false,
      () => true,
    );
    const retry = () => {
      tellMenu({ loading: true, failed: false });
      void ask();
    };
    tellMenu({ loading: false, failed, retry });
  };

  const begin = useEffectEvent(() => {
    // The present menu is here, or has to be asked for; what comes after it is told.
    if (currentMenu().loading) void ask();
    else giveMenu(cache);
  });
  useEffect(() => begin(), []);
  return null;
}
