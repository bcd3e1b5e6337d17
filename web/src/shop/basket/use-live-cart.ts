import { useLanguage } from '../../texts/language';
import { useOrderWay } from '../../domain/basket/use-order-way';
import { wholePaise } from '../../shared/lib/whole-paise';
import { useShopMenu } from '../menu/live-menu';
import { useMenu } from '../menu/menu';
import { menuDishes } from '../../domain/menu/menu-document';
import { useBasket } from '../../domain/basket/use-basket';
import { dishesTotalOf, lineKey, packingOf } from '../../domain/basket/lines';
import { itemsToday, liveLines } from './menu-drift';

/** The cart with the present menu's names and prices; the stored cart while the menu is unknown. */
export function useLiveCart() {
  const cart = useBasket();
  // Names follow the language.
  useLanguage();
  const { data } = useMenu();
  const refresh = useShopMenu();
  const dishes = data && menuDishes(data);
  const lines = liveLines(cart.lines, dishes);
  const goneLines = lines.filter(({ isGone }) => isGone);
  const available = lines.filter(({ isGone }) => !isGone);
  const { way } = useOrderWay();
  // No packing charge at a table, as in the server's quote.
  const packingRupees = way === 'TABLE' ? 0 : packingOf(available);

  return {
    ...cart,
    lines,
    /** Of the present menu. */
    dishes: dishes ?? [],
    goneLines,
    /** Total of the available dishes at present prices. */
    totalRupees: wholePaise(dishesTotalOf(available) + packingRupees),
    /** Part of the total. */
    packingRupees,
    /** The customer has accepted the present prices. */
    acceptPrices: () => {
      cart.update(itemsToday(lines));
    },
    removeGone: () => {
      for (const line of goneLines) cart.remove(lineKey(line));
    },
    /** Reads the menu again. */
    refresh,
  };
}
