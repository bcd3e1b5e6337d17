import type { Pin } from '../../shared/lib/pin';
import { SelectField, TextAreaField, TextField } from '../../shared/ui/field';
import { CheckedField, NumberField } from '../../shared/ui/number-field';
import { useTexts } from '../texts/texts';
import { CheckField } from '../../shared/ui/check-field';
import { ZoneArea } from './zone-area';
import { hasUnreadableComma, zoneKinds, type ZoneFields } from './zones-draft';
import styles from './zones-fields.module.css';

type TypedField = Exclude<keyof ZoneFields, 'key' | 'id' | 'kind' | 'isOn' | 'isAnyHour'>;

interface ZoneFormProps {
  readonly zone: ZoneFields;
  /** As the server names the zone: `deliveryZones.0`. */
  readonly name: string;
  /** Of the restaurant. */
  readonly place: Pin | null;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<ZoneFields>) => void;
}

/** One delivery zone. */
export function ZoneForm({ zone, name, place, errors, onChange }: ZoneFormProps) {
  const t = useTexts();
  /** Errors of an entry of a list are shown at the list. */
  const errorOf = (path: string) =>
    Object.entries(errors).find(([field]) => field === path || field.startsWith(`${path}.`))?.[1];
  const bound = (field: TypedField, path: string = field) => ({
    name: `${name}.${path}`,
    autoComplete: 'off',
    value: zone[field],
    error: errorOf(`${name}.${path}`),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange({ [field]: target.value }),
  });
  return (
    <>
      <div className={styles['fields']}>
        <TextField {...bound('name')} label={t('zones.name')} maxLength={40} required />
        <SelectField
          label={t('zones.kind')}
          name={`${name}.kind`}
          value={zone.kind}
          onChange={({ target }) =>
            onChange({ kind: zoneKinds.find((kind) => kind === target.value) ?? zone.kind })
          }
        >
          {zoneKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`zoneKind.${kind}`)}
            </option>
          ))}
        </SelectField>
      </div>
      {zone.kind !== 'PIN_CODES' && <ZoneArea zone={zone} place={place} onChange={onChange} />}
      {zone.kind === 'CIRCLE' && (
        <div className={styles['fields']}>
          <TextField {...bound('center')} label={t('zones.center')} hint={t('zones.placeHint')} required />
          <NumberField
            {...bound('radiusMeters')}
            kind="whole"
            label={t('zones.radius')}
            min={1}
            max={50_000}
            required
          />
        </div>
      )}
      {zone.kind === 'PIN_CODES' && (
        <TextAreaField
          {...bound('pinCodes')}
          label={t('zones.pinCodes')}
          hint={t('zones.pinCodesHint')}
          rows={2}
          required
        />
      )}
      {zone.kind === 'POLYGON' && (
        <TextAreaField
          {...bound('points')}
          label={t('zones.points')}
          hint={t('zones.pointsHint')}
          rows={5}
          required
        />
      )}
      <div className={styles['fields']}>
        <NumberField {...bound('fee')} kind="rupees" label={t('zones.fee')} min={0} max={10_000} required />
        <CheckedField
          {...bound('feeSteps')}
          label={t('zones.feeSteps')}
          hint={t('zones.feeStepsHint')}
          problem={hasUnreadableComma(zone.feeSteps) ? t('zones.feeStepsComma') : undefined}
        />
        <NumberField
          {...bound('minimum')}
          kind="rupees"
          label={t('zones.minimum')}
          min={0}
          max={100_000}
          required
        />
        <NumberField
          {...bound('freeFrom')}
          kind="rupees"
          label={t('zones.freeFrom')}
          hint={t('zones.freeFromHint')}
          min={1}
          max={100_000}
        />
        <NumberField
          {...bound('extraMinutes')}
          kind="whole"
          label={t('zones.extraMinutes')}
          hint={t('zones.extraMinutesHint')}
          min={0}
          max={120}
          required
        />
      </div>
      <div className="flex wrap gap-2 gap-x-4">
        <CheckField label={t('zones.isOn')} checked={zone.isOn} onChange={(isOn) => onChange({ isOn })} />
        <CheckField
          label={t('zones.anyHour')}
          checked={zone.isAnyHour}
          onChange={(isAnyHour) => onChange({ isAnyHour })}
        />
      </div>
      {!zone.isAnyHour && (
        <div className={styles['fields']}>
          <TextField {...bound('opensAt', 'hours.opensAt')} type="time" label={t('zones.from')} required />
          <TextField {...bound('closesAt', 'hours.closesAt')} type="time" label={t('zones.until')} required />
        </div>
      )}
    </>
  );
}
