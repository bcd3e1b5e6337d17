import { toRupees } from '../../platform/money.js';
import {
  feeOf,
  lowestFee,
  pinCodesIn,
  zoneOf,
  type DeliveryZone,
  type Point,
} from '../restaurant/delivery-zones.js';
import { timeOfDay } from '../restaurant/opening-hours.js';
import type { CodeOf } from './quote-problems.js';
import { say } from './quote.sentences.js';
import type { Sentence } from '../../platform/sentences.js';

/** Where an order goes. A quote without any of these knows no fee yet. */
export interface DeliveryRequest {
  /** May contain the PIN code. */
  readonly address: string | undefined;
  readonly coordinates: Point | null | undefined;
  readonly pinCode: string | undefined;
}

/** What an address lacks. */
export const addressFacts = ['LOCATION', 'PIN_CODE'] as const;
export type AddressFact = (typeof addressFacts)[number];

interface DeliveryProblem {
  readonly code: CodeOf<'DELIVERY'>;
  readonly message: Sentence;
  readonly needs?: AddressFact;
}

interface DeliveryQuote {
  readonly zone: DeliveryZone | null;
  readonly deliveryFeePaise: number;
  readonly deliveryFromPaise: number | null;
  readonly problems: readonly DeliveryProblem[];
}

interface DeliveryRules {
  readonly zones: readonly DeliveryZone[];
  readonly offersPickup: boolean;
}

/**
 * The fee of a delivery, and what prevents it.
 * @param dishesPaise total of the dishes
 */
export function quoteDelivery(
  { zones, offersPickup }: DeliveryRules,
  { address, coordinates, pinCode }: Partial<DeliveryRequest>,
  dishesPaise: number,
  now: Date,
): DeliveryQuote {
  const deliveryFromPaise = lowestFee(zones, dishesPaise) ?? null;
  const none = { zone: null, deliveryFeePaise: 0, deliveryFromPaise };
  const pin = coordinates && isChosen(coordinates) ? coordinates : undefined;
  const isUnknown = !address && !pin && !pinCode;
  if (zones.length === 0 || isUnknown) return { ...none, problems: [] };
  const pinCodes = [...new Set([...(pinCode ? [pinCode] : []), ...pinCodesIn(address ?? '')])];
  const destination = { coordinates: pin, pinCodes };
  const found = zoneOf(zones, destination, now, dishesPaise);
  if (found.kind === 'outside')
    return {
      ...none,
      problems: [
        { code: 'OUTSIDE_ZONES', message: offersPickup ? say.outsideZonesOrPickup : say.outsideZones },
      ],
    };
  if (found.kind === 'closed')
    return { ...none, problems: [{ code: 'OUTSIDE_ZONES', message: deliveredAt(found.zone) }] };
  if (found.kind === 'unknown') {
    return { ...none, problems: [addressNeeded(found.needed, pinCodes)] };
  }
  const { zone } = found;
  const missingPaise = zone.minimumPaise - dishesPaise;
  return {
    zone,
    deliveryFeePaise: feeOf(zone, dishesPaise),
    deliveryFromPaise,
    problems: missingPaise > 0 ? [{ code: 'BELOW_MINIMUM', message: belowMinimum(zone, missingPaise) }] : [],
  };
}

/** The address of an order with the PIN code that it was priced for, which riders see nowhere else. */
export function addressForRider({
  address,
  pinCode,
}: {
  address: string;
  pinCode?: string | undefined;
}): string {
  const isComplete = !address || !pinCode || pinCodesIn(address).includes(pinCode);
  return isComplete ? address : `${address}, ${pinCode}`;
}

/** The centre of India: what clients send if nobody moved the pin of a restaurant without a place on the map. */
const untouchedPin: Point = { lat: 20.59, lng: 78.96 };
const isChosen = ({ lat, lng }: Point) => lat !== untouchedPin.lat || lng !== untouchedPin.lng;

const deliveredAt = ({ name, hours }: DeliveryZone) =>
  say.zoneClosed({
    zone: name,
    from: timeOfDay(hours?.opensAt ?? 0),
    until: timeOfDay(hours?.closesAt ?? 0),
  });

/** @param pinCodes of the address; if there are several, they disagree */
function addressNeeded(needed: 'pin' | 'pinCode', pinCodes: readonly string[]): DeliveryProblem {
  const code = 'ADDRESS_NEEDED';
  if (needed === 'pin') return { code, message: say.locationNeeded, needs: 'LOCATION' };
  if (pinCodes.length === 0) return { code, message: say.pinCodeNeeded, needs: 'PIN_CODE' };
  return { code, message: severalPinCodes(pinCodes) };
}

const severalPinCodes = (known: readonly string[]) => say.severalPinCodes({ codes: known.join(', ') });

const rupeesText = (paise: number) => {
  const amount = toRupees(paise);
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
};

const belowMinimum = ({ name, minimumPaise }: DeliveryZone, missingPaise: number) =>
  say.belowMinimum({ zone: name, amount: rupeesText(minimumPaise), missing: rupeesText(missingPaise) });
