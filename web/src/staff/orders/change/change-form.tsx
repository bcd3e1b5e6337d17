import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../../shared/lib/errors';
import { formatRupees } from '../../../shared/lib/format';
import { Button } from '../../../shared/ui/button';
import { Notice } from '../../../shared/ui/notice';
import { RetryNotice } from '../../../shared/ui/retry-notice';
import { ApprovalDialog } from '../../device/approval';
import { useTexts } from '../../texts/texts';
import { ChangeSummary } from './change-summary';
import { DeliveryChanges } from './delivery-changes';
import { LinesToChange } from './lines-to-change';
import { changeLabel } from './money-of-change';
import type { OrderToChange } from './order-to-change';
import { RemovalReason } from './removal-reason';
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
  const { draft, change, input, quote, isQuoted, money, quoteError, form, errors, approval } = state;
  const problems = quote?.problems ?? [];
  const search = useRef<HTMLInputElement>(null);
  const isSaid = ({ line, stage, field }: (typeof problems)[number]) =>
    line !== null || stage === 'DELIVERY' || field === 'slot';
  return (
    <form className={styles['form']} noValidate onSubmit={form.submit}>
      <div className="stack gap-6 content-start">
        <LinesToChange order={order} draft={draft} onChange={change} problems={problems} search={search} />
        {state.taken.length > 0 && (
          <RemovalReason
            draft={draft}
            onChange={change}
            lines={state.taken}
            soldOut={state.soldOut}
            onSoldOut={state.setSoldOut}
            isChecked={state.isChecked}
            error={errors['removalReason'] ?? errors['removalText']}
          />
        )}
        <DeliveryChanges order={order} draft={draft} onChange={change} problems={problems} errors={errors} />
      </div>
      <section className={`stack gap-3 ${styles['summary']}`} aria-label={t('changeOrder.summary')}>
        {!input && <p className="muted">{t('changeOrder.nothing')}</p>}
        {quote && money && (
          <ChangeSummary
            quote={quote}
            money={money}
            isQuoted={isQuoted}
            problems={problems.filter((each) => !isSaid(each)).map(({ message }) => message)}
          />
        )}
        {quoteError !== undefined && Object.keys(errors).length === 0 && (
          <RetryNotice onRetry={state.refresh}>
            {errorMessage(quoteError, t('changeOrder.quoteFailed'))}
          </RetryNotice>
        )}
        {state.isOvertaken && <Notice tone="warning">{t('changeOrder.overtaken')}</Notice>}
        {form.message && !state.isOvertaken && <Notice tone="error">{form.message}</Notice>}
        {state.isBarred && <Notice tone="warning">{t('changeOrder.managerOnly')}</Notice>}
        <div className="row wrap gap-2">
          <Button
            type="submit"
            size="lg"
            block
            loading={form.isSending || state.isQuoting}
            disabled={!input || state.isBarred}
          >
            {isQuoted && money ? changeLabel(money) : t('changeOrder.save')}
          </Button>
          {input ? (
            <Button variant="ghost" onClick={state.clear}>
              {t('changeOrder.discard')}
            </Button>
          ) : (
            <Link to="/admin/orders" className="touch">
              {t('changeOrder.toOrders')}
            </Link>
          )}
        </div>
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
