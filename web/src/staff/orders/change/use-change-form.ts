import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from 'react-toastify/unstyled';
import { useSession } from '../../../domain/session/session';
import { useDraft } from '../../../shared/form/use-draft';
import { useSubmit } from '../../../shared/form/use-submit';
import { errorCode, fieldErrors } from '../../../shared/lib/errors';
import { useMay } from '../../device/approval';
import { useOwnTablet } from '../../device/tablet';
import { useSetSoldOut } from '../../sold-out/use-set-sold-out';
import { say } from '../../texts/texts';
import { moneyOfChange } from './money-of-change';
import { changeInput, lacksReason, orderDrafts, reasonInput, takenAway } from './order-draft';
import type { OrderToChange } from './order-to-change';
import { useChangeOrder } from './use-change-order';
import { useChangeQuote } from './use-change-quote';

/** The draft of an order's change, its quote, and what sends it. @param reread reads the order again */
export function useChangeForm(order: OrderToChange, reread: () => Promise<unknown>) {
  const { id } = order;
  const { user } = useSession();
  const navigate = useNavigate();
  const [drafts] = useState(() => orderDrafts(id));
  const [start] = useState(() => drafts.starting());
  const { fields: draft, change, clear } = useDraft(drafts, start, user?.id ?? '');
  const [soldOut, setSoldOut] = useState<readonly string[]>([]);
  /** How often something was missing, or a problem left, when it was saved. */
  const [refusals, setRefusals] = useState(0);
  const [isApproving, setIsApproving] = useState(false);
  /** Somebody else has changed it: what was typed is on top of that. */
  const [isOvertaken, setIsOvertaken] = useState(false);
  const mayRefund = useMay('REFUND_PAYMENTS');
  const isTablet = useOwnTablet() !== null;
  const markSoldOut = useSetSoldOut();
  const changeOrder = useChangeOrder();

  const input = changeInput(order, draft);
  const { quote, isQuoted, error, refresh } = useChangeQuote(id, order.version, input);
  const money = quote && moneyOfChange(quote);
  const taken = takenAway(order, draft);

  const leave = () => {
    clear();
    // Opened in a tab of its own, it has nothing to go back to.
    const { idx = 0 } = (window.history.state ?? {}) as { readonly idx?: number };
    if (idx > 0) void navigate(-1);
    else void navigate('/admin/orders', { replace: true });
  };

  /** Throws the error of the server or the network, unless the draft can be sent again. */
  const send = async (approval?: string) => {
    if (!input || !quote) return;
    const { version: expectedVersion, total } = quote;
    const whole = { ...input, ...reasonInput(order, draft) };
    try {
      await changeOrder({ id, input: whole, expectedVersion, total, ...(approval && { approval }) });
    } catch (failure) {
      const code = errorCode(failure);
      if (code === 'CONFLICT' || code === 'TOTAL_MISMATCH') {
        setIsOvertaken(true);
        await reread().catch(() => undefined);
        refresh();
      }
      throw failure;
    }
    toast.success(say('changeOrder.done'));
    for (const { menuItemId, name } of new Map(taken.map((line) => [line.menuItemId, line])).values())
      if (draft.reason === 'SOLD_OUT' && soldOut.includes(menuItemId))
        void markSoldOut({ id: menuItemId, name }, 'UNTIL_CLOSING');
    leave();
  };

  const form = useSubmit(async () => {
    setIsOvertaken(false);
    const isReady = isQuoted && quote?.problems.length === 0 && !lacksReason(order, draft);
    if (!isReady) {
      setRefusals((before) => before + 1);
      return;
    }
    if (money?.back && mayRefund === 'ask') {
      setIsApproving(true);
      return;
    }
    try {
      await send();
    } catch (failure) {
      if (!isTablet || errorCode(failure) !== 'FORBIDDEN') throw failure;
      setIsApproving(true);
    }
  }, say('changeOrder.failed'));

  return {
    draft,
    change: (changes: Parameters<typeof change>[0]) => {
      form.clearFailure();
      change(changes);
    },
    clear,
    input,
    quote,
    isQuoted,
    /** The total of what is on the screen has not come yet. */
    isQuoting: input !== undefined && !isQuoted && error === undefined,
    money,
    quoteError: error,
    refresh,
    taken,
    soldOut,
    setSoldOut,
    refusals,
    isOvertaken,
    /** Money goes back, which this user may not do, nor let anybody do here. */
    isBarred: Boolean(money?.back) && mayRefund === 'no',
    approval: { isOpen: isApproving, send, close: () => setIsApproving(false) },
    form,
    errors: { ...fieldErrors(error), ...form.errors },
  };
}
