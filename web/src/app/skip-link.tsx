import type { RefObject } from 'react';

/** A button, because with hash routes a link to `#main` would be a change of route. */
export function SkipLink({ target }: { readonly target: RefObject<HTMLElement | null> }) {
  return (
    <button type="button" className="skip-link" onClick={() => target.current?.focus()}>
      Skip to content
    </button>
  );
}
