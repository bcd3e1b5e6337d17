import { isRecord } from '../lib/is-record';

/**
 * Replaces the state of every entity in `result` whose version is lower than the known one: answers may arrive out of
 * order. Other fields stay.
 * @param knownState the fields that belong to one `version` and change together
 */
export function keepNewest(
  result: unknown,
  knownState: (typename: string, id: string) => Readonly<Record<string, unknown>> | null,
): unknown {
  if (Array.isArray(result)) return mapChanged(result, (item) => keepNewest(item, knownState));
  if (!isRecord(result)) return result;

  let kept = result;
  for (const [key, child] of Object.entries(result)) {
    const newest = keepNewest(child, knownState);
    if (newest !== child) kept = { ...kept, [key]: newest };
  }
  const { __typename, id, version } = kept;
  if (typeof __typename !== 'string' || typeof id !== 'string' || typeof version !== 'number') return kept;

  const known = knownState(__typename, id);
  if (typeof known?.['version'] !== 'number' || version >= known['version']) return kept;
  const state = Object.entries(known).filter(([field, value]) => field in kept && value !== undefined);
  return { ...kept, ...Object.fromEntries(state) };
}

/** Like `map`, but returns the same array if nothing changed, so that the cache recognises it. */
function mapChanged(values: unknown[], map: (value: unknown) => unknown): unknown[] {
  const mapped = values.map(map);
  return mapped.some((value, index) => value !== values[index]) ? mapped : values;
}
