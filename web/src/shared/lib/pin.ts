export interface Pin {
  readonly lat: number;
  readonly lng: number;
}

/** The centre of India: default position of the pin, unless the restaurant has a place on the map. */
export const defaultPin: Pin = { lat: 20.59, lng: 78.96 };

export const countryZoom = 5;
export const streetZoom = 15;

/** The position of a pin; undefined if it was not moved. */
export function movedPin(coordinates: Pin | null | undefined): Pin | undefined {
  if (!coordinates) return undefined;
  const { lat, lng } = coordinates;
  return lat === defaultPin.lat && lng === defaultPin.lng ? undefined : { lat, lng };
}
