import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { FormFields, TypedOf } from '../../shared/form/fields';
import { firstField } from '../../shared/form/first-field';
import { refusalsElsewhere } from '../../shared/form/use-first-fault';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { strong } from '../../shared/ui/strong';
import { useTexts } from '../texts/texts';
import styles from './form-notices.module.css';
import type { RecordForm } from './use-record-form';

interface OthersChangesProps<Fields extends FormFields> {
  readonly form: RecordForm<Fields>;
  /** The other person's value of a field, in words or as a picture. */
  readonly shown: (name: keyof Fields & string, theirs: TypedOf<Fields>) => ReactNode;
  readonly onSaveMine?: () => Promise<unknown>;
  readonly onTakeTheirs?: () => void;
  readonly onAddAnew?: () => void;
}

/** What other people have changed in the record of a form. Within the form, whose checks hold for each way to save. */
export function OthersChanges<Fields extends FormFields>({
  form,
  shown,
  onSaveMine = form.saveMine,
  onTakeTheirs = form.takeTheirs,
  onAddAnew = () => form.addAnew(),
}: OthersChangesProps<Fields>) {
  const t = useTexts();
  const { labelOf, clashes, adopted, theirs, isGone, isSaving, wasOvertaken } = form;
  return (
    <>
      {isGone && (
        <ConflictNotice text={t.rich('adminMenu.deletedElsewhere', strong)} takesFocus={wasOvertaken}>
          <Button variant="secondary" size="sm" disabled={isSaving} onClick={onAddAnew}>
            {t('adminMenu.makeNew')}
          </Button>
        </ConflictNotice>
      )}
      {clashes.length > 0 && (
        <ConflictNotice
          text={t.rich('adminMenu.changedElsewhere', strong)}
          takesFocus={wasOvertaken}
          theirs={clashes.map((name) => ({ label: labelOf(name), value: shown(name, theirs) }))}
        >
          <Button
            variant="secondary"
            size="sm"
            loading={isSaving}
            onClick={({ currentTarget }) => {
              if (currentTarget.form?.reportValidity()) void onSaveMine();
            }}
          >
            {t('adminMenu.saveMine')}
          </Button>
          <Button variant="secondary" size="sm" disabled={isSaving} onClick={onTakeTheirs}>
            {t('adminMenu.takeTheirs')}
          </Button>
        </ConflictNotice>
      )}
      {adopted.length > 0 && (
        <Notice tone="info">{t('adminMenu.adopted', { fields: adopted.map(labelOf).join(', ') })}</Notice>
      )}
    </>
  );
}

interface ConflictNoticeProps {
  readonly text: ReactNode;
  /** The person has just tried to save: this is the answer. */
  readonly takesFocus: boolean;
  /** Fields that both have changed, with the other person's values. */
  readonly theirs?: readonly { readonly label: string; readonly value: ReactNode }[];
  /** Buttons. */
  readonly children: ReactNode;
}

/** Another person has saved first. Offers ways to continue; no input is lost. */
function ConflictNotice({ text, takesFocus, theirs, children }: ConflictNoticeProps) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  // The pressed button goes with its notice: the first field of the form gets the focus.
  useEffect(() => {
    const notice = box.current;
    const form = notice?.closest('form');
    return () => {
      if (!notice?.isConnected && document.activeElement === document.body) firstField(form)?.focus();
    };
  }, []);
  return (
    <div
      ref={box}
      className={`stack gap-3 anywhere tone-warning ${styles['notice']}`}
      role="alert"
      tabIndex={-1}
    >
      <p className={styles['text']}>{text}</p>
      {theirs && (
        <dl className={`stack gap-2 ${styles['theirs']}`}>
          {theirs.map(({ label, value }) => (
            <div key={label}>
              <dt className="small">{label}</dt>
              <dd>{value || t('adminMenu.nothing')}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={`flex wrap gap-2 ${styles['actions']}`}>{children}</div>
    </div>
  );
}

interface NotSavedProps {
  readonly form: { readonly message: string | undefined; readonly failure: unknown };
}

/** Why nothing was saved, unless a conflict or a field of the form says it. */
export function NotSaved({ form: { message, failure } }: NotSavedProps) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const [elsewhere, setElsewhere] = useState('');
  useEffect(() => {
    setElsewhere(refusalsElsewhere(box.current?.closest('form'), failure, box.current));
  }, [failure]);
  const text = message ? t('adminMenu.notLost', { message }) : elsewhere;
  return (
    <div ref={box} hidden={text === ''}>
      {text && <Notice tone="error">{text}</Notice>}
    </div>
  );
}
