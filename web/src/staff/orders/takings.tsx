import { useMutation } from '@apollo/client/react';
import { useRef, useState, type RefObject } from 'react';
import { toast } from 'react-toastify/unstyled';
import { graphql, readFragment, type FragmentType } from '../../gql';
import type { TakingsFragment as OrderTakings } from '../../gql/graphql';
import { errorCode, errorMessage } from '../../shared/lib/errors';
import { formatMoment, formatRupees } from '../../shared/lib/format';
import { useFocusAfterDialog } from '../../shared/lib/use-focus-after-dialog';
import { wholePaise } from '../../shared/lib/whole-paise';
import { Button } from '../../shared/ui/button';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { can, useSession } from '../../domain/session/session';
import { useTexts } from '../texts/texts';
import { ApprovalDialog, useMay } from '../device/approval';
import { useOwnTablet } from '../device/tablet';
import { RefundTakings } from './refund-takings';
import { TakingDialog } from './taking-dialog';
import styles from './takings.module.css';

export const TakingsFragment = graphql(`
  fragment Takings on Order {
    id
    way
    status
    total
    paid
    due
    dueOnline
    takingsExcess
    takings {
      id
      method
      place
      amount
      change
      isAssumed
      at
      by
      undoneAt
      undoneBy
    }
  }
`);

type OrderTaking = NonNullable<OrderTakings['takings']>[number];

/** Rupees that staff entered, and that count; 0 for roles that see no money. */
export const enteredOf = ({ paid, takings }: Pick<OrderTakings, 'paid' | 'takings'>): number =>
  wholePaise((paid ?? 0) - (takings?.find(isAssumption)?.amount ?? 0));

const isAssumption = ({ isAssumed, undoneAt }: OrderTaking) => isAssumed && !undoneAt;

/** What staff received for an order, what is due, and what they have to give back. */
export function Takings({ order: masked }: { readonly order: FragmentType<typeof TakingsFragment> }) {
  const t = useTexts();
  const { user } = useSession();
  const { id, way, status, total, paid, due, dueOnline, takingsExcess, takings } = readFragment(
    TakingsFragment,
    masked,
  );
  const [isOpen, setIsOpen] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  useFocusAfterDialog(isOpen, group);
  if (paid === null || due === null || takings === null) return null;
  const assumed = takings.find(isAssumption)?.amount ?? 0;
  const excess = takingsExcess ?? 0;
  const toPay = wholePaise(due + assumed);
  const mayEnter = can(user, 'ENTER_TAKINGS') && status !== 'CANCELLED' && toPay > 0;
  if (!isOpen && paid === 0 && due === 0 && takings.length === 0) return null;
  return (
    <div ref={group} role="group" tabIndex={-1} className="stack gap-3 mt-3" aria-label={t('takings.title')}>
      <div className="row wrap between gap-2 gap-x-4">
        <p>
          {paid > 0 && `${t('takings.paid', { paid: formatRupees(paid), total: formatRupees(total) })} `}
          {due > 0 && (
            <strong>{t(dueOnline ? 'takings.dueOnline' : 'takings.due', { due: formatRupees(due) })}</strong>
          )}
          {excess > 0 && <strong>{t('takings.refundExcess', { amount: formatRupees(excess) })}</strong>}
        </p>
        <RefundTakings orderId={id} excess={excess} group={group} />
        {mayEnter && (
          <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
            {t(due > 0 ? 'takings.enter' : 'takings.correct')}
          </Button>
        )}
      </div>
      {takings.length > 0 && (
        <ul className={`stack gap-2 small ${styles['list']}`} aria-label={t('takings.list')}>
          {takings.map((taking) => (
            <TakingLine key={taking.id} orderId={id} taking={taking} group={group} />
          ))}
        </ul>
      )}
      {isOpen && (
        <TakingDialog orderId={id} due={due} toPay={toPay} way={way} onClose={() => setIsOpen(false)} />
      )}
    </div>
  );
}

const UndoTakingMutation = graphql(`
  mutation UndoTaking($orderId: ID!, $id: ID!, $approval: ID) {
    undoTaking(orderId: $orderId, id: $id, approval: $approval) {
      ...OrderState
      ...OrderChanges
      ...Takings
    }
  }
`);

interface TakingLineProps {
  readonly orderId: string;
  readonly taking: OrderTaking;
  /** Gets the focus once it is undone. */
  readonly group: RefObject<HTMLElement | null>;
}

function TakingLine({ orderId, taking, group }: TakingLineProps) {
  const t = useTexts();
  const isTablet = useOwnTablet() !== null;
  const mayUndo = useMay('UNDO_TAKINGS');
  const [isAsking, setIsAsking] = useState(false);
  const [asksApproval, setAsksApproval] = useState(false);
  useFocusAfterDialog(isAsking || asksApproval, group);
  const [mutate, { loading }] = useMutation(UndoTakingMutation);
  const { id, method, place, change, isAssumed, at, by, undoneAt, undoneBy } = taking;
  const what = { amount: formatRupees(taking.amount), method: t(`takingMethod.${method}`) };
  const undoTitle = t('takings.undoTitle', what);

  const send = async (approval?: string) => {
    await mutate({ variables: { orderId, id, ...(approval && { approval }) } });
    toast.success(t('takings.wasUndone'));
  };
  const undo = async () => {
    try {
      if (mayUndo === 'ask') setAsksApproval(true);
      else await send();
    } catch (error) {
      if (isTablet && errorCode(error) === 'FORBIDDEN') setAsksApproval(true);
      else toast.error(errorMessage(error, t('takings.undoFailed')));
    }
    setIsAsking(false);
  };

  return (
    <li className="row wrap between gap-2 gap-x-4 anywhere" data-undone={undoneAt ? true : undefined}>
      <div>
        <strong>
          {what.amount} {what.method}
        </strong>{' '}
        · {t(`takingPlace.${place}`)} ·{' '}
        <time className="muted" dateTime={at}>
          {formatMoment(at)}
        </time>{' '}
        {by && t('adminOrders.by', { name: by })}
        {change > 0 && (
          <span className="block muted">{t('takings.changeGiven', { amount: formatRupees(change) })}</span>
        )}
        {isAssumed && !undoneAt && <span className="block muted">{t('takings.assumed')}</span>}
        {undoneAt && (
          <span className="block muted">
            {t('takings.undoneAt', { time: formatMoment(undoneAt) })}{' '}
            {undoneBy && t('adminOrders.by', { name: undoneBy })}
          </span>
        )}
      </div>
      {!undoneAt && mayUndo !== 'no' && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('takings.undoLabel', what)}
          onClick={() => setIsAsking(true)}
        >
          {t('takings.undo')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={undoTitle}
        confirmLabel={t('takings.undo')}
        busy={loading}
        onConfirm={() => void undo()}
        onOpenChange={setIsAsking}
      >
        <p>{t('takings.undoText')}</p>
      </ConfirmDialog>
      {asksApproval && (
        <ApprovalDialog
          ask={{ act: 'UNDO_TAKING', id }}
          failure={t('takings.undoFailed')}
          onApproved={send}
          onClose={() => setAsksApproval(false)}
        >
          {undoTitle}
        </ApprovalDialog>
      )}
    </li>
  );
}
