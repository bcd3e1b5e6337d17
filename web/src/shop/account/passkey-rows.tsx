import { lazy, Suspense, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { ProvenDialog } from '../../domain/session/proven-dialog';
import { passkeyObstacle, passkeyObstacles } from '../../domain/session/passkey-obstacle';
import type { TwoStepStateFragment } from '../../gql/graphql';
import { formatMoment } from '../../shared/lib/format';
import { Button } from '../../shared/ui/button';
import { useTexts } from '../texts/texts';
import { RenamePasskey } from './rename-passkey';
import { TwoStepRow } from './two-step-row';
import { useTwoStepChanges } from './use-two-step';
import { say, useTwoStepTexts } from './texts/texts';

const AddPasskey = lazy(async () => ({ default: (await import('./add-passkey')).AddPasskey }));

/** Of an account. The server's own limit. */
const maxPasskeys = 10;

type Passkey = TwoStepStateFragment['passkeys'][number];

type Dialog = 'add' | { readonly rename: Passkey } | { readonly remove: Passkey };

interface PasskeyRowsProps {
  readonly state: TwoStepStateFragment;
  /** Receives the recovery codes, if there are new ones. */
  readonly onCodes: (codes: readonly string[]) => void;
  /** Asked to turn two-step login off: the only second factor does not go otherwise. */
  readonly onTurnOff: () => void;
}

/** The passkeys of the user's account. */
export function PasskeyRows({ state, onCodes, onTurnOff }: PasskeyRowsProps) {
  const t = useTwoStepTexts();
  const words = useTexts();
  const { removePasskey } = useTwoStepChanges();
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const { passkeys, since, authenticatorSince } = state;
  const obstacle = passkeyObstacle();
  const isOnly = passkeys.length === 1 && !authenticatorSince;
  const isFull = passkeys.length >= maxPasskeys;
  const hint = obstacle
    ? words(passkeyObstacles[obstacle])
    : t(isFull ? 'twoStep.passkeysFull' : 'twoStep.passkeyHint');
  const detailOf = ({ createdAt, lastUsedAt }: Passkey) =>
    lastUsedAt
      ? t('twoStep.passkeyUsed', { day: formatMoment(createdAt), used: formatMoment(lastUsedAt) })
      : t('twoStep.appSince', { day: formatMoment(createdAt) });

  return (
    <>
      {passkeys.map((passkey) => (
        <TwoStepRow key={passkey.id} title={passkey.name} detail={detailOf(passkey)}>
          <Button
            variant="ghost"
            size="sm"
            aria-label={t('twoStep.renameNamed', { name: passkey.name })}
            onClick={() => setDialog({ rename: passkey })}
          >
            {t('twoStep.rename')}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('twoStep.removeNamed', { name: passkey.name })}
            onClick={() => (isOnly ? onTurnOff() : setDialog({ remove: passkey }))}
          >
            {t('twoStep.remove')}
          </Button>
        </TwoStepRow>
      ))}
      <TwoStepRow title={t('twoStep.passkey')} detail={hint}>
        {!obstacle && !isFull && (
          <Button variant="secondary" size="sm" onClick={() => setDialog('add')}>
            {t('twoStep.addPasskey')}
          </Button>
        )}
      </TwoStepRow>

      {dialog === 'add' && (
        <Suspense>
          <AddPasskey isFirst={!since} onCodes={onCodes} onClose={close} />
        </Suspense>
      )}
      {typeof dialog === 'object' && 'rename' in dialog && (
        <RenamePasskey passkey={dialog.rename} onClose={close} />
      )}
      {typeof dialog === 'object' && 'remove' in dialog && (
        <ProvenDialog
          role="alertdialog"
          title={t('twoStep.removeTitle', { name: dialog.remove.name })}
          submitLabel={t('twoStep.remove')}
          failure={t('twoStep.failed')}
          onSubmit={async ({ currentPassword }) => {
            await removePasskey(dialog.remove.id, currentPassword);
            toast.success(say('twoStep.passkeyRemoved'));
          }}
          onClose={close}
        >
          <p>{t('twoStep.removeText')}</p>
        </ProvenDialog>
      )}
    </>
  );
}
