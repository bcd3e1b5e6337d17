import type { Translate } from '../texts/texts';
import type { PositionFields } from './bill-draft';

/** `Regular: Tax is added on top` */
export const positionInWords = (
  t: Translate,
  { mode, pricesInclude }: Pick<PositionFields, 'mode' | 'pricesInclude'>,
): string =>
  t(`taxMode.${mode}`) + (mode === 'REGULAR' ? `: ${t(pricesInclude ? 'gst.included' : 'gst.onTop')}` : '');
