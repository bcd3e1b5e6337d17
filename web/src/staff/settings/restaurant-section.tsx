import { TextField } from '../../shared/ui/field';
import { useTexts } from '../texts/texts';
import { BrandFields } from './brand-fields';
import { RestaurantMap } from './restaurant-map';
import styles from './settings-page.module.css';
import { SettingsSection } from './settings-section';
import type { SectionProps } from './use-settings-form';
import { TwoStepRule } from './two-step-rule';
import { WebAddressSection } from './web-address-section';

/** Who and where the restaurant is. */
export function RestaurantSection({ form }: SectionProps) {
  const t = useTexts();
  const { fields, text, change } = form;
  return (
    <>
      <SettingsSection title={t('settings.who')}>
        <div className={`stack gap-4 items-start ${styles['pair']}`}>
          <TextField {...text('name')} />
          <TextField {...text('shortName')} hint={t('settings.shortNameHint')} />
        </div>
        <TextField {...text('tagline')} hint={t('settings.taglineHint')} />
        <div className={`stack gap-4 items-start ${styles['pair']}`}>
          <TextField {...text('phone')} />
          <TextField {...text('whatsapp')} />
        </div>
        <TextField {...text('email')} />
      </SettingsSection>
      <BrandFields form={form} />
      <SettingsSection title={t('settings.where')}>
        <TextField {...text('address')} />
        <div className={`stack gap-4 items-start ${styles['pair']}`}>
          <TextField {...text('state')} />
          <TextField {...text('pinCode')} />
        </div>
        <RestaurantMap pin={fields.coordinates} onChange={(coordinates) => change({ coordinates })} />
      </SettingsSection>
      <SettingsSection title={t('settings.numbers')}>
        <TextField {...text('fssai')} hint={t('settings.fssaiHint')} />
      </SettingsSection>
      <WebAddressSection />
      <TwoStepRule />
    </>
  );
}
