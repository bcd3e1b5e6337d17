import {
  chosenOptions,
  configuredPrice,
  defaultSelection,
  type ChoiceGroup,
  type Selection,
} from '../../domain/menu/dish-options';
import type { CartItem } from '../../domain/basket/lines';
import type { DriftDish } from './menu-drift';

/** A dish as it is put into the cart. The choices are left out where nothing is chosen and nothing is a default. */
export function cartItemOf(
  { id, name, price, packing, image }: DriftDish,
  groups: readonly ChoiceGroup[],
  selection: Selection = defaultSelection(groups),
  note = '',
): CartItem {
  const choices = chosenOptions(groups, selection);
  const trimmed = note.trim();
  return {
    _id: id,
    name,
    price: configuredPrice(price, choices),
    ...(packing && { packing }),
    image,
    ...(choices.length + defaultSelection(groups).size > 0 && { choices }),
    ...(trimmed && { note: trimmed }),
  };
}
