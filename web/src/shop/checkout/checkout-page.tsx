import type { SubmitEvent } from 'react';
import emptyCart from '../../assets/empty-cart.svg';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { Page } from '../../shared/ui/page';
import { useTexts } from '../texts/texts';
import { QuoteProblems } from '../basket/quote-problems';
import { checkoutFormId } from './checkout-focus';
import { CheckoutNotice } from './checkout-notice';
import styles from './checkout-page.module.css';
import { ConfirmOrder } from './confirm-order';
import { OrderSummary } from './order-summary';
import { PayPanel } from './pay-panel';
import { PaymentSection } from './payment-section';
import { useCheckout } from './use-checkout';
import { WayChoice } from './way-choice';
import { WhenChoice } from './when-choice';
import { WhereSection } from './where-section';

export function CheckoutPage() {
  const t = useTexts();
  const checkout = useCheckout();
  const { cart, input, quote, notice, forgetNotice } = checkout;

  if (checkout.isPlaced) {
    return (
      <Page width="wide">
        <output>{t('checkout.placed')}</output>
      </Page>
    );
  }
  if (cart.lines.length === 0) {
    return (
      <Page width="wide">
        <EmptyState
          picture={emptyCart}
          title={t('cart.empty')}
          action={<ButtonLink to="/menu">{t('menu.see')}</ButtonLink>}
        >
          {t('checkout.emptyText')}
        </EmptyState>
      </Page>
    );
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    checkout.review();
  };
  const { minimumProblem } = quote.delivery;

  return (
    <Page width="wide">
      <form
        id={checkoutFormId}
        className={`stack gap-4 items-start ${styles['layout']}`}
        onSubmit={submit}
        noValidate
      >
        <div className={`stack gap-4 ${styles['form']}`}>
          {notice && <CheckoutNotice {...notice} key={notice.key} />}
          <QuoteProblems
            problems={[
              ...quote.dishProblems,
              ...quote.choiceProblems.values(),
              ...(minimumProblem ? [minimumProblem] : []),
            ]}
          />
          <WayChoice
            onChange={(way) => {
              cart.chooseWay(way);
              forgetNotice();
            }}
          />
          {checkout.way !== 'TABLE' && (
            <WhenChoice
              slot={input.draft.slot}
              error={quote.slotProblem}
              onChange={(slot) => {
                input.change({ slot });
                forgetNotice();
              }}
            />
          )}
          <WhereSection checkout={checkout} />
          <PaymentSection checkout={checkout} />
        </div>

        <aside className={styles['aside']}>
          <OrderSummary
            lines={cart.lines}
            charges={quote.charges}
            delivery={quote.delivery}
            unavailable={checkout.unavailable}
            onRemove={(key) => {
              cart.remove(key);
              forgetNotice();
            }}
          />
          <PayPanel checkout={checkout} />
        </aside>
      </form>
      <ConfirmOrder checkout={checkout} />
    </Page>
  );
}
