import { NumberField } from '../../shared/ui/number-field';
import { useTexts } from '../texts/texts';
import type { SectionProps } from './section-props';
import styles from './settings-page.module.css';
import { SettingsSection } from './settings-section';
import { TablesFields } from './tables-fields';

/** The tables and how long guests have them. */
export function TablesSection({ fields, saved, errors, text, onChange }: SectionProps) {
  const t = useTexts();
  return (
    <>
      <SettingsSection title={t('settings.tables')} hint={t('settings.tablesHint')}>
        <TablesFields
          tables={fields.tables}
          saved={saved.tables}
          errors={errors}
          onChange={(tables) => onChange({ tables })}
        />
      </SettingsSection>
      <SettingsSection title={t('settings.bookings')}>
        <div className={styles['pair']}>
          <NumberField {...text('stayMinutes')} kind="whole" min={15} max={600} required />
        </div>
      </SettingsSection>
    </>
  );
}
