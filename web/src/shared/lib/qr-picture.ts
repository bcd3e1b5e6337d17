import { renderSVG } from 'uqr';

/** The address of a picture of a QR code. */
export const qrPicture = (text: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 1, ecc: 'M' }))}`;
