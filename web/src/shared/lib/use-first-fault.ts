import { useEffect, useRef } from 'react';

/** For a form: each time the server refuses it, the focus goes to the first field with a fault. */
export function useFirstFault<T extends HTMLElement>(failure: unknown) {
  const form = useRef<T>(null);
  useEffect(() => {
    if (failure === undefined) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);
  return form;
}
