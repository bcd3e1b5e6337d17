import { useRef } from 'react';
import { formatRupees } from '../../../shared/lib/format';
import { Notice } from '../../../shared/ui/notice';
import { ApprovalDialog } from '../../device/approval';
import { useTexts } from '../../texts/texts';
import { ChangeSummary } from './change-summary';
import { DeliveryChanges } from './delivery-changes';
import { LinesToChange } from './lines-to-change';
import type { OrderToChange } from './order-to-change';
import { RemovalReason } from './removal-reason';
import { SaveBar } from './save-bar';
import { useChangeForm } from './use-change-form';
import styles from './change-order.module.css';

interface ChangeFormProps {
  readonly order: OrderToChange;
  /** Reads the order again. */
  readonly reread: () => Promise<unknown>;
}

/** Changes the lines of an order, its address and time, with the server's totals below. */
export function ChangeForm({ order, reread }: ChangeFormProps) {
  const t = useTexts();
  const state = useChangeForm(order, reread);
  const { draft, change, input, quote, isQuoted, money, form, errors, approval, isInDoubt } = state;
  const problems = quote?.problems ?? [];
  const search = useRef<HTMLInputElement>(null);
  const isSaid = ({ line, stage, field }: (typeof problems)[number]) =>
    line !== null || stage === 'DELIVERY' || field === 'slot';
  return (
    <form className={styles['form']} noValidate onSubmit={form.submit}>
      {!isInDoubt && (
        <div className="stack gap-6 content-start">
          <LinesToChange order={order} draft={draft} onChange={change} problems={problems} search={search} />
          {state.taken.length > 0 && (
            <RemovalReason
              draft={draft}
              onChange={change}
              lines={state.taken}
              soldOut={state.soldOut}
              onSoldOut={state.setSoldOut}
              errors={errors}
            />
          )}
          <DeliveryChanges
            order={order}
            draft={draft}
            onChange={change}
            problems={problems}
            errors={errors}
          />
        </div>
      )}
      <section className={styles['summary']} aria-label={t('changeOrder.summary')}>
        <div className={`stack gap-3 ${styles['changes']}`}>
          {isInDoubt && <Notice tone="warning">{t('changeOrder.unanswered')}</Notice>}
          {!input && !isInDoubt && <p className="muted">{t('changeOrder.nothing')}</p>}
          {!isInDoubt && quote && money && (
            <ChangeSummary
              quote={quote}
              money={money}
              isQuoted={isQuoted}
              problems={problems.filter((each) => !isSaid(each)).map(({ message }) => message)}
            />
          )}
        </div>
        <SaveBar order={order} state={state} />
      </section>
      {approval.isOpen && money && (
        <ApprovalDialog
          ask={{ act: 'CHANGE_ORDER', id: order.id, ...(money.back > 0 && { amount: money.back }) }}
          failure={t('changeOrder.failed')}
          onApproved={approval.send}
          onClose={approval.close}
        >
          {t('changeOrder.approve', { order: order.name, amount: formatRupees(money.back) })}
        </ApprovalDialog>
      )}
    </form>
  );
}
