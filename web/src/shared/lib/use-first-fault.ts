import { useEffect, useRef } from 'react';

/** Moves the focus to the first invalid field each time the server refuses a form. */
export function useFirstFault<T extends HTMLElement>(failure: unknown) {
  const form = useRef<T>(null);
  useEffect(() => {
    if (failure === undefined) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);
  return form;
}
