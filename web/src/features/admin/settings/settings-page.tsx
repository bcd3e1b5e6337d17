import type { SubmitEvent } from 'react';
import { errorCode } from '../../../shared/lib/errors';
import { useFirstFault } from '../../../shared/lib/use-first-fault';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/field';
import { LiveStatus } from '../../../shared/ui/live-status';
import { Notice } from '../../../shared/ui/notice';
import { Page } from '../../../shared/ui/page';
import { RetryNotice } from '../../../shared/ui/retry-notice';
import { ScreenSkeleton } from '../../../shared/ui/screen-skeleton';
import { useTexts } from '../texts/texts';
import { BookingsOutsideHours } from './bookings-outside-hours';
import { HoursSections } from './hours-sections';
import { LegalFields, type BoundField } from './legal-fields';
import { RestaurantMap } from './restaurant-map';
import { SettingsConflict } from './settings-conflict';
import type { Settings, TextFieldName } from './settings-draft';
import styles from './settings-page.module.css';
import { SettingsSection } from './settings-section';
import { TablesFields } from './tables-fields';
import { useSettings } from './use-settings';
import { useSettingsForm } from './use-settings-form';

export function SettingsPage() {
  const t = useTexts();
  const { settings, error, loading, retry, refresh } = useSettings();
  return (
    <Page title={t('settings.title')} actions={settings && <LiveStatus />}>
      {settings && <SettingsForm settings={settings} refresh={refresh} />}
      {!settings && loading && <ScreenSkeleton />}
      {!settings && !loading && error && (
        <RetryNotice onRetry={retry}>{t('settings.loadFailed')}</RetryNotice>
      )}
    </Page>
  );
}

interface SettingsFormProps {
  readonly settings: Settings;
  readonly refresh: () => Promise<Settings | undefined>;
}

function SettingsForm(props: SettingsFormProps) {
  const t = useTexts();
  const form = useSettingsForm(props);
  const { fields, errors, change } = form;
  const element = useFirstFault<HTMLFormElement>(form.failure);

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

  return (
    <form ref={element} className={styles['form']} aria-label={t('settings.title')} onSubmit={submit}>
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
      <SettingsSection title={t('settings.where')}>
        <TextField {...text('address')} maxLength={300} required />
        <div className={styles['pair']}>
          <TextField {...text('state')} maxLength={60} />
          <TextField {...text('pinCode')} inputMode="numeric" maxLength={20} required />
        </div>
        <RestaurantMap pin={fields.coordinates} onChange={(coordinates) => change({ coordinates })} />
      </SettingsSection>
      <SettingsSection title={t('settings.numbers')}>
        <div className={styles['pair']}>
          <TextField {...text('fssai')} inputMode="numeric" maxLength={40} hint={t('settings.fssaiHint')} />
          <TextField {...text('gstin')} maxLength={40} hint={t('settings.gstinHint')} />
        </div>
      </SettingsSection>
      <LegalFields fields={fields} text={text} onChange={change} />
      <BookingsOutsideHours key={props.settings.version} />
      <HoursSections fields={fields} errors={errors} onChange={change} />
      <SettingsSection title={t('settings.tables')} hint={t('settings.tablesHint')}>
        <TablesFields
          tables={fields.tables}
          saved={form.theirs.tables}
          errors={errors}
          onChange={(tables) => change({ tables })}
        />
      </SettingsSection>
      <SettingsSection title={t('settings.bookings')}>
        <div className={styles['triple']}>
          <TextField {...text('stayMinutes')} type="number" inputMode="numeric" min={15} max={600} required />
          <TextField
            {...text('bookingFee')}
            type="number"
            inputMode="decimal"
            min={1}
            max={100_000}
            step={0.01}
            required
          />
          <TextField
            {...text('refundHours')}
            type="number"
            inputMode="decimal"
            min={0}
            max={1000}
            step="any"
            required
          />
        </div>
        <p className={styles['hint']}>{t('settings.refundHint')}</p>
      </SettingsSection>
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
