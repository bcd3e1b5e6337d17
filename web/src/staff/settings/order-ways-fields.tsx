import { Link } from 'react-router-dom';
import { withChosen } from '../../shared/form/fields';
import { Notice } from '../../shared/ui/notice';
import { useTexts } from '../texts/texts';
import { CheckField } from '../../shared/ui/check-field';
import { orderWays as ways } from '../../domain/orders/order-ways';
import { SettingsSection } from './settings-section';
import type { SectionProps } from './use-settings-form';

/** What customers choose from when they order. */
export function OrderWaysSection({ form }: SectionProps) {
  const t = useTexts();
  return (
    <SettingsSection title={t('settingsField.orderWays')} hint={t('settings.waysHint')}>
      <OrderWaysFields form={form} />
    </SettingsSection>
  );
}

export function OrderWaysFields({ form: { fields, errors, change } }: SectionProps) {
  const t = useTexts();
  const { orderWays } = fields;
  return (
    <>
      {ways.map((way) => (
        <CheckField
          key={way}
          label={t(`orderWay.${way}`)}
          name="orderWays"
          value={way}
          checked={orderWays.includes(way)}
          onChange={(isOn) => change({ orderWays: withChosen(orderWays, way, isOn) })}
        />
      ))}
      {orderWays.includes('TABLE') && (
        <p>
          <Link to="/admin/table-codes">{t('settings.tableCodes')}</Link>
        </p>
      )}
      {errors['orderWays'] && <Notice tone="error">{errors['orderWays']}</Notice>}
    </>
  );
}
