import { Kind, OperationTypeNode, parse, type DefinitionNode, type SelectionSetNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/**
 * What everybody may see and everybody sees alike, with the type of what has fields of its own. A field whose resolver
 * looks at who asks must never be named here; nor one that shows anything but menu and restaurant, whose changes are all
 * that the prepared answers hear of.
 */
const publicFields: Readonly<Record<string, ReadonlyMap<string, string | null>>> = {
  Query: new Map([
    ['menu', 'MenuItem'],
    ['restaurant', 'Restaurant'],
  ]),
  MenuItem: new Map([
    ['id', null],
    ['name', null],
    ['price', null],
    ['description', null],
    ['category', null],
    ['image', null],
    ['version', null],
  ]),
  Restaurant: new Map<string, string | null>([
    ['name', null],
    ['shortName', null],
    ['tagline', null],
    ['address', null],
    ['state', null],
    ['pinCode', null],
    ['coordinates', 'Coordinates'],
    ['phone', null],
    ['whatsapp', null],
    ['email', null],
    ['fssai', null],
    ['gstin', null],
    ['links', 'RestaurantLink'],
    ['tableHours', 'DayHours'],
    ['bookingHours', 'DayHours'],
    ['orderHours', 'DayHours'],
    ['specialDays', 'SpecialDay'],
    ['ordering', 'Ordering'],
    ['tables', 'RestaurantTable'],
    ['stayMinutes', null],
    ['bookingFee', null],
    ['refundHours', null],
    ['version', null],
  ]),
  Coordinates: new Map([
    ['lat', null],
    ['lng', null],
  ]),
  DayHours: new Map([
    ['opensAt', null],
    ['closesAt', null],
  ]),
  SpecialDay: new Map<string, string | null>([
    ['date', null],
    ['reason', null],
    ['orderHours', 'DayHours'],
    ['bookingHours', 'DayHours'],
  ]),
  Ordering: new Map<string, string | null>([
    ['takesOrders', null],
    ['pausedUntil', null],
    ['busyMinutes', null],
    ['periods', 'OrderingPeriod'],
  ]),
  OrderingPeriod: new Map([
    ['from', null],
    ['until', null],
  ]),
  RestaurantLink: new Map([
    ['name', null],
    ['url', null],
  ]),
  RestaurantTable: new Map([
    ['id', null],
    ['name', null],
    ['seats', null],
  ]),
};

/** Whether the operations of a valid document, all of them, are queries of what is public and nothing else. */
export function readsPublicAlone(source: string): boolean {
  const known = answers.get(source);
  if (known !== undefined) return known;
  const readsNoMore = parse(source, { noLocation: true }).definitions.every(isPublicDefinition);
  answers.set(source, readsNoMore);
  return readsNoMore;
}

/** Clients send the same few documents again and again. */
const answers = new LRUCache<string, boolean>({ max: 500 });

function isPublicDefinition(definition: DefinitionNode): boolean {
  if (definition.kind === Kind.OPERATION_DEFINITION) {
    const { operation, selectionSet } = definition;
    return operation === OperationTypeNode.QUERY && isPublic('Query', selectionSet);
  }
  return (
    definition.kind === Kind.FRAGMENT_DEFINITION &&
    isPublic(definition.typeCondition.name.value, definition.selectionSet)
  );
}

function isPublic(type: string, { selections }: SelectionSetNode): boolean {
  return selections.every((selection) => {
    // Its definition is looked at by itself.
    if (selection.kind === Kind.FRAGMENT_SPREAD) return true;
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      return isPublic(selection.typeCondition?.name.value ?? type, selection.selectionSet);
    }
    const { name, selectionSet } = selection;
    if (name.value === '__typename') return true;
    const result = publicFields[type]?.get(name.value);
    return result !== undefined && (!selectionSet || (result !== null && isPublic(result, selectionSet)));
  });
}
