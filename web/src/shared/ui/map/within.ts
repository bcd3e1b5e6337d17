import type { Pin } from '../../lib/pin';

/** Five decimals of a degree are about a metre. */
const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** A map can be dragged round the world; coordinates end at the date line. */
export function within({ lat, lng }: Pin): Pin {
  return {
    lat: round(Math.max(-85, Math.min(85, lat))),
    lng: round(((((lng + 180) % 360) + 360) % 360) - 180),
  };
}
