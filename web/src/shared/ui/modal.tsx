import { useCallback, useState, type ComponentProps, type MouseEvent } from 'react';
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
  // Its style hides the scrollbar as soon as the dialog is in the page.
  const [scrollbarWidth] = useState(() => window.innerWidth - document.documentElement.clientWidth);
  const show = useCallback(
    (dialog: HTMLDialogElement) => showModal(dialog, scrollbarWidth),
    [scrollbarWidth],
  );
  return createPortal(
    // What is pressed beside it is its backdrop.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...rest}
      ref={show}
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

/**
 * Keeps the background's width without its scrollbar. Not by `scrollbar-gutter`, which no dialog and no backdrop covers.
 * @param scrollbarWidth 0 for a dialog over another
 */
function showModal(dialog: HTMLDialogElement, scrollbarWidth: number): () => void {
  const { style } = document.documentElement;
  if (scrollbarWidth > 0) style.setProperty('--scrollbar-width', `${scrollbarWidth}px`);
  dialog.showModal();
  return () => {
    // Before it is removed: only then does the browser restore the focus.
    dialog.close();
    if (scrollbarWidth > 0) style.removeProperty('--scrollbar-width');
  };
}
