import { refusalHere } from '../../../shared/lib/errors';
import { say } from '../../texts/texts';
import { lacksReason, type OrderDraft } from './order-draft';
import type { OrderToChange } from './order-to-change';
import type { ChangeQuote } from './use-change-quote';

/** The name of the field that has the problem of an added line. */
export const addedField = (index: number) => `added-${index}`;

function fieldOf({ line, stage, field, needs }: ChangeQuote['problems'][number]): string | undefined {
  if (line !== null) return addedField(line);
  if (stage === 'DELIVERY') return needs === 'PIN_CODE' ? 'pinCode' : 'address';
  return field === 'slot' ? 'slot' : undefined;
}

/** Why a change cannot be sent as it is, at its field. */
export function faultOf(order: OrderToChange, draft: OrderDraft, { problems }: ChangeQuote) {
  const [problem] = problems;
  if (problem) {
    const { message } = problem;
    const field = fieldOf(problem);
    return field
      ? refusalHere(field, message)
      : refusalHere('', say('changeOrder.cannot', { problem: message }));
  }
  if (!lacksReason(order, draft)) return undefined;
  return draft.reason === 'NONE'
    ? refusalHere('removalReason', say('changeOrder.reasonMissing'))
    : refusalHere('removalText', say('cancelReason.missing'));
}
