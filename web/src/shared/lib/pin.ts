export interface Pin {
  readonly lat: number;
  readonly lng: number;
}

/** Middle of India: where the pin stands until it is moved. */
export const defaultPin: Pin = { lat: 20.59, lng: 78.96 };

/** Where a customer has put the pin of an order; undefined if it was never moved. */
export function movedPin(coordinates: Pin | null | undefined): Pin | undefined {
  if (!coordinates) return undefined;
  const { lat, lng } = coordinates;
  return lat === defaultPin.lat && lng === defaultPin.lng ? undefined : { lat, lng };
}
