import { createContext, useContext, useMemo } from 'react';
import { usePageStore } from '../../shared/lib/page-store';
import { onLogin } from '../session/login-event';
import { createBasket } from './basket';
import { deviceStorage } from './basket-storage';

/** The basket of this browser. */
const ownBasket = createBasket(deviceStorage);
// A login clears the cart, unless it was requested by the checkout.
onLogin(({ keepsCart }) => {
  if (!keepsCart) ownBasket.clear();
});

/** Another one for a part of the page makes its controls fill that. */
export const BasketContext = createContext(ownBasket);

/** The basket of this part of the page, with its present cart. */
export function useBasket() {
  const basket = useContext(BasketContext);
  const cart = usePageStore(basket.cart);
  return useMemo(
    () => ({
      ...basket,
      /** With the idempotency key of its order. */
      ...cart,
      count: cart.lines.reduce((sum, line) => sum + line.qty, 0),
    }),
    [basket, cart],
  );
}
