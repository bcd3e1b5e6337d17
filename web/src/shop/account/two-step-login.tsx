import { lazy, Suspense, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { readFragment } from '../../gql';
import { formatMoment } from '../../shared/lib/format';
import { Button } from '../../shared/ui/button';
import { ProvenDialog } from '../../domain/session/proven-dialog';
import { useSession } from '../../domain/session/session';
import { Card } from '../../shared/ui/card';
import { Notice } from '../../shared/ui/notice';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { Skeleton } from '../../shared/ui/skeleton';
import { useTexts } from '../texts/texts';
import { PasskeyRows } from './passkey-rows';
import { RecoveryCodes } from './recovery-codes';
import { TwoStepRow } from './two-step-row';
import { TwoStepStateFragment, useTwoStep, useTwoStepChanges } from './use-two-step';
import { say, useTwoStepTexts } from './texts/texts';

const SetUpAuthenticator = lazy(async () => ({
  default: (await import('./set-up-authenticator')).SetUpAuthenticator,
}));

type Dialog = 'set up' | 'turn off' | 'new codes';

/** The second factors of the user's account. */
export function TwoStepLogin() {
  const t = useTwoStepTexts();
  const words = useTexts();
  const { data, error, refetch } = useTwoStep();
  const { renew, turnOff } = useTwoStepChanges();
  const { user, refresh } = useSession();
  const [dialog, setDialog] = useState<Dialog>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const close = () => setDialog(undefined);
  const show = (fresh: readonly string[]) => {
    setCodes(fresh);
    if (user?.lacksSecondFactor) void refresh();
  };
  const state = data && readFragment(TwoStepStateFragment, data.secondFactor);

  return (
    <Card className="stack gap-4">
      <div className="stack gap-1">
        <h2 className="text-lg">{t('twoStep.title')}</h2>
        {state && (
          <p className="muted small">
            {state.since ? t('twoStep.on', { day: formatMoment(state.since) }) : t('twoStep.off')}
          </p>
        )}
      </div>
      {!state && error && <RetryNotice onRetry={refetch}>{t('twoStep.loadFailed')}</RetryNotice>}
      {!state && !error && (
        <div className="stack gap-2" aria-busy>
          <output className="visually-hidden">{words('common.loading')}</output>
          <Skeleton width="80%" />
        </div>
      )}
      {state && !state.since && (
        <>
          {user?.lacksSecondFactor && <Notice tone="warning">{t('twoStep.demanded')}</Notice>}
          <p>{t('twoStep.why')}</p>
        </>
      )}
      {state && (
        <ul className="stack divided">
          <PasskeyRows state={state} onCodes={show} onTurnOff={() => setDialog('turn off')} />
          <TwoStepRow
            title={t('twoStep.app')}
            detail={
              state.authenticatorSince
                ? t('twoStep.appSince', { day: formatMoment(state.authenticatorSince) })
                : t('twoStep.appHint')
            }
          >
            <Button variant="secondary" size="sm" onClick={() => setDialog('set up')}>
              {t(state.authenticatorSince ? 'twoStep.changeApp' : 'twoStep.setUp')}
            </Button>
          </TwoStepRow>
          {state.since && (
            <TwoStepRow
              title={t('twoStep.codes')}
              detail={t('twoStep.codesLeft', { count: state.recoveryCodesLeft })}
            >
              <Button variant="secondary" size="sm" onClick={() => setDialog('new codes')}>
                {t('twoStep.newCodes')}
              </Button>
            </TwoStepRow>
          )}
        </ul>
      )}
      {state?.since && (
        <Button variant="secondary" block onClick={() => setDialog('turn off')}>
          {t('twoStep.turnOff')}
        </Button>
      )}

      {dialog === 'set up' && (
        <Suspense>
          <SetUpAuthenticator isFirst={!state?.since} onCodes={show} onClose={close} />
        </Suspense>
      )}
      {dialog === 'turn off' && (
        <ProvenDialog
          role="alertdialog"
          title={t('twoStep.turnOffTitle')}
          submitLabel={t('twoStep.turnOff')}
          failure={t('twoStep.failed')}
          onSubmit={async ({ currentPassword }) => {
            await turnOff(currentPassword);
            if (state?.isDemanded) void refresh();
            toast.success(say('twoStep.turnedOff'));
          }}
          onClose={close}
        >
          <p>{t(state?.isDemanded ? 'twoStep.turnOffDemanded' : 'twoStep.turnOffText')}</p>
        </ProvenDialog>
      )}
      {dialog === 'new codes' && (
        <ProvenDialog
          role="alertdialog"
          title={t('twoStep.newCodesTitle')}
          submitLabel={t('twoStep.makeCodes')}
          failure={t('twoStep.failed')}
          onSubmit={async ({ currentPassword }) => setCodes(await renew(currentPassword))}
          onClose={close}
        >
          <p>{t('twoStep.newCodesText')}</p>
        </ProvenDialog>
      )}
      {codes.length > 0 && <RecoveryCodes codes={codes} onClose={() => setCodes([])} />}
    </Card>
  );
}
