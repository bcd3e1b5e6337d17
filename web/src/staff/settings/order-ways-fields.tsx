import { Link } from 'react-router-dom';
import type { OrderWay } from '../../gql/graphql';
import { Notice } from '../../shared/ui/notice';
import { useTexts } from '../texts/texts';
import { CheckField } from '../../shared/ui/check-field';
import type { SectionProps } from './section-props';
import { SettingsSection } from './settings-section';

const ways: readonly OrderWay[] = ['DELIVERY', 'PICKUP', 'TABLE'];

/** What customers choose from when they order. */
export function OrderWaysFields({ fields, errors, onChange }: SectionProps) {
  const t = useTexts();
  const { orderWays } = fields;
  return (
    <SettingsSection title={t('settingsField.orderWays')} hint={t('settings.waysHint')}>
      {ways.map((way) => (
        <CheckField
          key={way}
          label={t(`orderWay.${way}`)}
          name="orderWays"
          value={way}
          checked={orderWays.includes(way)}
          onChange={(isOn) =>
            onChange({ orderWays: ways.filter((each) => (each === way ? isOn : orderWays.includes(each))) })
          }
        />
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
