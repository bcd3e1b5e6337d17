import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../shared/ui/button';
import { strong } from '../../shared/ui/strong';
import styles from './conflict-notice.module.css';
import { useTexts } from '../texts/texts';

interface ConflictNoticeProps {
  readonly text: ReactNode;
  /** The admin has just tried to save: this is the answer. */
  readonly takesFocus: boolean;
  /** The other admins' version. */
  readonly theirs?: ReactNode;
  /** Buttons. */
  readonly actions: ReactNode;
}

/** Another admin has saved first. Offers ways to continue; no input is lost. */
export function ConflictNotice({ text, takesFocus, theirs, actions }: ConflictNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={box} className={styles['notice']} role="alert" tabIndex={-1}>
      <p className={styles['text']}>{text}</p>
      {theirs}
      <div className={styles['actions']}>{actions}</div>
    </div>
  );
}

interface ChangedElsewhereProps {
  /** Only fields that both have changed, with the other admin's values. */
  readonly theirs: readonly { readonly label: string; readonly value: ReactNode }[];
  readonly takesFocus: boolean;
  readonly busy: boolean;
  readonly onSaveMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Within the form, whose checks hold for both ways to save. */
export function ChangedElsewhere({
  theirs,
  takesFocus,
  busy,
  onSaveMine,
  onTakeTheirs,
}: ChangedElsewhereProps) {
  const t = useTexts();
  return (
    <ConflictNotice
      text={t.rich('adminMenu.changedElsewhere', strong)}
      takesFocus={takesFocus}
      theirs={
        <dl className={styles['theirs']}>
          {theirs.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value || t('adminMenu.nothing')}</dd>
            </div>
          ))}
        </dl>
      }
      actions={
        <>
          <Button
            variant="secondary"
            size="sm"
            loading={busy}
            onClick={({ currentTarget }) => {
              if (currentTarget.form?.reportValidity()) onSaveMine();
            }}
          >
            {t('adminMenu.saveMine')}
          </Button>
          <Button variant="secondary" size="sm" disabled={busy} onClick={onTakeTheirs}>
            {t('adminMenu.takeTheirs')}
          </Button>
        </>
      }
    />
  );
}
