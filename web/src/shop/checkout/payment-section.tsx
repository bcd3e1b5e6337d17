import { Card } from '../../shared/ui/card';
import { SelectField } from '../../shared/ui/field';
import { strong } from '../../shared/ui/strong';
import { PaymentSettingsProblem } from '../payments/payment-settings-problem';
import { useTexts } from '../texts/texts';
import styles from './checkout-page.module.css';
import { FirmBill } from './firm-bill';
import type { Checkout } from './use-checkout';

export function PaymentSection({ checkout }: { readonly checkout: Checkout }) {
  const t = useTexts();
  const { payment, quote, errorOf } = checkout;
  const { method, methods } = payment;
  return (
    <Card>
      <section className="stack gap-4" aria-labelledby="checkout-payment">
        <h2 id="checkout-payment" className="text-xl">
          {t('checkout.howToPay')}
        </h2>
        <SelectField
          label={t('common.paymentMode')}
          name="paymentMode"
          value={method.mode}
          onChange={({ target }) => payment.chooseMethod(target.value)}
          error={errorOf('paymentMode') ?? quote.paymentProblem}
          hint={t(method.hint)}
        >
          {methods.map(({ mode, label }) => (
            <option key={mode} value={mode}>
              {t(label)}
            </option>
          ))}
        </SelectField>
        <PaymentSettingsProblem />
        {payment.isTestMode && (
          <p className={`muted small ${styles['testMode']}`}>{t.rich('checkout.testMode', strong)}</p>
        )}
        <FirmBill checkout={checkout} />
      </section>
    </Card>
  );
}
