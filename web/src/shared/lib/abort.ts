/** `AbortSignal.any`, which Safari before 17.4, Chrome before 116 and Firefox before 124 do not have. */
export function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  const any = new AbortController();
  for (const signal of signals) {
    const abort = () => any.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { signal: any.signal });
  }
  return any.signal;
}

/** `AbortSignal.timeout`, whose reason differs between browsers. */
export function timeLimit(milliseconds: number): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(new DOMException('The time limit is over.', 'TimeoutError')), milliseconds);
  return limit.signal;
}
