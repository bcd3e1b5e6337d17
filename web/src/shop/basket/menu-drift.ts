import { formatRupees } from '../../shared/lib/format';
import { say } from '../texts/texts';
import {
  brokenGroups,
  chosenOptions,
  configuredPrice,
  defaultSelection,
  selectionOf,
  type ChoiceGroup,
} from '../../domain/menu/dish-options';
import type { SoldOutMark } from '../../domain/menu/sold-out';
import type { CartItem, CartLine, ChosenOption } from '../../domain/basket/lines';
import { dishName } from '../../domain/menu/dish-name';
import { isValidItemId } from './item-id';

/** A dish on the present menu. */
export interface DriftDish {
  readonly id: string;
  readonly name: string;
  readonly hindiName?: string | null;
  readonly price: number;
  /** Rupees, of one, on top of the price. */
  readonly packing?: number;
  readonly image: string | null;
  readonly soldOut?: SoldOutMark | null;
  /** What customers choose. */
  readonly groups?: readonly ChoiceGroup[];
}

/** A choice that costs another price than when it was chosen. */
interface RepricedChoice {
  readonly name: string;
  readonly price: number;
  readonly was: number;
}

/** A line of the cart with the present name, picture and price. */
export interface LiveLine extends CartLine {
  /** No longer on the menu: cannot be ordered and does not count. */
  readonly isGone: boolean;
  /** A mark of the dish, which may have ended. */
  readonly soldOut?: SoldOutMark | null | undefined;
  /** Marks of its choices, likewise. */
  readonly soldOutChoices?: readonly SoldOutMark[];
  /** The price that the customer has seen, if it differs from the present one. */
  readonly was?: number;
  /** Likewise, of the packing charge. */
  readonly packingWas?: number;
  /** What is chosen, with the defaults of a line without choices. */
  readonly shown?: readonly ChosenOption[];
  /** Why the price differs, unless the dish itself has another price. */
  readonly repriced?: readonly RepricedChoice[];
  /** Whether the dish has something to choose. */
  readonly hasOptions?: boolean;
  /** Names of choices that are no longer offered. */
  readonly goneChoices?: readonly string[];
  /** Names of groups whose limits the choices break. */
  readonly brokenGroups?: readonly string[];
}

/** Whether the customer must choose again before the line can be ordered. */
export const isToChooseAgain = ({ goneChoices = [], brokenGroups: broken = [] }: LiveLine): boolean =>
  goneChoices.length + broken.length > 0;

/**
 * Compares the cart with the menu. Lines with invalid ids are left to the checkout. @param menu undefined while
 * unknown: no changes
 */
export function liveLines(lines: readonly CartLine[], menu: readonly DriftDish[] | undefined): LiveLine[] {
  const dishes = new Map(menu?.map((dish) => [dish.id, dish]));
  return lines.map((line) => {
    const dish = dishes.get(line._id);
    if (dish) return liveLine(line, dish);
    const isGone = menu !== undefined && isValidItemId(line._id);
    return { ...line, isGone, ...(line.choices && { shown: line.choices }) };
  });
}

function liveLine(line: CartLine, dish: DriftDish): LiveLine {
  const { image, price: dishPrice, packing = 0, soldOut, groups = [] } = dish;
  const { packing: packingBefore = 0 } = line;
  const name = dishName(dish);
  const selection = line.choices ? selectionOf(line.choices) : defaultSelection(groups);
  const offered = chosenOptions(groups, selection);
  const price = configuredPrice(dishPrice, offered);
  const now = new Map(offered.map((choice) => [choice.choiceId, choice]));
  const before = line.choices ?? [];
  const gone = before.filter(({ choiceId }) => !now.has(choiceId));
  const repriced = before.flatMap(({ choiceId, price: was }): RepricedChoice[] => {
    const choice = now.get(choiceId);
    return choice && choice.price !== was ? [{ name: choice.name, price: choice.price, was }] : [];
  });
  const isDishRepriced = configuredPrice(dishPrice, before) !== line.price;
  const broken = brokenGroups(groups, selection);
  const soldOutChoices = groups
    .flatMap(({ choices }) => choices)
    .flatMap((choice) => (selection.has(choice.id) && choice.soldOut) || []);
  return {
    ...line,
    name,
    price,
    packing: packing || undefined,
    image,
    soldOut,
    isGone: false,
    ...(soldOutChoices.length > 0 && { soldOutChoices }),
    ...(line.choices && { choices: before.map((choice) => now.get(choice.choiceId) ?? choice) }),
    ...(price !== line.price && { was: line.price }),
    ...(packing !== packingBefore && { packingWas: packingBefore }),
    ...(groups.length > 0 && { hasOptions: true }),
    ...(offered.length > 0 && { shown: offered }),
    ...(!isDishRepriced && repriced.length > 0 && { repriced }),
    ...(gone.length > 0 && { goneChoices: gone.map((choice) => choice.name) }),
    ...(broken.length > 0 && { brokenGroups: broken.map((group) => group.name) }),
  };
}

/** The lines at present prices, which the customer accepts by continuing. Lines to be chosen again stay as they are. */
export function itemsToday(lines: readonly LiveLine[]): CartItem[] {
  return lines
    .filter((line) => !line.isGone && !isToChooseAgain(line))
    .map(({ _id, name, price, packing, image, choices, note }) => ({
      _id,
      name,
      price,
      packing,
      image,
      ...(choices && { choices }),
      ...(note && { note }),
    }));
}

/** Why the choices of a line cannot be ordered. */
export function choiceSentences(line: LiveLine): string[] {
  const { name, goneChoices = [], brokenGroups: broken = [] } = line;
  if (goneChoices.length > 0) return goneChoices.map((choice) => say('cart.choiceGone', { name, choice }));
  return broken.map((group) => say('cart.chooseAgainFor', { name, group }));
}

/** The changes since the customer last saw the cart, sentences per line; unavailable dishes come last. */
export function driftSentences(lines: readonly LiveLine[]): string[] {
  const gone = lines.filter(({ isGone }) => isGone);
  const sentences = [
    ...lines.flatMap(priceSentences),
    ...lines.flatMap(packingSentences),
    ...lines.flatMap(choiceSentences),
    ...gone.map(({ name }) => say('cart.notOnMenu', { name })),
  ];
  // Several lines may be of one dish.
  return [...new Set(sentences)];
}

const costs = (what: string, now: number, before: number) =>
  say('cart.nowCosts', { name: what, price: formatRupees(now), was: formatRupees(before) });

const packingSentences = ({ name, packing = 0, packingWas }: LiveLine): string[] =>
  packingWas === undefined ? [] : [costs(say('cart.packingOf', { name }), packing, packingWas)];

function priceSentences(line: LiveLine): string[] {
  const { name, price, was, repriced, goneChoices } = line;
  if (was === undefined) return [];
  if (repriced) {
    return repriced.map((choice) =>
      costs(say('cart.choiceIn', { choice: choice.name, name }), choice.price, choice.was),
    );
  }
  // Without what is gone, the line costs less until the customer has chosen again.
  return goneChoices ? [] : [costs(name, price, was)];
}

/** Asks the customer to remove the unavailable dishes, by name. */
export function removalRequest(lines: readonly LiveLine[]): string {
  const gone = lines.filter(({ isGone }) => isGone);
  return `${driftSentences(gone).join(' ')} ${say('cart.removeToContinue', { count: gone.length })}`;
}
