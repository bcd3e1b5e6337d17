import { useState } from 'react';

interface CodeReasonInput {
  /** Of the present quote; undefined while it is on its way. */
  readonly quoted: string | undefined;
  /** Whether the quote has come, for the phone number that the checkout starts with or a typed one. */
  readonly isKnown: boolean;
  readonly phone: string;
}

/**
 * Why the phone number must be confirmed by a code. Kept while the next quote is on its way, so that the code's field does
 * not go away with its input and the focus.
 */
export function useCodeReason({ quoted, isKnown, phone }: CodeReasonInput) {
  const [kept, setKept] = useState<string>();
  const [confirmedPhone, setConfirmedPhone] = useState<string>();
  if (isKnown && quoted !== kept) setKept(quoted);
  return {
    codeReason: confirmedPhone === phone ? undefined : kept,
    markConfirmed: () => setConfirmedPhone(phone),
  };
}
