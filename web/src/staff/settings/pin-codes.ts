import type { Pin } from '../../shared/lib/pin';
import { timeLimit } from '../../shared/lib/abort';
import { withAsciiDigits } from '../../shared/lib/typed-number';
import { otherNames } from './district-names';
import { metersBetween } from './zone-shapes';
import listUrl from './pin-codes.json?url';

const loadMs = 20_000;

/** Where the post offices of a PIN code are, on average. */
export interface PinCodePlace {
  readonly code: string;
  readonly pin: Pin;
  /** With its state. */
  readonly district: string;
}

export type PinCodes = readonly PinCodePlace[];

/** By district: code, latitude, longitude, and so on. */
type StoredList = Readonly<Record<string, readonly number[]>>;

let list: Promise<PinCodes> | undefined;

/**
 * The bundled PIN codes of India (India Post, data.gov.in), without those that India Post has far from the codes around
 * them, or at one place with many others. Loaded once, on demand.
 */
export function loadPinCodes(): Promise<PinCodes> {
  list ??= fetchList().catch((error: unknown) => {
    list = undefined;
    throw error;
  });
  return list;
}

async function fetchList(): Promise<PinCodes> {
  const response = await fetch(listUrl, { signal: timeLimit(loadMs) });
  if (!response.ok) throw new Error(`The PIN codes answered ${response.status}`);
  return readList((await response.json()) as StoredList);
}

export const readList = (stored: StoredList): PinCodes =>
  Object.entries(stored).flatMap(([district, numbers]) =>
    numbers.flatMap((code, index) => {
      const [lat, lng] = numbers.slice(index + 1, index + 3);
      return index % 3 === 0 && lat !== undefined && lng !== undefined
        ? { code: String(code), pin: { lat, lng }, district }
        : [];
    }),
  );

/** A PIN code as it is usually typed; undefined for another text. */
export const typedPinCode = (text: string): string | undefined =>
  /^[1-9]\d{2}\s?\d{3}$/.exec(withAsciiDigits(text).trim())?.[0].replace(/\s/, '');

interface FoundPlace {
  readonly name: string;
  readonly pin: Pin;
  readonly kind: 'code' | 'district' | 'state';
}

/** The place of a PIN code, or of the district or the state whose name fits best. */
export function findPlace(codes: PinCodes, text: string): FoundPlace | undefined {
  const code = typedPinCode(text);
  if (code !== undefined) {
    const place = codes.find((each) => each.code === code);
    return place && { name: `${code}, ${place.district}`, pin: place.pin, kind: 'code' };
  }
  const query = plain(text);
  if (query === '') return undefined;
  const districts = [...new Set(codes.map(({ district }) => district))];
  const states = [...new Set(districts.map(stateOf))];
  const [best] = [
    ...districts.map((name) => ({ name, kind: 'district' as const, fit: districtFit(name, query) })),
    ...states.map((name) => ({ name, kind: 'state' as const, fit: stateFit(name, query) })),
  ].toSorted((one, other) => one.fit - other.fit);
  if (!best || best.fit === noFit) return undefined;
  const { name, kind } = best;
  const pins = codes.flatMap(({ district, pin }) =>
    (kind === 'district' ? district : stateOf(district)) === name ? pin : [],
  );
  return { name, pin: middleOf(pins), kind };
}

const stateOf = (district: string) => district.slice(district.indexOf(', ') + 2);

/** In small letters, words with single spaces between them. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const noFit = Infinity;

/** How well a district fits, best first: by its whole name, its beginning, the beginning of a later word. */
function districtFit(district: string, query: string): number {
  const names = [district, district.slice(0, district.indexOf(', ')), ...(otherNames[district] ?? [])].map(
    plain,
  );
  if (names.includes(query)) return 0;
  // A city is meant rather than the country around it.
  if (names.some((name) => name.startsWith(query))) return /Rural|Suburban|Dehat/.test(district) ? 3 : 2;
  return names.slice(1).some((name) => name.includes(` ${query}`)) ? 4 : noFit;
}

function stateFit(state: string, query: string): number {
  const name = plain(state);
  if (name === query) return 1;
  return ` ${name}`.includes(` ${query}`) ? 5 : noFit;
}

/** The medians, which single wrong places do not move. */
export function middleOf(pins: readonly Pin[]): Pin {
  const median = (numbers: number[]) =>
    numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
  return { lat: median(pins.map(({ lat }) => lat)), lng: median(pins.map(({ lng }) => lng)) };
}

interface NearCode {
  readonly code: string;
  readonly meters: number;
}

/** The PIN codes nearest to a place, nearest first. */
export const codesNear = (codes: PinCodes, place: Pin, count: number): NearCode[] =>
  codes
    .map(({ code, pin }) => ({ code, meters: metersBetween(place, pin) }))
    .toSorted((one, other) => one.meters - other.meters)
    .slice(0, count);
