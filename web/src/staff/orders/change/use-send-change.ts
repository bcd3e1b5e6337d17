import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { isRefused, refusalHere, errorCode } from '../../../shared/lib/errors';
import { isCutOff } from '../../../shared/live/live-connection';
import { useSetSoldOut } from '../../sold-out/use-set-sold-out';
import { say } from '../../texts/texts';
import type { OrderDraft, SentChange } from './order-draft';
import { useChangeOrder } from './use-change-order';

interface Sending {
  readonly id: string;
  readonly sent: SentChange | null;
  readonly change: (changes: Partial<OrderDraft>) => void;
  /** Reads the order and its quote again. */
  readonly reread: () => Promise<unknown>;
  readonly onDone: () => void;
}

/** Sends a change. Without an answer it stays in the draft, because it may have arrived. */
export function useSendChange({ id, sent, change, reread, onDone }: Sending) {
  const changeOrder = useChangeOrder();
  const markSoldOut = useSetSoldOut();
  const [isSending, setIsSending] = useState(false);
  /** Somebody else has changed it: what was typed is on top of that. */
  const [isOvertaken, setIsOvertaken] = useState(false);

  /** Throws the error of the server or the network. */
  const send = async (whole: SentChange) => {
    if (isCutOff()) throw refusalHere('', say('changeOrder.offline'));
    const { soldOut, ...variables } = whole;
    setIsOvertaken(false);
    setIsSending(true);
    change({ sent: whole });
    try {
      await changeOrder({ id, ...variables });
    } catch (failure) {
      if (isRefused(failure)) change({ sent: null });
      const code = errorCode(failure);
      if (code === 'CONFLICT' || code === 'TOTAL_MISMATCH') {
        setIsOvertaken(true);
        await reread();
      }
      throw failure;
    } finally {
      setIsSending(false);
    }
    toast.success(say('changeOrder.done'));
    for (const dish of soldOut) void markSoldOut(dish, 'UNTIL_CLOSING');
    onDone();
  };

  return {
    send,
    isOvertaken,
    forget: () => setIsOvertaken(false),
    /** The last change was sent, and nobody knows whether it has arrived. */
    isInDoubt: sent !== null && !isSending,
  };
}
