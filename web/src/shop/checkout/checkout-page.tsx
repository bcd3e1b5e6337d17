import type { SubmitEvent } from 'react';
import emptyCart from '../../assets/empty-cart.svg';
import { formatPeriod, formatRupees, formatSlot } from '../../shared/lib/format';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { EmptyState } from '../../shared/ui/empty-state';
import { SelectField, TextAreaField, TextField } from '../../shared/ui/field';
import { DeliveryMap } from '../../shared/ui/map/delivery-map';
import { Page } from '../../shared/ui/page';
import { PickupPlace } from '../restaurant/pickup-place';
import { Price } from '../../shared/ui/price';
import { strong } from '../../shared/ui/strong';
import { TableNote } from '../basket/table-note';
import { useTexts } from '../texts/texts';
import { AddressChoice } from '../addresses/address-choice';
import { QuoteProblems } from '../basket/quote-problems';
import { PaymentSettingsProblem } from '../payments/payment-settings-problem';
import { addressLimit, pinCodeLimit } from './checkout-draft';
import { CheckoutNotice } from './checkout-notice';
import styles from './checkout-page.module.css';
import { ConfirmPhone } from './confirm-phone';
import { ContactFields } from './contact-fields';
import { OrderSummary } from './order-summary';
import { PHASE_LABELS } from './payment-methods';
import { QuotedTime } from './quoted-time';
import { useCheckout } from './use-checkout';
import { WayChoice } from './way-choice';
import { WhenChoice } from './when-choice';

/** From here on the remaining characters are shown. */
const nearlyFull = addressLimit - 80;

export function CheckoutPage() {
  const t = useTexts();
  const checkout = useCheckout();
  const { lines, totalRupees, draft, method, notice, addressField, confirmPhone } = checkout;
  const { paymentField, payButton, pinCodeField, pinCodeError, locateButton } = checkout;
  const { addresses, saved, addressChoice, addressText, addressError, promise } = checkout;
  const total = formatRupees(totalRupees);
  const phaseLabel = PHASE_LABELS[checkout.phase];

  if (checkout.isPlaced) {
    return (
      <Page width="wide">
        <output>{t('checkout.placed')}</output>
      </Page>
    );
  }
  if (lines.length === 0) {
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
  const time = checkout.slot
    ? t('checkout.recapSlot', { time: formatSlot(checkout.slot) })
    : promise && t('orders.expected', { time: formatPeriod(promise.from, promise.until) });
  const length = addressText?.length ?? 0;

  return (
    <Page width="wide">
      <form className={styles['layout']} onSubmit={submit} noValidate>
        <div className={styles['form']}>
          {notice && <CheckoutNotice key={`${notice.text} ${checkout.refusals}`} {...notice} />}
          <QuoteProblems problems={checkout.dishProblems} />
          <WayChoice onChange={checkout.chooseWay} />
          {checkout.way !== 'TABLE' && (
            <WhenChoice slot={draft.slot} error={checkout.slotProblem} onChange={checkout.chooseSlot} />
          )}
          <Card>
            <section className={styles['section']} aria-labelledby="checkout-delivery">
              <h2 id="checkout-delivery" className={styles['heading']}>
                {t(checkout.way === 'PICKUP' ? 'checkout.whereFrom' : 'checkout.whereTo')}
              </h2>
              {checkout.isDelivery ? (
                <>
                  <AddressChoice
                    ref={addressChoice}
                    addresses={addresses}
                    chosen={saved}
                    onChange={checkout.chooseAddress}
                    error={addressText === undefined ? addressError : undefined}
                  />
                  {addressText !== undefined && (
                    <>
                      <TextAreaField
                        ref={addressField}
                        label={t('common.address')}
                        name="address"
                        autoComplete="street-address"
                        rows={3}
                        required
                        maxLength={addressLimit}
                        value={addressText}
                        onChange={({ target }) => checkout.changeAddress(target.value)}
                        error={checkout.needs ? undefined : addressError}
                        hint={
                          length >= nearlyFull
                            ? t('checkout.room', { count: addressLimit - length })
                            : t('checkout.addressHint')
                        }
                      />
                      {checkout.delivery.hasZones && (
                        <TextField
                          ref={pinCodeField}
                          label={t('addresses.pinCode')}
                          name="pinCode"
                          autoComplete="postal-code"
                          inputMode="numeric"
                          maxLength={pinCodeLimit}
                          value={saved ? '' : (draft.pinCode ?? '')}
                          onChange={({ target }) => checkout.changePinCode(target.value)}
                          error={pinCodeError ?? (checkout.needs === 'PIN_CODE' ? addressError : undefined)}
                        />
                      )}
                      <DeliveryMap
                        problem={checkout.needs === 'LOCATION' ? addressError : undefined}
                        locateButton={locateButton}
                        pin={checkout.destination.pin}
                        place={checkout.restaurantPin}
                        isReady={checkout.isMapReady}
                        onMove={checkout.movePin}
                      />
                    </>
                  )}
                </>
              ) : checkout.table ? (
                <TableNote />
              ) : checkout.way === 'TABLE' ? (
                <p>{t('table.scan')}</p>
              ) : (
                <PickupPlace />
              )}
              <ContactFields
                draft={draft}
                isPhoneRequired={checkout.isPhoneRequired}
                hasRider={checkout.isDelivery}
                phoneField={checkout.phoneField}
                phoneError={checkout.phoneError}
                confirmation={
                  checkout.codeReason && (
                    <ConfirmPhone
                      key={checkout.phone}
                      ref={confirmPhone}
                      phone={checkout.phone}
                      reason={checkout.codeReason}
                      onPhoneRefused={checkout.refusePhone}
                      onConfirmed={checkout.phoneConfirmed}
                    />
                  )
                }
                onChange={checkout.changeContact}
              />
            </section>
          </Card>
          <Card>
            <section className={styles['section']} aria-labelledby="checkout-payment">
              <h2 id="checkout-payment" className={styles['heading']}>
                {t('checkout.howToPay')}
              </h2>
              <SelectField
                ref={paymentField}
                label={t('common.paymentMode')}
                name="paymentMode"
                value={method.mode}
                onChange={({ target }) => checkout.chooseMethod(target.value)}
                error={checkout.paymentError}
                hint={t(method.hint)}
              >
                {checkout.methods.map(({ mode, label }) => (
                  <option key={mode} value={mode}>
                    {t(label)}
                  </option>
                ))}
              </SelectField>
              <PaymentSettingsProblem />
              {checkout.isTestMode && (
                <p className={styles['testMode']}>{t.rich('checkout.testMode', strong)}</p>
              )}
            </section>
          </Card>
        </div>

        <aside className={styles['aside']}>
          <OrderSummary
            lines={lines}
            charges={checkout.charges}
            delivery={checkout.delivery}
            unavailable={checkout.unavailable}
            onRemove={checkout.removeLine}
          />
          <div className={styles['pay']}>
            <p className={styles['total']}>
              <span>{t('common.total')}</span>
              <strong>
                <Price rupees={totalRupees} />
              </strong>
            </p>
            {promise && <QuotedTime {...promise} renew={checkout.renewQuote} />}
            {checkout.orderingProblem && (
              <p id="checkout-ordering" className={styles['refusal']}>
                {checkout.orderingProblem}
              </p>
            )}
            <Button
              ref={payButton}
              type="submit"
              size="lg"
              block
              loading={checkout.isPlacing}
              aria-describedby={checkout.orderingProblem && 'checkout-ordering'}
            >
              {phaseLabel ? t(phaseLabel) : t(method.payLabel, { total })}
            </Button>
          </div>
        </aside>
      </form>

      <ConfirmDialog
        open={checkout.isConfirming}
        onOpenChange={(open) => {
          if (!open) checkout.stopConfirming();
        }}
        title={t('checkout.confirmTitle')}
        confirmLabel={t('checkout.proceed')}
        busy={checkout.isPlacing}
        onConfirm={() => void checkout.confirm()}
      >
        <p>{t.rich('checkout.confirmText', { total, ...strong })}</p>
        <p className={styles['recap']}>
          {checkout.isDelivery
            ? t('checkout.recap', { method: t(method.label), address: checkout.wholeAddress })
            : checkout.table
              ? t('checkout.recapTable', { method: t(method.label), table: checkout.table.name })
              : t('checkout.recapPickup', { method: t(method.label) })}
        </p>
        {time && <p className={styles['recap']}>{time}</p>}
      </ConfirmDialog>
    </Page>
  );
}
