import { Link } from 'react-router-dom';
import { useOrdering } from '../../domain/restaurant/ordering';
import { useRestaurant } from '../../domain/restaurant/restaurant';
import { Fact, Facts } from '../../shared/ui/facts';
import { NumberField } from '../../shared/ui/number-field';
import { OrderHours } from '../../domain/restaurant/hours-list';
import { useOpenText } from '../../domain/restaurant/ordering-notice';
import { useTexts } from '../texts/texts';
import { CheckField } from '../../shared/ui/check-field';
import { AcceptanceFields } from './acceptance-fields';
import { OrderWaysSection } from './order-ways-fields';
import styles from './settings-page.module.css';
import { SettingsSection } from './settings-section';
import { SlotRulesFields } from './slot-rules-fields';
import { StationsFields } from './stations-fields';
import type { SectionProps } from './use-settings-form';

/** How food gets to customers, and whether orders are taken now and when, which is changed elsewhere. */
export function OrderingSection({ form }: SectionProps) {
  const t = useTexts();
  const ordering = useOrdering();
  const text = useOpenText(ordering);
  const { busyMinutes } = useRestaurant().ordering;
  return (
    <>
      <SettingsSection title={t('settings.now')} hint={t('settings.nowHint')}>
        <p
          className={`row baseline gap-2 ${styles['state']}`}
          data-tone={ordering.kind === 'open' ? 'good' : 'warning'}
          role="status"
        >
          {text}
        </p>
        <Facts className={styles['facts']}>
          <Fact term={t('adminOrdering.busyFor')}>
            {busyMinutes > 0 ? t('adminOrdering.more', { minutes: busyMinutes }) : t('adminOrdering.notBusy')}
          </Fact>
        </Facts>
      </SettingsSection>
      <OrderWaysSection form={form} />
      <AcceptanceFields form={form} />
      <StationsFields form={form} />
      <SettingsSection title={t('settings.promises')} hint={t('settings.promisesHint')}>
        <NumberField {...form.number('prepMinutes')} />
      </SettingsSection>
      <SlotRulesFields form={form} />
      <SettingsSection title={t('settings.orderNumbers')} hint={t('settings.orderNumbersHint')}>
        <NumberField {...form.number('dayEndHour')} />
      </SettingsSection>
      <SettingsSection title={t('settings.customers')} hint={t('settings.customersHint')}>
        <CheckField {...form.check('phoneRequired')} label={t('settings.phoneRequired')} />
        <CheckField {...form.check('guestsAllowed')} label={t('settings.guestsAllowed')} />
      </SettingsSection>
      <SettingsSection title={t('settings.orderHours')}>
        <OrderHours />
        <p>
          <Link to="/admin/settings/hours">{t('settings.changeHours')}</Link>
        </p>
      </SettingsSection>
    </>
  );
}
