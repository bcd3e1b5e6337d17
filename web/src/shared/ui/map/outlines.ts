import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlasUrl from 'world-atlas/countries-50m.json?url';

type Atlas = Topology<{ countries: GeometryCollection }>;

export type Outlines = Awaited<ReturnType<typeof fetchOutlines>>;

let outlines: Promise<Outlines> | undefined;

/** The bundled country outlines (Natural Earth, public domain). Loaded once, on demand. */
export function loadOutlines(): Promise<Outlines> {
  outlines ??= fetchOutlines().catch((error: unknown) => {
    outlines = undefined;
    throw error;
  });
  return outlines;
}

async function fetchOutlines() {
  const response = await fetch(atlasUrl);
  if (!response.ok) throw new Error(`The outlines answered ${response.status}`);
  const atlas: Atlas = await response.json();
  return feature(atlas, atlas.objects.countries);
}
