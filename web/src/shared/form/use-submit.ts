import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { errorMessage, fieldErrors } from '../lib/errors';
import { focusFirstFault, refusalsElsewhere } from './use-first-fault';

/** What a form shows while it is sent, and after a refusal. */
export interface Submit {
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly isSending: boolean;
  /** The error of the last attempt. */
  readonly failure: unknown;
  /** The server's refusals, by field. */
  readonly errors: Readonly<Record<string, string>>;
  /** Why nothing was sent, unless it is said at a field. */
  readonly message: string | undefined;
  readonly clearFailure: () => void;
}

/**
 * Sends a form, once at a time. After a refusal the first invalid field has the focus.
 * @param send throws the error of the server or the network
 * @param failed the message if the server gives none
 */
export function useSubmit(send: (form: FormData) => Promise<unknown>, failed: string): Submit {
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [elsewhere, setElsewhere] = useState('');
  const attempt = async (form: HTMLFormElement) => {
    setIsSending(true);
    setFailure(undefined);
    try {
      await send(new FormData(form));
      setIsSending(false);
    } catch (error) {
      const focused = document.activeElement;
      flushSync(() => {
        setFailure(error);
        setElsewhere('');
        setIsSending(false);
      });
      const hasMoved = document.activeElement !== focused && form.contains(document.activeElement);
      setElsewhere(refusalsElsewhere(form, error));
      // What appeared may have taken the focus.
      if (!hasMoved) focusFirstFault(form, error);
    }
  };
  const errors = fieldErrors(failure);
  const refusal = failure === undefined ? undefined : errorMessage(failure, failed);
  return {
    submit: (event) => {
      event.preventDefault();
      if (!isSending) void attempt(event.currentTarget);
    },
    isSending,
    failure,
    errors,
    message: Object.keys(errors).length > 0 ? elsewhere : refusal,
    clearFailure: () => setFailure(undefined),
  };
}
