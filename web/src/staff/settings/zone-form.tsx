import { CheckField } from '../../shared/ui/check-field';
import { SelectField, TextField } from '../../shared/ui/field';
import { useTexts } from '../texts/texts';
import { ZoneArea } from './zone-area';
import { ZoneFeesFields } from './zone-fees-fields';
import type { Surroundings } from './zone-map-panel';
import { ZonePlaceFields } from './zone-place-fields';
import { zoneKinds, type ZoneFields } from './zones-draft';
import styles from './zones-fields.module.css';

type TypedField = Exclude<keyof ZoneFields, 'key' | 'id' | 'kind' | 'feeSteps' | 'isOn' | 'isAnyHour'>;

/** Connects a control to a field of a zone. @param path as the server names the field */
export type BoundZone = (
  field: TypedField,
  path?: string,
) => {
  readonly name: string;
  readonly autoComplete: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
};

interface ZoneFormProps {
  readonly zone: ZoneFields;
  /** As the server names the zone: `deliveryZones.0`. */
  readonly name: string;
  readonly hasMap: boolean;
  readonly around: Omit<Surroundings, 'spots'>;
  /** Which zone counts where it overlaps another. */
  readonly advice: readonly string[];
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<ZoneFields>) => void;
}

/** One delivery zone. */
export function ZoneForm({ zone, name, hasMap, around, advice, errors, onChange }: ZoneFormProps) {
  const t = useTexts();
  /** Errors of an entry of a list are shown at the list. */
  const errorOf = (path: string) =>
    Object.entries(errors).find(([field]) => field === path || field.startsWith(`${path}.`))?.[1];
  const bound: BoundZone = (field, path = field) => ({
    name: `${name}.${path}`,
    autoComplete: 'off',
    value: zone[field],
    error: errorOf(`${name}.${path}`),
    onChange: ({ target }) => onChange({ [field]: target.value }),
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
      {hasMap && <ZoneArea zone={zone} around={around} onChange={onChange} />}
      <ZonePlaceFields zone={zone} bound={bound} />
      {advice.map((each) => (
        <p key={each} className={`small tone-warning ${styles['advice']}`}>
          {each}
        </p>
      ))}
      <ZoneFeesFields zone={zone} name={name} bound={bound} errors={errors} onChange={onChange} />
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
