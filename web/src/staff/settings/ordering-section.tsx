import { Link } from 'react-router-dom';
import { useOrdering } from '../../domain/restaurant/ordering';
import { useRestaurant } from '../../domain/restaurant/restaurant';
import { Fact, Facts } from '../../shared/ui/facts';
import { NumberField } from '../../shared/ui/number-field';
import { OrderHours } from '../../domain/restaurant/hours-list';
import { useOpenText } from '../../domain/restaurant/ordering-notice';
import { useTexts } from '../texts/texts';
import { CheckField } from '../../shared/ui/check-field';
import { OrderWaysFields } from './order-ways-fields';
import type { SectionProps } from './section-props';
import styles from './settings-page.module.css';
import { SettingsSection } from './settings-section';
import { SlotRulesFields } from './slot-rules-fields';

/** How food gets to customers, and whether orders are taken now and when, which is changed elsewhere. */
export function OrderingSection(props: SectionProps) {
  const t = useTexts();
  const ordering = useOrdering();
  const text = useOpenText(ordering);
  const { busyMinutes } = useRestaurant().ordering;
  return (
    <>
      <SettingsSection title={t('settings.now')} hint={t('settings.nowHint')}>
        <p
          className={styles['state']}
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
      <OrderWaysFields {...props} />
      <SettingsSection title={t('settings.promises')} hint={t('settings.promisesHint')}>
        <NumberField {...props.text('prepMinutes')} kind="whole" min={5} max={240} />
      </SettingsSection>
      <SlotRulesFields {...props} />
      <SettingsSection title={t('settings.customers')} hint={t('settings.customersHint')}>
        <CheckField
          label={t('settings.phoneRequired')}
          name="phoneRequired"
          checked={props.fields.phoneRequired}
          onChange={(phoneRequired) => props.onChange({ phoneRequired })}
        />
        <CheckField
          label={t('settings.guestsAllowed')}
          name="guestsAllowed"
          checked={props.fields.guestsAllowed}
          onChange={(guestsAllowed) => props.onChange({ guestsAllowed })}
        />
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
