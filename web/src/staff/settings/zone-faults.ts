import { formatRupees } from '../../shared/lib/format';
import { readNumber } from '../../shared/lib/typed-number';
import { say } from '../texts/texts';
import { typedPinCode } from './pin-codes';
import { crossingSides, hasArea, minCorners } from './zone-shapes';
import { cornersIn, pinCodesIn, unreadablePlace, type ZoneFields } from './zones-draft';

/** What is wrong with a zone, and what to do, in words. The server refuses it. */

/** Of the border of a polygon, by its lines of text. */
export function borderFault(lines: string): string | undefined {
  const line = unreadablePlace(lines);
  if (line > 0) return say('zones.unreadableCorner', { line });
  const corners = cornersIn(lines);
  const count = corners.length;
  if (count < minCorners) return say('zones.fewCorners', { count });
  if (!hasArea(corners)) return say('zones.noArea');
  const crossing = crossingSides(corners);
  if (!crossing) return undefined;
  const [one, other] = crossing;
  const after = (index: number) => ((index + 1) % count) + 1;
  return say('zones.crossing', { a: one + 1, b: after(one), c: other + 1, d: after(other) });
}

/** Of the centre of a circle. */
export const centerFault = (center: string): string | undefined =>
  unreadablePlace(center) > 0 ? say('zones.unreadableCenter') : undefined;

/** Of a list of PIN codes. */
export function pinCodesFault(list: string): string | undefined {
  const codes = pinCodesIn(list);
  const wrong = codes.find((code) => !typedPinCode(code));
  if (wrong !== undefined) return say('zones.noPinCode', { code: wrong });
  const plain = codes.map(typedPinCode);
  const twice = plain.find((code, index) => plain.indexOf(code) !== index);
  return twice === undefined ? undefined : say('zones.pinCodeTwice', { code: twice });
}

/** Of a fee step: its amount is there twice. */
export function stepFault({ feeSteps }: ZoneFields, index: number): string | undefined {
  const amounts = feeSteps.map(({ from }) => readNumber('rupees', from));
  const own = amounts[index];
  return own !== undefined && amounts.indexOf(own) < index
    ? say('zones.stepTwice', { amount: formatRupees(own) })
    : undefined;
}
