import { useState, type ReactNode, type SubmitEvent } from 'react';
import type { OrderStatus, OrderWay } from '../../gql/graphql';
import { wholePaise } from '../../shared/lib/whole-paise';
import { Button } from '../../shared/ui/button';
import { SelectField } from '../../shared/ui/field';
import { strong } from '../../shared/ui/strong';
import { nextStep, ORDER_STATUSES, statusText } from '../../domain/orders/order-status';
import { can, useSession } from '../../domain/session/session';
import { useMay } from '../device/approval';
import { BagIcon, CheckIcon, FlameIcon } from '../icons';
import { useTexts } from '../texts/texts';
import { CancelReasonFields, lacksWords, noReason, reasonInput, type Why } from './cancel-reason-fields';
import { ApproveCancelling, CancelDialog, ResumeDialog } from './status-dialogs';
import { useIsStable } from './use-is-stable';
import { useMoneyBack } from './use-money-back';
import { useUpdateOrderStatus, type StatusOptions } from './use-update-order-status';
import styles from './status-form.module.css';

const stepIcons: Partial<Record<OrderStatus, ReactNode>> = {
  PREPARING: <FlameIcon />,
  OUT_FOR_DELIVERY: <BagIcon />,
  DELIVERED: <CheckIcon />,
};

interface StatusFormProps {
  readonly orderId: string;
  readonly orderName: string;
  readonly status: OrderStatus;
  readonly way: OrderWay;
  readonly isOnline: boolean;
  /** Undefined if the order was not paid online, or the viewer sees no payments. */
  readonly payment: OnlinePayment | undefined;
  /** Whether staff have changed what was ordered: then there may be several payments. */
  readonly isChanged: boolean;
  /** Rupees that staff received for it in cash, by card or UPI. */
  readonly received: number;
  /** Author of the last change. */
  readonly changedBy: string | null | undefined;
  /** Rendered beside the button for the next step. */
  readonly children: ReactNode;
}

/** Rupees. */
interface OnlinePayment {
  readonly amount: number;
  /** What has not gone back and is not on its way back. */
  readonly left: number;
}

interface Choice {
  readonly status: OrderStatus;
  /** The order's status when the choice was made. */
  readonly from: OrderStatus;
  /** Counts if the order is to be cancelled. */
  readonly why: Why;
}

/** For those who may change the status; others get the children alone. */
export function StatusForm(props: StatusFormProps) {
  const { user } = useSession();
  return can(user, 'UPDATE_ORDER_STATUS') ? <Choices {...props} /> : props.children;
}

/**
 * Follows the order's live status until the admin chooses another one. Then the choice stays, whatever live messages bring,
 * until it is saved or discarded; the form says if another admin has changed the order meanwhile.
 */
function Choices({
  orderId,
  orderName,
  status,
  way,
  isOnline,
  payment,
  isChanged,
  received,
  changedBy,
  children,
}: StatusFormProps) {
  const t = useTexts();
  const [choice, setChoice] = useState<Choice>();
  const [isAsking, setIsAsking] = useState(false);
  const [wantsWords, setWantsWords] = useState(false);
  /** What is to be approved before it is sent. */
  const [toApprove, setToApprove] = useState<StatusOptions>();
  const { update, send, isUpdating } = useUpdateOrderStatus();
  const mayRefund = useMay('REFUND_PAYMENTS');
  const step = useUpdateOrderStatus();
  // The order already has the chosen status.
  if (choice?.status === status) setChoice(undefined);
  const chosen = choice?.status ?? status;
  const isOvertaken = choice !== undefined && choice.from !== status && !isUpdating;
  const next = nextStep(status);
  const words = (value: OrderStatus) => t(`orderStatus.${statusText(value, way)}`);
  const isStable = useIsStable(status);

  const { amount = 0, left = 0 } = payment ?? {};
  const gone = wholePaise(amount - left);
  const isCancelling = chosen === 'CANCELLED' && status !== 'CANCELLED';
  const known = payment ? left : received;
  const { isTablet, back, isReading, read } = useMoneyBack(orderId, isChanged ? undefined : known);
  const isCancellingPaid = isCancelling && back > 0;
  const isResuming = chosen !== 'CANCELLED' && status === 'CANCELLED' && gone > 0;
  // Another admin has answered it meanwhile.
  if (isAsking && !isCancelling && !isResuming) setIsAsking(false);

  const save = async (refund?: boolean) => {
    const why = isCancelling && choice ? choice.why : noReason;
    setWantsWords(lacksWords(why));
    if (lacksWords(why)) {
      setIsAsking(true);
      return;
    }
    const options = { ...(refund !== undefined && { refund }), ...reasonInput(why) };
    const ask = () => setToApprove(options);
    if (isCancellingPaid && mayRefund === 'ask') ask();
    else if (await update(orderId, chosen, options, isTablet && isCancelling ? ask : undefined))
      setChoice(undefined);
    setIsAsking(false);
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isUpdating || isReading || step.isUpdating) return;
    const goesBack = isCancelling ? await read() : 0;
    if (goesBack === undefined) return;
    if (isResuming || goesBack > 0) setIsAsking(true);
    else await save();
  };

  const giveReason = async () => {
    if (!isReading && (await read()) !== undefined) setIsAsking(true);
  };

  const moveOn = (to: OrderStatus) => {
    if (!isStable || isUpdating) return;
    setChoice(undefined);
    void step.update(orderId, to, { from: status });
  };

  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)}>
      <div className={`flex gap-2 ${styles['step']}`}>
        {next && (
          <Button
            variant={choice ? 'secondary' : 'primary'}
            loading={step.isUpdating}
            aria-disabled={!isStable}
            onClick={() => moveOn(next)}
          >
            {stepIcons[next]}
            {t(`nextStep.${statusText(next, way)}`)}
          </Button>
        )}
        {children}
      </div>
      <div className={styles['choice']}>
        <SelectField
          label={t('adminOrders.changeStatus')}
          value={chosen}
          onChange={({ target }) => {
            const picked = ORDER_STATUSES.find((value) => value === target.value);
            setChoice(picked && { status: picked, from: status, why: noReason });
          }}
        >
          {ORDER_STATUSES.map((value) => (
            <option key={value} value={value}>
              {words(value)}
            </option>
          ))}
        </SelectField>
      </div>
      <Button
        type="submit"
        variant={chosen === status ? 'secondary' : 'primary'}
        loading={isUpdating || isReading}
      >
        {t('adminOrders.update')}
      </Button>
      {isCancelling && !isCancellingPaid && (
        <Button variant="secondary" size="sm" className={styles['reason']} onClick={() => void giveReason()}>
          {t('cancelReason.give')}
        </Button>
      )}
      {isAsking && choice && isCancelling && (
        <CancelDialog
          amount={isCancellingPaid ? back : 0}
          isOnline={isOnline}
          busy={isUpdating}
          onConfirm={(refund) => void save(isCancellingPaid ? refund : undefined)}
          onClose={() => setIsAsking(false)}
        >
          <CancelReasonFields
            why={choice.why}
            onChange={(why) => setChoice({ ...choice, why })}
            wantsWords={wantsWords}
          />
        </CancelDialog>
      )}
      {toApprove && isCancelling && (
        <ApproveCancelling
          orderId={orderId}
          orderName={orderName}
          amount={toApprove.refund ? back : undefined}
          onApproved={async (approval) => {
            await send(orderId, chosen, { ...toApprove, approval });
            setChoice(undefined);
          }}
          onClose={() => setToApprove(undefined)}
        />
      )}
      {isAsking && isResuming && (
        <ResumeDialog
          amount={gone}
          busy={isUpdating}
          onConfirm={() => void save()}
          onClose={() => setIsAsking(false)}
        />
      )}
      {isOvertaken && (
        <Overtaken
          by={changedBy}
          status={words(status)}
          choice={words(chosen)}
          onKeep={() => setChoice(undefined)}
        />
      )}
    </form>
  );
}

interface OvertakenProps {
  readonly by: string | null | undefined;
  readonly status: string;
  readonly choice: string;
  readonly onKeep: () => void;
}

/** Somebody else has changed the order, while another status was chosen. */
function Overtaken({ by, status, choice, onKeep }: OvertakenProps) {
  const t = useTexts();
  return (
    <div className={`stack gap-2 small tone-warning ${styles['overtaken']}`} role="status">
      <p>
        {t.rich('adminOrders.overtaken', {
          name: by ?? t('adminOrders.somebody'),
          status,
          choice,
          ...strong,
        })}
      </p>
      <Button variant="secondary" size="sm" onClick={onKeep}>
        {t('adminOrders.keep', { status })}
      </Button>
    </div>
  );
}
