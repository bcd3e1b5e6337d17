import type { ComponentProps, MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import styles from './modal.module.css';

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'ref'> {
  readonly onClose: () => void;
  /** Whether a click beside it closes it, too. */
  readonly isLight?: boolean;
}

/**
 * The browser's modal dialog while it is rendered. The browser handles focus, Escape and the background, so it needs no
 * focus guards, for which libraries hide elements from assistive technology.
 */
export function Modal({ onClose, isLight = false, className = '', ...rest }: ModalProps) {
  return createPortal(
    // What is pressed beside it is its backdrop.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...rest}
      ref={showModal}
      className={`${styles['modal']} ${className}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Chromium closes it at a second Escape, whatever the first one did.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) currentTarget.showModal();
      }}
      onClick={(event) => {
        if (isLight && isBeside(event)) onClose();
      }}
    />,
    document.body,
  );
}

/** On the backdrop. A keyboard click is at (0, 0), but its target is inside the dialog. */
function isBeside({ target, currentTarget, clientX: x, clientY: y }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (x < left || x > right || y < top || y > bottom);
}

/** Keeps the background's width without its scrollbar. */
function showModal(dialog: HTMLDialogElement): () => void {
  const { style, clientWidth } = document.documentElement;
  if (clientWidth < window.innerWidth) style.scrollbarGutter = 'stable';
  dialog.showModal();
  return () => {
    // Before it is removed: only then does the browser restore the focus.
    dialog.close();
    style.scrollbarGutter = '';
  };
}
