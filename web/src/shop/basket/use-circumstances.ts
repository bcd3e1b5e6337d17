import { usePortionsText } from '../../domain/menu/availability';
import type { MenuDish } from '../../domain/menu/menu-document';
import { useSoldOut } from '../../domain/menu/sold-out';
import { useOrdering, useToday } from '../../domain/restaurant/ordering';
import { useRestaurant } from '../../domain/restaurant/restaurant';
import { useIsAnyNotServed } from '../menu/serving';
import type { LiveLine } from './menu-drift';

/**
 * What a quote of these lines depends on besides the order, as far as this page knows it: their dishes, sold-out marks,
 * portions and hours, the restaurant, and the day, with which rates of taxes begin.
 * @param dishes of the present menu
 */
export function useCircumstances(lines: readonly LiveLine[], dishes: readonly MenuDish[]) {
  const ids = lines.map(({ _id }) => _id);
  const { version } = useRestaurant();
  const { kind } = useOrdering();
  const today = useToday();
  const isNotServed = useIsAnyNotServed(ids);
  const marks = useSoldOut(lines.flatMap(({ soldOut, soldOutChoices = [] }) => [soldOut, ...soldOutChoices]));
  const portions = usePortionsText(ids);
  const ordered = dishes.filter(({ id }) => ids.includes(id));
  const states = ordered.map((dish) => [
    dish.id,
    dish.version,
    dish.price,
    dish.packing,
    dish.soldOut,
    dish.groups,
  ]);
  return {
    kind,
    /** Whether a dish cannot be ordered at this hour. */
    isNotServed,
    key: JSON.stringify([version, today, kind, isNotServed, marks, portions, states]),
  };
}
