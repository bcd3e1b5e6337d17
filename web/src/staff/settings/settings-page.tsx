import type { ComponentType, SubmitEvent } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { errorCode } from '../../shared/lib/errors';
import { useFirstFault } from '../../shared/lib/use-first-fault';
import { Button } from '../../shared/ui/button';
import { LiveStatus } from '../../shared/ui/live-status';
import { Notice } from '../../shared/ui/notice';
import { Page } from '../../shared/ui/page';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { ScreenSkeleton } from '../../shared/ui/screen-skeleton';
import { useTexts } from '../texts/texts';
import { BookingsOutsideHours } from './bookings-outside-hours';
import { DeliverySection } from './delivery-section';
import { HoursSection } from './hours-section';
import { LegalSection } from './legal-section';
import { MessagesSection } from './messages-section';
import { OrderingSection } from './ordering-section';
import { PaymentsSection } from './payments-section';
import { RestaurantSection } from './restaurant-section';
import type { BoundField, SectionProps } from './section-props';
import { isSectionName, sectionFields, sectionNames, type SectionName } from './sections';
import { SettingsConflict } from './settings-conflict';
import type { FieldName, Settings, TextFieldName } from './settings-draft';
import { SettingsNav } from './settings-nav';
import styles from './settings-page.module.css';
import { TablesSection } from './tables-section';
import { useSettings } from './use-settings';
import { useSettingsForm } from './use-settings-form';

const sections: Record<SectionName, ComponentType<SectionProps>> = {
  restaurant: RestaurantSection,
  hours: HoursSection,
  delivery: DeliverySection,
  ordering: OrderingSection,
  tables: TablesSection,
  payments: PaymentsSection,
  messages: MessagesSection,
  legal: LegalSection,
};

export function SettingsPage() {
  const t = useTexts();
  const { section } = useParams();
  const { settings, error, loading, retry, refresh } = useSettings();
  if (!isSectionName(section)) return <Navigate to={`/admin/settings/${sectionNames[0]}`} replace />;
  return (
    <Page
      tabTitle={`${t(`settingsSection.${section}`)} · ${t('settings.title')}`}
      actions={settings && <LiveStatus />}
    >
      {settings && <SettingsForms section={section} settings={settings} refresh={refresh} />}
      {!settings && loading && <ScreenSkeleton />}
      {!settings && !loading && error && (
        <RetryNotice onRetry={retry}>{t('settings.loadFailed')}</RetryNotice>
      )}
    </Page>
  );
}

interface SettingsFormsProps {
  readonly section: SectionName;
  readonly settings: Settings;
  readonly refresh: () => Promise<Settings | undefined>;
}

/** The sections' forms, of which one is shown. */
function SettingsForms({ section, settings, refresh }: SettingsFormsProps) {
  const names: readonly FieldName[] = sectionFields[section];
  const form = useSettingsForm({ settings, refresh, names });
  const hasUnsaved = (name: SectionName) => {
    const fields: readonly FieldName[] = sectionFields[name];
    return form.allDirty.some((field) => fields.includes(field));
  };
  return (
    <div className={styles['layout']}>
      <SettingsNav current={section} isUnsaved={hasUnsaved} />
      <div className={styles['form']}>
        {section === 'hours' && <BookingsOutsideHours key={settings.version} />}
        <SectionForm key={section} section={section} form={form} />
      </div>
    </div>
  );
}

interface SectionFormProps {
  readonly section: SectionName;
  readonly form: ReturnType<typeof useSettingsForm>;
}

function SectionForm({ section, form }: SectionFormProps) {
  const t = useTexts();
  const { fields, errors, change } = form;
  const element = useFirstFault<HTMLFormElement>(form.failure);
  const Section = sections[section];

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!form.isSaving) void form.submit();
  };
  /** Connects a control to its field. */
  const text = (name: TextFieldName): BoundField => ({
    name,
    label: t(`settingsField.${name}`),
    value: fields[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ target }) => change({ [name]: target.value }),
  });
  const content = (
    <Section fields={fields} saved={form.theirs} errors={errors} text={text} onChange={change} />
  );
  if (sectionFields[section].length === 0) return content;

  return (
    <form
      ref={element}
      className={styles['form']}
      aria-label={t(`settingsSection.${section}`)}
      onSubmit={submit}
    >
      {form.clashes.length > 0 && (
        <SettingsConflict
          clashes={form.clashes}
          theirs={form.theirs}
          busy={form.isSaving}
          takesFocus={errorCode(form.failure) === 'CONFLICT'}
          onSaveMine={() => void form.saveMine()}
          onTakeTheirs={form.takeTheirs}
        />
      )}
      {form.adopted.length > 0 && (
        <Notice tone="info">
          {t('adminMenu.adopted', {
            fields: form.adopted.map((field) => t(`settingsField.${field}`)).join(', '),
          })}
        </Notice>
      )}
      {content}
      <div className={styles['bar']}>
        {form.message && <Notice tone="error">{t('adminMenu.notLost', { message: form.message })}</Notice>}
        {Object.keys(errors).length > 0 && <Notice tone="error">{t('settings.notSaved')}</Notice>}
        <div className={styles['actions']}>
          <Button type="submit" loading={form.isSaving}>
            {t('common.save')}
          </Button>
          {form.isDirty && (
            <Button variant="secondary" disabled={form.isSaving} onClick={form.discard}>
              {t('settings.discard')}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}
