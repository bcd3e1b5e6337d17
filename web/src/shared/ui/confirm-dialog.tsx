import { useId, type ReactNode } from 'react';
import { useTexts } from '../../texts/texts';
import { Button } from './button';
import styles from './confirm-dialog.module.css';
import { Modal } from './modal';

interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly children: ReactNode;
}

interface ConfirmDialogProps extends DialogProps {
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly onConfirm: () => void;
  /** While the confirmed action runs. */
  readonly busy?: boolean;
  readonly tone?: 'primary' | 'danger';
}

function Shell({
  open,
  onOpenChange,
  title,
  children,
  actions,
}: DialogProps & { readonly actions: ReactNode }) {
  const id = useId();
  if (!open) return null;
  return (
    <Modal
      role="alertdialog"
      className={styles['popup']}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={() => onOpenChange(false)}
    >
      <h2 id={`${id}-title`} className={styles['title']}>
        {title}
      </h2>
      <div id={`${id}-text`}>{children}</div>
      <div className={styles['actions']}>{actions}</div>
    </Modal>
  );
}

/** Asks for confirmation. */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel,
  onConfirm,
  busy = false,
  tone = 'primary',
  ...shell
}: ConfirmDialogProps) {
  const t = useTexts();
  return (
    <Shell
      {...shell}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={() => shell.onOpenChange(false)}>
            {cancelLabel ?? t('common.cancel')}
          </Button>
          <Button variant={tone} loading={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}

/** Shows a message that must be read. */
export function MessageDialog(props: DialogProps) {
  const t = useTexts();
  return (
    <Shell {...props} actions={<Button onClick={() => props.onOpenChange(false)}>{t('common.ok')}</Button>} />
  );
}
