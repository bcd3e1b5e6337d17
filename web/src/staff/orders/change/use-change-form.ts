import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../domain/session/session';
import { useDraft } from '../../../shared/form/use-draft';
import { useSubmit } from '../../../shared/form/use-submit';
import { errorCode, fieldErrors, isRefused } from '../../../shared/lib/errors';
import { useMay } from '../../device/approval';
import { useOwnTablet } from '../../device/tablet';
import { faultOf } from './fault-of-change';
import { moneyOfChange } from './money-of-change';
import { changeInput, changeToSend, orderDrafts, takenAway } from './order-draft';
import type { OrderToChange } from './order-to-change';
import { useChangeQuote } from './use-change-quote';
import { useSendChange } from './use-send-change';

/** The draft of an order's change, its quote, and what sends it. @param reread reads the order again */
export function useChangeForm(order: OrderToChange, reread: () => Promise<unknown>) {
  const { id } = order;
  const { user } = useSession();
  const navigate = useNavigate();
  const [drafts] = useState(() => orderDrafts(id));
  const [start] = useState(() => drafts.starting());
  const { draft: whole, fields: draft, change, clear } = useDraft(drafts, start, user?.id ?? '');
  const [soldOut, setSoldOut] = useState<readonly string[]>([]);
  const [isApproving, setIsApproving] = useState(false);
  const mayRefund = useMay('REFUND_PAYMENTS');
  const isTablet = useOwnTablet() !== null;

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

  const { send, isOvertaken, isInDoubt, forget } = useSendChange({
    id,
    sent: draft.sent,
    change,
    reread: async () => {
      await reread().catch(() => undefined);
      refresh();
    },
    onDone: leave,
  });

  const sendWith = async (approval?: string) => {
    const next =
      input &&
      quote &&
      changeToSend({ order, draft: whole, quote, input, soldOut, ...(approval && { approval }) });
    const toSend = draft.sent ?? next;
    if (toSend) await send(toSend);
  };

  const form = useSubmit(async () => {
    if (!isInDoubt) {
      if (error !== undefined && Object.keys(fieldErrors(error)).length > 0) throw error;
      if (!isQuoted || !quote) return;
      const fault = faultOf(order, draft, quote);
      if (fault) throw fault;
      if (money?.back && mayRefund === 'ask') {
        setIsApproving(true);
        return;
      }
    }
    try {
      await sendWith();
    } catch (failure) {
      if (!isTablet || errorCode(failure) !== 'FORBIDDEN') throw failure;
      setIsApproving(true);
    }
  }, '');

  return {
    draft,
    change: (changes: Parameters<typeof change>[0]) => {
      form.clearFailure();
      change(changes);
    },
    clear: () => {
      form.clearFailure();
      forget();
      setSoldOut([]);
      clear();
    },
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
    isOvertaken,
    isInDoubt,
    /** Money goes back, which this user may not do, nor let anybody do here. */
    isBarred: Boolean(money?.back) && mayRefund === 'no',
    approval: {
      isOpen: isApproving && !isInDoubt,
      send: async (approval: string) => {
        try {
          await sendWith(approval);
        } catch (failure) {
          // In doubt, it is sent again with the same approval.
          if (!isRefused(failure)) setIsApproving(false);
          throw failure;
        }
      },
      close: () => setIsApproving(false),
    },
    form,
    errors: { ...fieldErrors(error), ...form.errors },
  };
}
