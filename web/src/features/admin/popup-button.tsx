import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../shared/ui/button';

interface PopupButtonProps {
  /** Visible name of the button. */
  readonly children: ReactNode;
  /** Name of the popup; of the button too, unless it has a longer one. */
  readonly label: string;
  readonly buttonLabel?: string;
  readonly popupClassName?: string | undefined;
  /** Contents of the popup. `close` returns the focus to the button. */
  readonly popup: (close: () => void) => ReactNode;
}

/** A button that opens a small group of controls, which closes on Escape and when the focus leaves it. */
export function PopupButton({ children, label, buttonLabel, popupClassName, popup }: PopupButtonProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);
  return (
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Button
        ref={button}
        size="sm"
        variant="secondary"
        aria-label={buttonLabel}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        // Safari does not focus pressed buttons: the menu would close on blur, and the click would reopen it.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => (open ? close() : setOpen(true))}
      >
        {children}
      </Button>
      {open && (
        <div id={id} role="group" aria-label={label} tabIndex={-1} className={popupClassName}>
          {popup(close)}
        </div>
      )}
    </div>
  );
}
