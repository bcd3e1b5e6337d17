import { movedPin, type Pin } from '../../shared/lib/pin';
import { say } from '../texts/texts';
import { typedPinCode } from './pin-codes';
import { isInside, minCorners, relationOf } from './zone-shapes';
import { borderOf, pinCodesIn, type ZoneFields } from './zones-draft';

/** A zone's name, or its number in the list. */
export const nameOfZone = (zone: ZoneFields, index: number): string =>
  zone.name.trim() || say('zones.zone', { name: String(index + 1) });

/** Which zone counts where one overlaps another, in words: the first of the list. */
export function overlapAdvice(zones: readonly ZoneFields[], index: number): string[] {
  const own = zones[index];
  if (!own?.isOn) return [];
  return zones.slice(0, index).flatMap((earlier, at) => {
    const name = nameOfZone(earlier, at);
    if (!earlier.isOn || (earlier.kind === 'PIN_CODES') !== (own.kind === 'PIN_CODES')) return [];
    if (own.kind === 'PIN_CODES') return sharedCodes(own, earlier, name);
    const relation = relationOf(borderOf(own), borderOf(earlier));
    if (relation === 'apart') return [];
    // An earlier zone with hours leaves the others to this one.
    return say(relation === 'within' && earlier.isAnyHour ? 'zones.isCovered' : 'zones.overlaps', { name });
  });
}

function sharedCodes(own: ZoneFields, earlier: ZoneFields, name: string): string[] {
  const theirs = readCodes(earlier);
  const shared = readCodes(own).filter((code) => theirs.includes(code));
  return shared.length > 0 ? [say('zones.sharesCodes', { codes: shared.join(', '), name })] : [];
}

const readCodes = ({ pinCodes }: ZoneFields) =>
  pinCodesIn(pinCodes).flatMap((typed) => typedPinCode(typed) ?? []);

interface Restaurant {
  readonly place: Pin | null;
  readonly pinCode: string;
}

/** Whether the restaurant itself lies outside all zones, which is rarely meant; false while its place is unknown. */
export function isOutsideAll(zones: readonly ZoneFields[], { place, pinCode }: Restaurant): boolean {
  const [pin, code] = [movedPin(place), typedPinCode(pinCode)];
  const inUse = zones.filter(
    (zone) => zone.isOn && (zone.kind === 'PIN_CODES' || borderOf(zone).length >= minCorners),
  );
  return (
    pin !== undefined &&
    code !== undefined &&
    inUse.length > 0 &&
    !inUse.some((zone) =>
      zone.kind === 'PIN_CODES' ? readCodes(zone).includes(code) : isInside(borderOf(zone), pin),
    )
  );
}
