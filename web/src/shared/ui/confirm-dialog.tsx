import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts';
import { Button } from './button';
import styles from './confirm-dialog.module.css';

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
  /** While what was confirmed is under way. */
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
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles['backdrop']} />
        <AlertDialog.Popup className={styles['popup']}>
          <AlertDialog.Title className={styles['title']}>{title}</AlertDialog.Title>
          <AlertDialog.Description render={<div />}>{children}</AlertDialog.Description>
          <div className={styles['actions']}>{actions}</div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

/** Asks before something is done. */
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

/** Tells something that must be read. */
export function MessageDialog(props: DialogProps) {
  const t = useTexts();
  return (
    <Shell {...props} actions={<Button onClick={() => props.onOpenChange(false)}>{t('common.ok')}</Button>} />
  );
}
