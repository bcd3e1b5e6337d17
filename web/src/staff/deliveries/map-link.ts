import { movedPin, type Pin } from '../../shared/lib/pin';

interface Place {
  readonly address: string;
  readonly coordinates?: Pin | null;
}

/** The way to the customer's pin, else to the address: phones open it in their map. */
export function mapLink({ address, coordinates }: Place): string {
  const pin = movedPin(coordinates);
  const destination = pin ? `${pin.lat},${pin.lng}` : address;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
