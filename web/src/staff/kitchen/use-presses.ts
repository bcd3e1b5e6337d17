import { useCallback, useState } from 'react';
import { errorMessage } from '../../shared/lib/errors';
import { useInterval } from '../../shared/lib/use-interval';
import { isCutOff } from '../../shared/live/live-connection';
import { useSetSoldOut } from '../sold-out/use-set-sold-out';
import { say } from '../texts/texts';
import { actText } from './act-text';
import { applied, undoOf, type Act } from './acts';
import type { KitchenLine, KitchenOrder } from './kitchen-order';
import type { KitchenOrders } from './kitchen-orders';

/** How long a press can be undone, in ms. */
const undoMs = 10_000;
/** Several presses in a row: the last ones. */
const maxUndoable = 5;

interface Undoable {
  readonly key: number;
  /** `#47: Ready` */
  readonly text: string;
  readonly until: number;
  readonly undo: () => void;
}

interface Refused {
  readonly orderId: string;
  readonly text: string;
}

let keys = 0;

/** Sends what is pressed on the board, and keeps what can be undone and what was refused. */
export function usePresses(kitchen: KitchenOrders) {
  const [undoable, setUndoable] = useState<readonly Undoable[]>([]);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const setSoldOut = useSetSoldOut();
  const expire = () => setUndoable((all) => all.filter(({ until }) => until > Date.now()));
  useInterval(expire, undoable.length > 0 ? 500 : undefined);

  const dismiss = useCallback(
    (orderId: string) => setRefused((all) => all.filter((each) => each.orderId !== orderId)),
    [],
  );
  const note = useCallback(
    (orderId: string, text: string) =>
      setRefused((all) => [...all.filter((each) => each.orderId !== orderId), { orderId, text }]),
    [],
  );
  const refuse = useCallback(
    ({ id, name }: KitchenOrder, why: string) => note(id, say('kitchen.notChanged', { name, why })),
    [note],
  );
  const offer = useCallback((text: string, undo: () => void) => {
    const entry = { key: (keys += 1), text, until: Date.now() + undoMs, undo };
    setUndoable((all) => [...all, entry].slice(-maxUndoable));
    return () => setUndoable((all) => all.filter((each) => each !== entry));
  }, []);

  const send = useCallback(
    async (order: KitchenOrder, act: Act) => {
      dismiss(order.id);
      // A press that nobody could send is not kept: who pressed it would have gone on to something else.
      if (isCutOff()) {
        refuse(order, say('kitchen.offline'));
        return false;
      }
      try {
        await kitchen.press(order, act);
        return true;
      } catch (error) {
        const why = errorMessage(error, '');
        if (why) refuse(order, why);
        else note(order.id, say('kitchen.notKnown', { name: order.name }));
        return false;
      }
    },
    [kitchen, dismiss, refuse, note],
  );

  const press = useCallback(
    async (order: KitchenOrder, act: Act) => {
      const back = undoOf(order, act);
      const { kitchenStage } = applied(order, act);
      const undo = () => {
        const now = kitchen.find(order.id);
        // Somebody else has moved it on: going back by one stage would be another one.
        if (now && back && now.kitchenStage === kitchenStage) void send(now, back);
        else refuse(order, say('kitchen.movedMeanwhile'));
      };
      const withdraw = back && !isCutOff() ? offer(actText(order, act), undo) : undefined;
      if (!(await send(order, act))) withdraw?.();
    },
    [kitchen, send, refuse, offer],
  );

  const sellOut = async ({ menuItemId: id, name }: KitchenLine) => {
    const withdraw = offer(say('soldOut.isSoldOut', { name }), () => void setSoldOut({ id, name }, 'NONE'));
    if (!(await setSoldOut({ id, name }, 'UNTIL_CLOSING'))) withdraw();
  };

  const last = undoable.at(-1);
  return {
    press,
    sellOut,
    refused,
    dismiss,
    /** What can be undone, the latest first. */
    undoable: undoable.toReversed(),
    undo: () => {
      if (!last) return;
      setUndoable((all) => all.filter((each) => each !== last));
      last.undo();
    },
  };
}
