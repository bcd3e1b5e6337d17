import type { SubmitEvent } from 'react';
import emptyCart from '../../assets/empty-cart.svg';
import { formatRupees } from '../../shared/lib/format';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { EmptyState } from '../../shared/ui/empty-state';
import { SelectField, TextAreaField } from '../../shared/ui/field';
import { Page } from '../../shared/ui/page';
import { Price } from '../../shared/ui/price';
import { PaymentSettingsProblem } from '../payments/payment-settings-problem';
import { CheckoutNotice } from './checkout-notice';
import { addressLimit } from './checkout-draft';
import { DeliveryMap } from './delivery-map';
import { OrderSummary } from './order-summary';
import { PHASE_LABELS } from './payment-methods';
import { useCheckout } from './use-checkout';
import styles from './checkout-page.module.css';

/** From here on the customer is told how much room is left. */
const nearlyFull = addressLimit - 80;

export function CheckoutPage() {
  const checkout = useCheckout();
  const { lines, totalRupees, draft, method, notice, addressField, payButton } = checkout;
  const total = formatRupees(totalRupees);

  if (checkout.isPlaced) {
    return (
      <Page title="Checkout" width="wide">
        <output>Your order is placed.</output>
      </Page>
    );
  }
  if (lines.length === 0) {
    return (
      <Page title="Checkout" width="wide">
        <EmptyState
          picture={emptyCart}
          title="Your cart is empty"
          action={<ButtonLink to="/menu">See the menu</ButtonLink>}
        >
          Pick something good first; everything you had typed here is kept.
        </EmptyState>
      </Page>
    );
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    checkout.review();
  };
  const room = addressLimit - draft.address.length;

  return (
    <Page title="Checkout" width="wide">
      <form className={styles['layout']} onSubmit={submit} noValidate>
        <div className={styles['form']}>
          {notice && <CheckoutNotice key={`${notice.text} ${checkout.refusals}`} {...notice} />}
          <Card>
            <section className={styles['section']} aria-labelledby="checkout-delivery">
              <h2 id="checkout-delivery" className={styles['heading']}>
                Where to?
              </h2>
              <TextAreaField
                ref={addressField}
                label="Address"
                name="address"
                autoComplete="street-address"
                rows={3}
                required
                maxLength={addressLimit}
                value={draft.address}
                onChange={({ target }) => checkout.changeAddress(target.value)}
                error={checkout.addressError}
                hint={
                  draft.address.length >= nearlyFull
                    ? `${room} characters left`
                    : 'House or flat, street, landmark, area, PIN code'
                }
              />
              <DeliveryMap pin={draft.pin} onMove={checkout.movePin} />
            </section>
          </Card>
          <Card>
            <section className={styles['section']} aria-labelledby="checkout-payment">
              <h2 id="checkout-payment" className={styles['heading']}>
                How to pay?
              </h2>
              <SelectField
                label="Payment mode"
                name="paymentMode"
                value={method.mode}
                onChange={({ target }) => checkout.chooseMethod(target.value)}
                hint={method.hint}
              >
                {checkout.methods.map(({ mode, label }) => (
                  <option key={mode} value={mode}>
                    {label}
                  </option>
                ))}
              </SelectField>
              <PaymentSettingsProblem />
              {checkout.isTestMode && (
                <p className={styles['testMode']}>
                  <strong>TEST MODE</strong> No real money is taken.
                </p>
              )}
            </section>
          </Card>
        </div>

        <aside className={styles['aside']}>
          <div className={styles['summary']}>
            <OrderSummary
              lines={lines}
              unavailableIds={checkout.unavailableIds}
              onRemove={checkout.removeLine}
            />
          </div>
          <div className={styles['pay']}>
            <p className={styles['total']}>
              <span>Total</span>
              <strong>
                <Price rupees={totalRupees} />
              </strong>
            </p>
            <Button ref={payButton} type="submit" size="lg" block loading={checkout.isPlacing}>
              {PHASE_LABELS[checkout.phase] ?? method.payLabel(total)}
            </Button>
          </div>
        </aside>
      </form>

      <ConfirmDialog
        open={checkout.isConfirming}
        onOpenChange={(open) => {
          if (!open) checkout.stopConfirming();
        }}
        title="Confirm your order"
        confirmLabel="Proceed"
        busy={checkout.isPlacing}
        onConfirm={() => void checkout.confirm()}
      >
        <p>
          The total is <strong>{total}</strong>. Do you want to proceed?
        </p>
        <p className={styles['recap']}>
          {method.label}. Delivered to: {draft.address.trim()}
        </p>
      </ConfirmDialog>
    </Page>
  );
}
