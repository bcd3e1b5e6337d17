import { NumberField, CheckedAreaField, CheckedField } from '../../shared/ui/number-field';
import { useTexts } from '../texts/texts';
import { borderFault, centerFault, pinCodesFault } from './zone-faults';
import type { BoundZone } from './zone-form';
import type { ZoneFields } from './zones-draft';
import styles from './zones-fields.module.css';

interface ZonePlaceFieldsProps {
  readonly zone: ZoneFields;
  readonly bound: BoundZone;
}

/** Where a zone is, in numbers: what the map shows, by keyboard. */
export function ZonePlaceFields({ zone, bound }: ZonePlaceFieldsProps) {
  const t = useTexts();
  if (zone.kind === 'PIN_CODES')
    return (
      <CheckedAreaField
        {...bound('pinCodes')}
        label={t('zones.pinCodes')}
        hint={t('zones.pinCodesHint')}
        problem={pinCodesFault(zone.pinCodes)}
        rows={2}
        required
      />
    );
  if (zone.kind === 'CIRCLE')
    return (
      <div className={styles['fields']}>
        <NumberField
          {...bound('radiusKm', 'radiusMeters')}
          kind="decimal"
          label={t('zones.radius')}
          min={0.001}
          max={50}
          required
        />
        <CheckedField
          {...bound('center')}
          label={t('zones.center')}
          hint={t('zones.placeHint')}
          problem={centerFault(zone.center)}
          required
        />
      </div>
    );
  const points = bound('points');
  return (
    <details
      open={points.error !== undefined || undefined}
      // A folded field cannot have the focus.
      onInvalidCapture={({ currentTarget }) => {
        currentTarget.open = true;
      }}
    >
      <summary className={styles['summary']}>{t('zones.pointsByKeyboard')}</summary>
      <CheckedAreaField
        {...points}
        label={t('zones.points')}
        hint={t('zones.pointsHint')}
        problem={borderFault(zone.points)}
        rows={5}
      />
    </details>
  );
}
