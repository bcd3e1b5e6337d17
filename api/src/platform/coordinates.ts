interface MaybePlaced {
  readonly lat: number | null;
  readonly lng: number | null;
}

/** The coordinates of a row, in degrees; null if it has none. */
export const coordinatesOf = ({ lat, lng }: MaybePlaced) =>
  lat === null || lng === null ? null : { lat, lng };
