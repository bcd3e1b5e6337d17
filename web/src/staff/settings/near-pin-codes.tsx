import { useId, useMemo } from 'react';
import type { Pin } from '../../shared/lib/pin';
import { Button } from '../../shared/ui/button';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { useTexts } from '../texts/texts';
import { codesNear, typedPinCode } from './pin-codes';
import type { usePinCodes } from './use-pin-codes';
import { pinCodesIn, type ZoneFields } from './zones-draft';

/** As many as a phone shows in a few lines. */
const shownCodes = 12;

interface NearPinCodesProps {
  readonly zone: ZoneFields;
  readonly list: ReturnType<typeof usePinCodes>;
  /** Where they are near to. */
  readonly center: Pin | undefined;
  readonly onChange: (changes: Partial<ZoneFields>) => void;
}

/** PIN codes that a press adds to a zone, or removes. */
export function NearPinCodes({
  zone,
  list: { codes, hasFailed, retry },
  center,
  onChange,
}: NearPinCodesProps) {
  const t = useTexts();
  const id = useId();
  const { lat, lng } = center ?? {};
  // Thousands of distances at each letter that is typed would be slow.
  const near = useMemo(
    () => (codes && lat !== undefined && lng !== undefined ? codesNear(codes, { lat, lng }, shownCodes) : []),
    [codes, lat, lng],
  );
  if (hasFailed) return <RetryNotice onRetry={retry}>{t('zones.searchFailed')}</RetryNotice>;
  if (!codes) return null;
  const own = pinCodesIn(zone.pinCodes);
  const unknown = own.flatMap((typed) => {
    const code = typedPinCode(typed);
    return code && !codes.some((each) => each.code === code) ? code : [];
  });
  return (
    <>
      {unknown.length > 0 && (
        <p className="muted small">
          {t('zones.unknownCodes', { codes: unknown.join(', '), count: unknown.length })}
        </p>
      )}
      {near.length > 0 && (
        <div className="stack gap-2" role="group" aria-labelledby={id}>
          <p id={id} className="small semibold">
            {t('zones.nearCodes')}
          </p>
          <div className="flex wrap gap-2">
            {near.map(({ code, meters }) => {
              const isIn = own.some((typed) => typedPinCode(typed) === code);
              const others = own.filter((typed) => typedPinCode(typed) !== code);
              return (
                <Button
                  key={code}
                  variant={isIn ? 'primary' : 'secondary'}
                  size="sm"
                  aria-pressed={isIn}
                  onClick={() => onChange({ pinCodes: (isIn ? others : [...own, code]).join(', ') })}
                >
                  {isIn ? '✓' : '+'} {code} · {t('welcome.kilometres', { km: Math.round(meters / 100) / 10 })}
                </Button>
              );
            })}
          </div>
        </div>
      )}
    </>
  );
}
