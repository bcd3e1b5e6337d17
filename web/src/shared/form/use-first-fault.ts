import { useEffect, useRef } from 'react';
import { fieldErrors } from '../lib/errors';

/** Moves the focus to the first invalid control each time the server refuses a form. */
export function useFirstFault(failure: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure === undefined) return;
    const errors = fieldErrors(failure);
    const isInvalid = (control: Element) =>
      control.ariaInvalid === 'true' || (control.getAttribute('name') ?? '') in errors;
    const control = [...(form.current?.elements ?? [])].find(isInvalid);
    if (control instanceof HTMLElement) control.focus();
  }, [failure]);
  return form;
}
