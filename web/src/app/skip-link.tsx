import type { RefObject } from 'react';
import { useTexts } from '../texts/texts';

/** A button, because with hash routes a link to `#main` would be a change of route. */
export function SkipLink({ target }: { readonly target: RefObject<HTMLElement | null> }) {
  const t = useTexts();
  return (
    <button type="button" className="skip-link" onClick={() => target.current?.focus()}>
      {t('nav.skip')}
    </button>
  );
}
