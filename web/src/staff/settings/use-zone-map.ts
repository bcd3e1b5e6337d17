import { useMemo, useState } from 'react';
import type { Pin } from '../../shared/lib/pin';
import { borderFault } from './zone-faults';
import { placesOf, placeText, type ZoneFields } from './zones-draft';

/** Where a map is moved to. */
export interface MapFocus {
  readonly pin: Pin;
  readonly zoom: number;
}

const minCorners = 3;

/** What is drawn on the map of a zone, which may be shown twice: on the page and larger. */
export function useZoneMap(zone: ZoneFields, onChange: (changes: Partial<ZoneFields>) => void) {
  const [focus, setFocus] = useState<MapFocus>();
  const [isAdding, setIsAdding] = useState(false);
  const [chosen, setChosen] = useState<number>();
  const [isRefused, setIsRefused] = useState(false);
  const places = useMemo(() => placesOf(zone), [zone]);
  const isDrawing = zone.kind === 'POLYGON' && (isAdding || places.length < minCorners);

  const change = (next: readonly Pin[]) => {
    const texts = next.map(placeText);
    setChosen(undefined);
    setIsRefused(false);
    // The third corner closes the area; more may follow.
    setIsAdding(isDrawing);
    onChange(zone.kind === 'CIRCLE' ? { center: texts[0] ?? '' } : { points: texts.join('\n') });
  };

  return {
    focus,
    setFocus,
    places,
    isDrawing,
    /** The index of the corner that can be removed. */
    chosen: chosen !== undefined && chosen < places.length ? chosen : undefined,
    choose: (index: number) => setChosen((before) => (before === index ? undefined : index)),
    /** What is wrong with the border, once it should be ready. */
    fault: zone.kind === 'POLYGON' && (isRefused || !isDrawing) ? borderFault(zone.points) : undefined,
    change,
    addCorners: () => setIsAdding(true),
    finish: () => {
      setIsAdding(false);
      setIsRefused(places.length < minCorners);
    },
    undo: () => change(places.slice(0, -1)),
    remove: (index: number) => change(places.toSpliced(index, 1)),
    drawAgain: () => {
      change([]);
      setIsAdding(true);
    },
  };
}

export type ZoneMapState = ReturnType<typeof useZoneMap>;
