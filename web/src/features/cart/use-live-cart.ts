import { readFragment } from '../../gql';
import { menuCardFragment } from '../menu/menu-card';
import { useLiveMenu } from '../menu/menu-changes';
import { menuDocument } from '../menu/menu-document';
import { useCart } from './cart';
import { totalOf } from './cart-reducer';
import { lineKey } from './line-key';
import { itemsToday, liveLines } from './menu-drift';

/** The cart beside the menu as it is now. As long as the menu is not known, the cart as it is kept. */
export function useLiveCart() {
  const cart = useCart();
  const { data, refresh } = useLiveMenu(menuDocument);
  const lines = liveLines(cart.lines, data && readFragment(menuCardFragment, data.menu));
  const goneLines = lines.filter(({ isGone }) => isGone);

  return {
    ...cart,
    lines,
    goneLines,
    /** Of what can be had, at the prices of today. */
    totalRupees: totalOf(lines.filter(({ isGone }) => !isGone)),
    /** The customer has seen what the menu says now. */
    acceptPrices: () => {
      cart.update(itemsToday(lines));
    },
    removeGone: () => {
      for (const line of goneLines) cart.remove(lineKey(line));
    },
    /** Reads the menu anew. */
    refresh,
  };
}
