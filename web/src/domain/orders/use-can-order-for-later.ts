import { useOrderWay } from './order-way';
import { useOrdering } from '../restaurant/ordering';
import { useRestaurant } from '../restaurant/restaurant';

/** Whether orders for later are taken, also while the kitchen is closed or pauses. */
export function useCanOrderForLater(): boolean {
  const { slotRules } = useRestaurant();
  const { kind } = useOrdering();
  const { way } = useOrderWay();
  return slotRules !== null && kind !== 'stopped' && way !== 'TABLE';
}
