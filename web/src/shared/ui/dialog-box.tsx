import { useId, type ComponentProps } from 'react';
import styles from './dialog-box.module.css';
import { Modal } from './modal';

interface DialogBoxProps extends ComponentProps<typeof Modal> {
  readonly title: string;
}

/** A modal dialog in the middle of the screen, with a heading that names it. */
export function DialogBox({ title, children, className = '', ...modal }: DialogBoxProps) {
  const id = useId();
  return (
    <Modal {...modal} className={`${styles['box']} ${className}`} aria-labelledby={id}>
      <h2 id={id} className="text-xl anywhere">
        {title}
      </h2>
      {children}
    </Modal>
  );
}

/** Its buttons, at its end. */
export const DialogActions = ({ children }: Pick<ComponentProps<'div'>, 'children'>) => (
  <div className={`flex wrap gap-3 ${styles['actions']}`}>{children}</div>
);
