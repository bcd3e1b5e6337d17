import { Notice } from '../../shared/ui/notice';
import { Page } from '../../shared/ui/page';
import { useTexts } from '../texts/texts';
import { useOwnTablet } from './tablet';
import { WhoIsHere } from './who-is-here';

/** Instead of every screen of staff, until somebody enters a PIN. */
export function LockScreen() {
  const t = useTexts();
  const own = useOwnTablet();
  if (!own) return null;
  const { name, lockedSince } = own.tablet;
  return (
    <Page title={name} width="narrow">
      {lockedSince ? (
        <Notice tone="error">{t('device.isLocked')}</Notice>
      ) : (
        <section className="stack gap-4" aria-labelledby="who-is-here">
          <h2 id="who-is-here" className="text-xl">
            {t('device.who')}
          </h2>
          <WhoIsHere />
        </section>
      )}
    </Page>
  );
}
