import { useId, type ReactNode } from 'react';
import { useTexts } from '../../texts/texts';
import { Button } from './button';
import { DialogActions, DialogBox } from './dialog-box';

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
    <DialogBox role="alertdialog" title={title} aria-describedby={id} onClose={() => onOpenChange(false)}>
      <div id={id}>{children}</div>
      <DialogActions>{actions}</DialogActions>
    </DialogBox>
  );
}

/** Asks for confirmation. It stays open while it is busy. */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel,
  onConfirm,
  busy = false,
  tone = 'primary',
  ...shell
}: ConfirmDialogProps) {
  const t = useTexts();
  const close = () => {
    if (!busy) shell.onOpenChange(false);
  };
  return (
    <Shell
      {...shell}
      onOpenChange={close}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={close}>
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
