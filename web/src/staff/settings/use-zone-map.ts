import { useMemo, useState } from 'react';
import type { Pin } from '../../shared/lib/pin';
import { borderFault } from './zone-faults';
import { minCorners } from './zone-shapes';
import { placesOf, placeText, unreadablePlace, type ZoneFields } from './zones-draft';

/** Where a map is moved to. */
export interface MapFocus {
  readonly pin: Pin;
  readonly zoom: number;
}

/** What is drawn on the map of a zone, which may be shown twice: on the page and larger. */
export function useZoneMap(zone: ZoneFields, onChange: (changes: Partial<ZoneFields>) => void) {
  const [focus, setFocus] = useState<MapFocus>();
  const [isAdding, setIsAdding] = useState(false);
  const [chosen, setChosen] = useState<number>();
  const [isRefused, setIsRefused] = useState(false);
  /** The corners before they are drawn again. */
  const [before, setBefore] = useState<string>();
  const places = useMemo(() => placesOf(zone), [zone]);
  const isDrawing = zone.kind === 'POLYGON' && (isAdding || places.length < minCorners);
  /** The map does not show what was typed and cannot be read, and must not write over it. */
  const isLocked = zone.kind === 'POLYGON' && unreadablePlace(zone.points) > 0;

  const change = (next: readonly Pin[]) => {
    if (isLocked) return;
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
    isLocked,
    /** The index of the corner that can be removed. */
    chosen: chosen !== undefined && chosen < places.length ? chosen : undefined,
    choose: (index: number) => setChosen((last) => (last === index ? undefined : index)),
    /** What is wrong with the border, once it should be ready. */
    fault:
      zone.kind === 'POLYGON' && (isRefused || isLocked || !isDrawing) ? borderFault(zone.points) : undefined,
    change,
    addCorners: () => setIsAdding(true),
    finish: () => {
      setIsAdding(false);
      setIsRefused(places.length < minCorners);
      if (places.length >= minCorners) setBefore(undefined);
    },
    undo: () => change(places.slice(0, -1)),
    remove: (index: number) => change(places.toSpliced(index, 1)),
    drawAgain: () => {
      setBefore(zone.points);
      setChosen(undefined);
      setIsAdding(true);
      onChange({ points: '' });
    },
    /** Takes back that the area is drawn again; undefined unless it is. */
    bringBack:
      before === undefined
        ? undefined
        : () => {
            setBefore(undefined);
            setIsAdding(false);
            setIsRefused(false);
            onChange({ points: before });
          },
  };
}

export type ZoneMapState = ReturnType<typeof useZoneMap>;
