import { useEffect, useRef } from 'react';
import { fieldErrors } from '../lib/errors';

function firstFault(form: HTMLFormElement, failure: unknown): Element | undefined {
  const errors = fieldErrors(failure);
  return [...form.elements].find((control) => {
    const name = control.getAttribute('name');
    return control.getAttribute('aria-invalid') === 'true' || (name && name in errors);
  });
}

/** The server's refusals of fields that a form does not show at these fields. @param said where they are said instead */
export function refusalsElsewhere(
  form: HTMLFormElement | null | undefined,
  failure: unknown,
  said?: Element | null,
): string {
  const shown = form?.textContent?.replace(said?.textContent || '', '') ?? '';
  const refusals = new Set(Object.values(fieldErrors(failure)));
  return [...refusals].filter((refusal) => !shown.includes(refusal)).join(' ');
}

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
