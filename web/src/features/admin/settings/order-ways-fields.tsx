import { Link } from 'react-router-dom';
import type { OrderWay } from '../../../gql/graphql';
import { Notice } from '../../../shared/ui/notice';
import { useTexts } from '../texts/texts';
import type { SectionProps } from './section-props';
import styles from './settings-page.module.css';
import { SettingsSection } from './settings-section';

const ways: readonly OrderWay[] = ['DELIVERY', 'PICKUP', 'TABLE'];

/** What customers choose from when they order. */
export function OrderWaysFields({ fields, errors, onChange }: SectionProps) {
  const t = useTexts();
  const { orderWays } = fields;
  return (
    <SettingsSection title={t('settingsField.orderWays')} hint={t('settings.waysHint')}>
      {ways.map((way) => (
        <label key={way} className={styles['check']}>
          <input
            type="checkbox"
            name="orderWays"
            value={way}
            checked={orderWays.includes(way)}
            onChange={({ target }) =>
              onChange({
                orderWays: ways.filter((each) => (each === way ? target.checked : orderWays.includes(each))),
              })
            }
          />
          {t(`orderWay.${way}`)}
        </label>
      ))}
      {orderWays.includes('TABLE') && (
        <p>
          <Link to="/admin/table-codes">{t('settings.tableCodes')}</Link>
        </p>
      )}
      {errors['orderWays'] && <Notice tone="error">{errors['orderWays']}</Notice>}
    </SettingsSection>
  );
}
