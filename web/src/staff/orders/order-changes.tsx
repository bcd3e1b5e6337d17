import { useId } from 'react';
import { graphql, readFragment, type FragmentType } from '../../gql';
import type { OrderChangesFragment, OrderStatus, OrderWay } from '../../gql/graphql';
import { formatDateTime, formatMoment, formatRupees } from '../../shared/lib/format';
import { ChangedLines } from '../../domain/orders/changed-lines';
import { statusText } from '../../domain/orders/order-status';
import { atTablet } from '../device/at-tablet';
import { useTexts } from '../texts/texts';
import styles from './order-changes.module.css';

const changesOfOrder = graphql(`
  fragment OrderChanges on Order {
    id
    way
    changes {
      kind
      version
      from
      to
      promisedUntil
      reason
      isNotTaken
      rider
      method
      amount
      line
      isDone
      bags
      lines {
        ...ChangedLine
      }
      totalBefore
      totalAfter
      at
      by
      device
      approvedBy
    }
  }
`);

type OfChanges = FragmentType<typeof changesOfOrder>;

/** Whether staff have changed what was ordered. */
export const wasChanged = (order: OfChanges): boolean =>
  readFragment(changesOfOrder, order).changes.some(({ kind }) => kind === 'CHANGED');

/** Who set the present status; undefined if nobody is known. */
export const statusSetBy = (order: OfChanges) =>
  readFragment(changesOfOrder, order).changes.findLast(({ to }) => to)?.by;

/** When and by whom an order was changed, and what. */
export function OrderChanges({ order }: { readonly order: OfChanges }) {
  const t = useTexts();
  const { way, changes } = readFragment(changesOfOrder, order);
  const headingId = useId();
  return (
    <section className="small" aria-labelledby={headingId}>
      <h3 className={styles['heading']} id={headingId}>
        {t('adminOrders.history', { count: changes.length })}
      </h3>
      <ol className={`stack gap-2 ${styles['list']}`}>
        {changes.map((change) => (
          <li key={change.version} className="stack anywhere">
            <time className="muted" dateTime={change.at}>
              {formatDateTime(change.at)}
            </time>
            <span>
              <WhatChanged change={change} way={way} />{' '}
              {change.kind !== 'KITCHEN_BEGINS' &&
                (!mayBeByItself.has(change.kind) || change.by) &&
                t('adminOrders.by', {
                  name: atTablet(t, change.by ?? t('adminOrders.deletedAccount'), change.device),
                })}
              {change.approvedBy && `, ${t('device.approvedBy', { name: change.approvedBy })}`}
              {change.reason && <>: {change.reason}</>}
            </span>
            {change.lines.length > 0 && <ChangedLines lines={change.lines} />}
            <Totals change={change} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What a change of the order has made of its price. */
function Totals({ change: { totalBefore, totalAfter } }: { readonly change: OrderChange }) {
  const t = useTexts();
  if (totalBefore === null || totalAfter === null || totalBefore === totalAfter) return null;
  const totals = { before: formatRupees(totalBefore), after: formatRupees(totalAfter) };
  return <span className="tabular">{t('orderChange.totals', totals)}</span>;
}

type OrderChange = OrderChangesFragment['changes'][number];

/** Kinds of changes that the shop makes by itself, too. */
const mayBeByItself: ReadonlySet<OrderChange['kind']> = new Set(['RIDER', 'BILL_PRINTED']);

const kitchenSteps = ['ACCEPTED', 'REFUSED', 'READY', 'HANDED_OVER', 'RECALLED', 'CHANGE_SEEN'] as const;
const isKitchenStep = (kind: OrderChange['kind']): kind is (typeof kitchenSteps)[number] =>
  kitchenSteps.some((each) => each === kind);

function WhatChanged({ change, way }: { readonly change: OrderChange; readonly way: OrderWay }) {
  const t = useTexts();
  const { kind, from, to, promisedUntil, isNotTaken, rider, method, amount, line, isDone, bags } = change;
  const words = (status: OrderStatus) => t(`orderStatus.${statusText(status, way)}`);
  if (kind === 'PROMISE') {
    return (
      <strong>{t('adminOrders.newTime', { time: promisedUntil ? formatMoment(promisedUntil) : '' })}</strong>
    );
  }
  if (kind === 'KITCHEN_BEGINS') return <strong>{t('adminOrders.kitchenBegan')}</strong>;
  if (kind === 'NOT_TAKEN')
    return <strong>{t(isNotTaken ? 'adminOrders.markedNotTaken' : 'adminOrders.markRemoved')}</strong>;
  if (kind === 'RIDER')
    return <strong>{rider ? t('rider.assigned', { name: rider }) : t('rider.takenOff')}</strong>;
  if (kind === 'LINE_DONE')
    return (
      <strong>{t(isDone ? 'orderChange.lineDone' : 'orderChange.lineOpen', { line: line ?? '' })}</strong>
    );
  if (kind === 'PACKED')
    return <strong>{bags ? t('orderChange.packed', { count: bags }) : t('orderChange.notPacked')}</strong>;
  if (isKitchenStep(kind))
    return (
      <>
        <strong>{t(`orderChange.${kind}`)}</strong>
        {promisedUntil && <> · {t('adminOrders.newTime', { time: formatMoment(promisedUntil) })}</>}
      </>
    );
  if (kind === 'CHANGED')
    return (
      <strong>{t(change.lines.length > 0 ? 'orderChange.CHANGED' : 'orderChange.withoutDishes')}</strong>
    );
  if (kind === 'DUE_PAID' && amount !== null)
    return <strong>{t('orderChange.DUE_PAID', { amount: formatRupees(amount) })}</strong>;
  if (kind === 'BILL_PRINTED') return <strong>{t('orderChange.BILL_PRINTED')}</strong>;
  if (kind === 'BUYER') return <strong>{t('orderChange.BUYER')}</strong>;
  if (kind === 'PAYMENT_KEPT') return <strong>{t('adminOrders.paymentKept')}</strong>;
  if (method && amount !== null) {
    const text = kind === 'TAKING' ? 'takings.received' : 'takings.undone';
    return <strong>{t(text, { amount: formatRupees(amount), method: t(`takingMethod.${method}`) })}</strong>;
  }
  if (kind === 'STATUS' && !from) return <strong>{t('adminOrders.placed')}</strong>;
  // A kind that the page of an older release does not know, or money that the user may not see.
  if (!from || !to) return <strong>{t('orderChange.other')}</strong>;
  return (
    <>
      {words(from)} <span aria-hidden>→</span>
      <span className="visually-hidden">{t('adminOrders.to')}</span> <strong>{words(to)}</strong>
    </>
  );
}
