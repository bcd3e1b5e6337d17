import { useEffect, useRef } from 'react';
import { fieldErrors } from '../lib/errors';

/** Moves the focus to the first invalid control of a refused form. */
export function focusFirstFault(form: HTMLFormElement, failure: unknown): void {
  const errors = fieldErrors(failure);
  const isInvalid = (control: Element) =>
    control.ariaInvalid === 'true' || (control.getAttribute('name') ?? '') in errors;
  const control = [...form.elements].find(isInvalid);
  if (control instanceof HTMLElement) control.focus();
}

/** Moves the focus to the first invalid control each time the server refuses a form. */
export function useFirstFault(failure: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure !== undefined && form.current) focusFirstFault(form.current, failure);
  }, [failure]);
  return form;
}
