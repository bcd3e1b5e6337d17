import { useEffect, useRef } from 'react';
import { fieldErrors } from '../lib/errors';

function firstFault(form: HTMLFormElement, failure: unknown): Element | undefined {
  const errors = fieldErrors(failure);
  return [...form.elements].find(
    (control) =>
      control.getAttribute('aria-invalid') === 'true' || (control.getAttribute('name') ?? '') in errors,
  );
}

/** Whether a control of a refused form is invalid. */
export const hasFault = (form: HTMLFormElement, failure: unknown): boolean =>
  Object.keys(fieldErrors(failure)).length > 0 && firstFault(form, failure) !== undefined;

/** Moves the focus to the first invalid control of a refused form. */
export function focusFirstFault(form: HTMLFormElement, failure: unknown): void {
  const control = firstFault(form, failure);
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
