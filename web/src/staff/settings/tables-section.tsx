import { NumberField } from '../../shared/ui/number-field';
import { useTexts } from '../texts/texts';
import styles from './settings-page.module.css';
import { SettingsSection } from './settings-section';
import { TablesFields } from './tables-fields';
import type { SectionProps } from './use-settings-form';

/** The tables and how long guests have them. */
export function TablesSection({ form: { fields, theirs, errors, number, change } }: SectionProps) {
  const t = useTexts();
  return (
    <>
      <SettingsSection title={t('settings.tables')} hint={t('settings.tablesHint')}>
        <TablesFields
          tables={fields.tables}
          saved={theirs.tables}
          errors={errors}
          onChange={(tables) => change({ tables })}
        />
      </SettingsSection>
      <SettingsSection title={t('settings.bookings')}>
        <div className={`stack gap-4 items-start ${styles['pair']}`}>
          <NumberField {...number('stayMinutes')} />
        </div>
      </SettingsSection>
    </>
  );
}
