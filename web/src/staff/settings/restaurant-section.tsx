import { TextField } from '../../shared/ui/field';
import { useTexts } from '../texts/texts';
import { BrandFields } from './brand-fields';
import { RestaurantMap } from './restaurant-map';
import type { SectionProps } from './section-props';
import styles from './settings-page.module.css';
import { SettingsSection } from './settings-section';

/** Who and where the restaurant is. */
export function RestaurantSection(props: SectionProps) {
  const t = useTexts();
  const { fields, text, onChange } = props;
  return (
    <>
      <SettingsSection title={t('settings.who')}>
        <div className={styles['pair']}>
          <TextField {...text('name')} maxLength={80} required />
          <TextField {...text('shortName')} maxLength={30} required hint={t('settings.shortNameHint')} />
        </div>
        <TextField {...text('tagline')} maxLength={160} hint={t('settings.taglineHint')} />
        <div className={styles['pair']}>
          <TextField {...text('phone')} type="tel" maxLength={40} required />
          <TextField {...text('whatsapp')} type="tel" maxLength={40} />
        </div>
        <TextField {...text('email')} type="email" maxLength={254} required />
      </SettingsSection>
      <BrandFields {...props} />
      <SettingsSection title={t('settings.where')}>
        <TextField {...text('address')} maxLength={300} required />
        <div className={styles['pair']}>
          <TextField {...text('state')} maxLength={60} />
          <TextField {...text('pinCode')} inputMode="numeric" maxLength={20} required />
        </div>
        <RestaurantMap pin={fields.coordinates} onChange={(coordinates) => onChange({ coordinates })} />
      </SettingsSection>
      <SettingsSection title={t('settings.numbers')}>
        <div className={styles['pair']}>
          <TextField {...text('fssai')} inputMode="numeric" maxLength={40} hint={t('settings.fssaiHint')} />
          <TextField {...text('gstin')} maxLength={40} hint={t('settings.gstinHint')} />
        </div>
      </SettingsSection>
    </>
  );
}
