import type { Pin } from '../../shared/lib/pin';
import { timeLimit } from '../../shared/lib/abort';
import { withAsciiDigits } from '../../shared/lib/typed-number';
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
  readonly isDistrict: boolean;
}

/** The place of a PIN code, or of a district by the beginning of its name or of its state's. */
export function findPlace(codes: PinCodes, text: string): FoundPlace | undefined {
  const code = typedPinCode(text);
  if (code !== undefined) {
    const place = codes.find((each) => each.code === code);
    return place && { name: `${code}, ${place.district}`, pin: place.pin, isDistrict: false };
  }
  const wanted = text.trim().toLowerCase();
  const district = wanted && codes.find((each) => each.district.toLowerCase().startsWith(wanted))?.district;
  if (!district) return undefined;
  const pins = codes.filter((each) => each.district === district).map(({ pin }) => pin);
  return { name: district, pin: middleOf(pins), isDistrict: true };
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
