import type { ComponentType } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { toast } from 'react-toastify/unstyled';
import { useFirstFault } from '../../shared/form/use-first-fault';
import { Button } from '../../shared/ui/button';
import { LiveStatus } from '../../shared/ui/live-status';
import { Notice } from '../../shared/ui/notice';
import { Page } from '../../shared/ui/page';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { ScreenSkeleton } from '../../shared/ui/screen-skeleton';
import { NotSaved, OthersChanges } from '../form/form-notices';
import { say, useTexts } from '../texts/texts';
import { AboutSection } from './about-section';
import { BillSection } from './bill-section';
import { BookingsOutsideHours } from './bookings-outside-hours';
import { DeliverySection } from './delivery-section';
import { HoursSection } from './hours-section';
import { LegalSection } from './legal-section';
import { MessagesSection } from './messages-section';
import { OrderingSection } from './ordering-section';
import { PaymentsSection } from './payments-section';
import { PrintersSection } from './printers-section';
import { RestaurantSection } from './restaurant-section';
import { useSavedValue } from './saved-value';
import { isSectionName, sectionNames, type SectionName } from './section-names';
import { sectionFields, type Settings } from './settings-form';
import { SettingsFrame } from './settings-frame';
import styles from './settings-page.module.css';
import { TablesSection } from './tables-section';
import { useSettings } from './use-settings';
import { useSettingsForm, type SectionProps, type SettingsForm } from './use-settings-form';

const sections: Record<SectionName, ComponentType<SectionProps>> = {
  restaurant: RestaurantSection,
  hours: HoursSection,
  delivery: DeliverySection,
  ordering: OrderingSection,
  tables: TablesSection,
  payments: PaymentsSection,
  bill: BillSection,
  printers: PrintersSection,
  messages: MessagesSection,
  legal: LegalSection,
  about: AboutSection,
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
  const form = useSettingsForm({
    settings,
    refresh,
    names: sectionFields[section],
    onSaved: () => toast.success(say('settings.saved')),
  });
  const hasUnsaved = (name: SectionName) =>
    form.allDirty.some((field) => sectionFields[name].includes(field));
  return (
    <SettingsFrame current={section} isUnsaved={hasUnsaved}>
      {section === 'hours' && <BookingsOutsideHours key={settings.version} />}
      <SectionForm key={section} section={section} form={form} />
    </SettingsFrame>
  );
}

interface SectionFormProps {
  readonly section: SectionName;
  readonly form: SettingsForm;
}

function SectionForm({ section, form }: SectionFormProps) {
  const t = useTexts();
  const element = useFirstFault(form.failure);
  const shown = useSavedValue();
  const Section = sections[section];
  if (sectionFields[section].length === 0) return <Section form={form} />;

  return (
    <form
      ref={element}
      className={`stack gap-4 ${styles['form']}`}
      aria-label={t(`settingsSection.${section}`)}
      onSubmit={form.onSubmit}
    >
      <OthersChanges form={form} shown={shown} />
      <Section form={form} />
      <div className={styles['bar']}>
        <NotSaved form={form} />
        {Object.keys(form.errors).length > 0 && <Notice tone="error">{t('settings.notSaved')}</Notice>}
        <div className={`row wrap gap-3 ${styles['actions']}`}>
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
