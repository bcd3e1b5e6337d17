import { useMemo, useState } from 'react';
import { graphql } from '../../gql';
import { useLiveQuery } from '../../shared/live/use-live-query';
import { readStored, writeStored } from '../../shared/lib/storage';
import type { Place } from './stations';

const storageKey = 'kitchen:station';

const KitchenStationsQuery = graphql(`
  query KitchenStations {
    restaurant {
      stations {
        name
        categories
      }
    }
  }
`);

/** The station that this device is at, of those of the restaurant; all of them by default. */
export function usePlace() {
  const { data, error } = useLiveQuery(KitchenStationsQuery, {});
  const [chosen, setChosen] = useState(() => readStored(storageKey));
  const stations = data?.restaurant.stations;
  const place = useMemo<Place | undefined>(
    () => stations?.flatMap(({ name }) => (name === chosen ? { name, stations } : []))[0],
    [stations, chosen],
  );
  const names = (stations ?? []).map(({ name }) => name);
  /** @param name undefined: all */
  const choose = (name: string | undefined) => {
    writeStored(storageKey, name ?? null);
    setChosen(name ?? null);
  };
  return {
    place,
    /** False until a chosen station is read: the board would show all lines. */
    isKnown: chosen === null || data !== undefined || error !== undefined,
    names,
    /** The chosen station if the restaurant no longer has it: the board shows all lines. */
    gone: names.length > 0 && !place ? (chosen ?? undefined) : undefined,
    choose,
    /** After the last station come all of them. */
    chooseNext: () => choose(names[place ? names.indexOf(place.name) + 1 : 0]),
  };
}
