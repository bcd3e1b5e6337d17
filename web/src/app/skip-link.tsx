import type { RefObject } from 'react';
import { useTexts } from '../texts/texts';

/** A button, because a link to `#main` would navigate: routes are in the hash. */
export function SkipLink({ target }: { readonly target: RefObject<HTMLElement | null> }) {
  const t = useTexts();
  return (
    <button type="button" className="skip-link" onClick={() => target.current?.focus()}>
      {t('nav.skip')}
    </button>
  );
}
