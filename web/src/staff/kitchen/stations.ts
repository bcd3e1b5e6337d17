import { createContext } from 'react';
import { hasUnseenChange, type KitchenLine, type KitchenOrder } from './kitchen-order';

export interface Station {
  readonly name: string;
  /** Names of the menu's categories. */
  readonly categories: readonly string[];
}

/** Where a tablet is. */
export interface Place {
  readonly name: string;
  /** Those of the restaurant. */
  readonly stations: readonly Station[];
}

/** Undefined: the board shows all lines. */
export const PlaceContext = createContext<Place | undefined>(undefined);

/** The stations that a line belongs to: every one, if none has its category. */
function stationsOf({ category }: KitchenLine, stations: readonly Station[]): readonly Station[] {
  const named = stations.filter(({ categories }) => categories.includes(category ?? ''));
  return named.length > 0 ? named : stations;
}

const isAt = (line: KitchenLine, { name, stations }: Place) =>
  stationsOf(line, stations).some((station) => station.name === name);

/** The lines of the place. */
export const linesAt = (lines: readonly KitchenLine[], place: Place | undefined): readonly KitchenLine[] =>
  place ? lines.filter((line) => isAt(line, place)) : lines;

export interface LinesElsewhere {
  /** `Tandoor`, or `Tandoor, Fryer` if both have the category. */
  readonly station: string;
  readonly lines: readonly KitchenLine[];
}

/** The lines that other stations cook. */
export function linesElsewhere(
  lines: readonly KitchenLine[],
  place: Place | undefined,
): readonly LinesElsewhere[] {
  if (!place) return [];
  const groups = new Map<string, KitchenLine[]>();
  for (const line of lines) {
    if (isAt(line, place)) continue;
    const station = stationsOf(line, place.stations)
      .map(({ name }) => name)
      .join(', ');
    groups.set(station, [...(groups.get(station) ?? []), line]);
  }
  return [...groups].map(([station, group]) => ({ station, lines: group }));
}

/**
 * Whether the place shows an order. Each rings for one that nobody has accepted. A removed line has no category, so that each
 * shows a change that nobody has confirmed.
 */
export const concerns = (
  order: Pick<KitchenOrder, 'items' | 'isAccepted' | 'changesToSee'>,
  place: Place | undefined,
): boolean => !order.isAccepted || hasUnseenChange(order) || linesAt(order.items, place).length > 0;
