import { expect, it } from 'vitest';
import { defaultPin } from '../../shared/lib/pin';
import { mapLink } from './map-link';

const address = '12 MG Road & 3rd Cross, Bengaluru';
const destinationOf = (place: Parameters<typeof mapLink>[0]) =>
  new URL(mapLink(place)).searchParams.get('destination');

it('a map link leads to the pin that the customer has set', () => {
  expect(destinationOf({ address, coordinates: { lat: 12.97, lng: 77.59 } })).toBe('12.97,77.59');
});

it('a map link leads to the address without a pin, or if nobody moved it', () => {
  expect(destinationOf({ address, coordinates: null })).toBe(address);
  expect(destinationOf({ address, coordinates: defaultPin })).toBe(address);
});
