import { useEffect, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { FormFields, TypedOf } from '../../shared/form/fields';
import type { VersionedForm } from '../../shared/form/use-versioned-form';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { strong } from '../../shared/ui/strong';
import { useTexts } from '../texts/texts';
import styles from './form-notices.module.css';

interface OthersChangesProps<Fields extends FormFields> {
  readonly form: VersionedForm<Fields>;
  readonly labelOf: (name: keyof Fields & string) => string;
  /** The other person's value of a field, for readers. */
  readonly shown: (name: keyof Fields & string, theirs: TypedOf<Fields>) => ReactNode;
  readonly onSaveMine?: () => void;
  readonly onTakeTheirs?: () => void;
  readonly onAddAnew?: () => void;
}

/** What other people have changed in the record of a form. Within the form, whose checks hold for each way to save. */
export function OthersChanges<Fields extends FormFields>({
  form,
  labelOf,
  shown,
  onSaveMine = () => void form.saveMine(),
  onTakeTheirs = form.takeTheirs,
  onAddAnew = () => form.addAnew(),
}: OthersChangesProps<Fields>) {
  const t = useTexts();
  const { clashes, adopted, theirs, isGone, isSaving, wasOvertaken } = form;
  return (
    <>
      {isGone && (
        <ConflictNotice text={t.rich('adminMenu.deletedElsewhere', strong)} takesFocus={wasOvertaken}>
          <Button variant="secondary" size="sm" disabled={isSaving} onClick={thenFocusForm(onAddAnew)}>
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
              if (currentTarget.form?.reportValidity()) onSaveMine();
            }}
          >
            {t('adminMenu.saveMine')}
          </Button>
          <Button variant="secondary" size="sm" disabled={isSaving} onClick={thenFocusForm(onTakeTheirs)}>
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

/** The pressed button is removed with its notice: the first field of its form gets the focus. */
const thenFocusForm =
  (act: () => void) =>
  ({ currentTarget: { form } }: { readonly currentTarget: HTMLButtonElement }) => {
    flushSync(act);
    form?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  };

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
  return (
    <div ref={box} className={styles['notice']} role="alert" tabIndex={-1}>
      <p className={styles['text']}>{text}</p>
      {theirs && (
        <dl className={styles['theirs']}>
          {theirs.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value || t('adminMenu.nothing')}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles['actions']}>{children}</div>
    </div>
  );
}

/** Why nothing was saved, unless a field or a conflict explains it. */
export function NotSaved({ message }: { readonly message: string | undefined }) {
  const t = useTexts();
  return message && <Notice tone="error">{t('adminMenu.notLost', { message })}</Notice>;
}
