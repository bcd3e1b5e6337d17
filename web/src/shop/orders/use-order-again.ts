import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { errorMessage } from '../../shared/lib/errors';
import { useNavigateUnlessLeft } from '../../shared/lib/use-navigate-unless-left';
import { say } from '../texts/texts';
import { useBasket } from '../../domain/basket/use-basket';
import { withCartNotes } from '../basket/cart-notes';
import { maxDishes, maxQuantity } from '../../domain/basket/lines';
import { menuDishes } from '../../domain/menu/menu-document';
import { readMenu } from '../menu/live-menu';
import { orderAgain } from './order-again';

/** Puts the dishes of an order into the cart at today's prices, and goes there. */
export function useOrderAgain() {
  const client = useApolloClient();
  const cart = useBasket();
  const navigateUnlessLeft = useNavigateUnlessLeft();
  const [isReading, setIsReading] = useState(false);

  const again = async (bought: Parameters<typeof orderAgain>[0]): Promise<void> => {
    setIsReading(true);
    const navigate = navigateUnlessLeft();
    try {
      const menu = await readMenu(client);
      const limits = { ofOneDish: maxQuantity, dishes: maxDishes };
      const { lines, notes } = orderAgain(bought, menu ? menuDishes(menu) : [], cart.lines, limits);
      if (lines.length === 0) {
        toast.warning(notes.join(' '), { autoClose: false });
        return;
      }
      cart.addAll(lines);
      void navigate('/cart', { state: withCartNotes(notes) });
    } catch (error) {
      toast.error(errorMessage(error, say('orderAgain.menuFailed')));
    } finally {
      setIsReading(false);
    }
  };

  return { again, isReading };
}
