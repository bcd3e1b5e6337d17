import { useEffect, useRef, type SubmitEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { WelcomeStep } from '../../gql/graphql';
import { useFirstFault } from '../../shared/form/use-first-fault';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Page } from '../../shared/ui/page';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { ScreenSkeleton } from '../../shared/ui/screen-skeleton';
import { NotSaved, OthersChanges } from '../form/form-notices';
import { useSavedValue } from '../settings/saved-value';
import type { FieldName, Settings } from '../settings/settings-form';
import { useSettings } from '../settings/use-settings';
import { useSettingsForm } from '../settings/use-settings-form';
import { useTexts } from '../texts/texts';
import { ShopReady } from './shop-ready';
import { useWelcome } from './use-welcome';
import styles from './welcome-page.module.css';
import { MenuStep, PaymentsStep, WaysStep, WhenStep, WhereStep, WhoStep } from './welcome-steps';

const steps = [
  'WHO',
  'WHEN',
  'WHERE_TO',
  'WAYS',
  'MENU',
  'PAYMENTS',
] as const satisfies readonly WelcomeStep[];
/** What each step saves. */
const stepFields: Record<WelcomeStep, readonly FieldName[]> = {
  WHO: ['name', 'shortName', 'phone', 'email', 'fssai', 'logo', 'brandColor'],
  WHEN: ['orderHours', 'bookingHours'],
  WHERE_TO: ['address', 'state', 'pinCode', 'coordinates'],
  WAYS: ['orderWays', 'deliveryZones', 'phoneRequired', 'guestsAllowed'],
  MENU: [],
  PAYMENTS: [],
};
/** After the last step. */
const readySlug = 'ready';
const slugOf = (step: WelcomeStep) => step.toLowerCase().replace('_', '-');

/** Sets up a new shop in six steps. Each is saved separately and can be skipped. */
export function WelcomePage() {
  const t = useTexts();
  const progress = useWelcome();
  const { settings, refresh } = useSettings();
  const [search] = useSearchParams();
  const { welcome, payments, error, retry } = progress;
  return (
    <Page width="narrow">
      {search.get('step') === readySlug ? (
        <ShopReady />
      ) : settings && welcome && payments ? (
        <Steps settings={settings} refresh={refresh} {...progress} welcome={welcome} payments={payments} />
      ) : error ? (
        <RetryNotice onRetry={retry}>{t('settings.loadFailed')}</RetryNotice>
      ) : (
        <ScreenSkeleton />
      )}
    </Page>
  );
}

type Progress = ReturnType<typeof useWelcome>;

interface StepsProps extends Pick<Progress, 'finish' | 'end'> {
  readonly settings: Settings;
  readonly refresh: () => Promise<Settings | undefined>;
  readonly welcome: NonNullable<Progress['welcome']>;
  readonly payments: NonNullable<Progress['payments']>;
}

function Steps({ settings, refresh, welcome, payments, finish, end }: StepsProps) {
  const t = useTexts();
  const [search, setSearch] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const requested = steps.find((each) => slugOf(each) === search.get('step'));
  const step = requested ?? steps.find((each) => !welcome.done.includes(each)) ?? 'WHO';
  const form = useSettingsForm({ settings, refresh, names: stepFields[step] });
  const element = useFirstFault(form.failure);
  const savedValue = useSavedValue();
  const at = steps.indexOf(step);
  const isLast = at === steps.length - 1;

  // The step in the address does not change when steps are completed.
  useEffect(() => {
    if (!requested) setSearch({ step: slugOf(step) }, { replace: true });
  }, [requested, step, setSearch]);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, [step]);

  const next = async () => {
    const following = steps[at + 1];
    if (following) {
      setSearch({ step: slugOf(following) });
      return;
    }
    await end();
    setSearch({ step: readySlug });
  };
  const save = async (saveFields: () => Promise<boolean>) => {
    if (form.isDirty && !(await saveFields())) return;
    await finish(step);
    await next();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!form.isSaving) void save(form.submit);
  };
  const skip = () => {
    form.discard();
    void next();
  };

  const actions = (
    <div className={`flex wrap gap-3 ${styles['actions']}`}>
      <Button
        type={step === 'MENU' ? 'button' : 'submit'}
        loading={form.isSaving}
        {...(step === 'MENU' && { onClick: () => void save(form.submit) })}
      >
        {t(isLast ? 'welcome.finish' : step === 'MENU' ? 'welcome.continue' : 'welcome.save')}
      </Button>
      <Button variant="secondary" disabled={form.isSaving} onClick={skip}>
        {t(isLast ? 'welcome.skipLast' : 'welcome.skip')}
      </Button>
      {at > 0 && (
        <Button
          variant="ghost"
          disabled={form.isSaving}
          onClick={() => setSearch({ step: slugOf(steps[at - 1] ?? step) })}
        >
          {t('welcome.back')}
        </Button>
      )}
    </div>
  );

  return (
    <>
      <ol
        className={`flex wrap gap-2 ${styles['steps']}`}
        aria-label={t('welcome.progress', { at: String(at + 1), all: String(steps.length) })}
      >
        {steps.map((each) => (
          <li
            key={each}
            aria-current={each === step ? 'step' : undefined}
            data-done={welcome.done.includes(each) || undefined}
          >
            {t(`welcomeShort.${each}`)}
          </li>
        ))}
      </ol>
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {t(`welcomeStep.${step}`)}
      </h2>
      <p className={styles['hint']}>{t(`welcomeHint.${step}`)}</p>
      {step === 'MENU' ? (
        // The dish form cannot be nested.
        <div className="stack gap-4">
          <MenuStep />
          {actions}
        </div>
      ) : (
        <form ref={element} aria-label={t(`welcomeStep.${step}`)} onSubmit={submit}>
          <Card>
            <div className="stack gap-4">
              <OthersChanges form={form} shown={savedValue} onSaveMine={() => save(form.saveMine)} />
              {step === 'WHO' && <WhoStep form={form} />}
              {step === 'WHEN' && <WhenStep form={form} />}
              {step === 'WHERE_TO' && <WhereStep form={form} />}
              {step === 'WAYS' && <WaysStep form={form} />}
              {step === 'PAYMENTS' && <PaymentsStep payments={payments} />}
              <NotSaved form={form} />
              {actions}
            </div>
          </Card>
        </form>
      )}
    </>
  );
}
