import { Link } from 'react-router-dom';
import { SelectField } from '../../shared/ui/field';
import { CheckField } from '../../shared/ui/check-field';
import { Notice } from '../../shared/ui/notice';
import { NumberField } from '../../shared/ui/number-field';
import type { SectionProps } from '../settings/use-settings-form';
import { newZone, type ZoneFields } from '../settings/zones-draft';
import { useTexts } from '../texts/texts';
import styles from './welcome-page.module.css';

/** Kilometres. */
const radii = [1, 2, 3, 4, 5, 7, 10, 15];

/** How far deliveries go, and what they cost: one circle around the shop. Other zones are changed in the settings. */
export function DeliveryArea({ form: { fields, errors, change } }: SectionProps) {
  const t = useTexts();
  const { deliveryZones, coordinates } = fields;
  const [zone] = deliveryZones;
  const setZone = (deliveryZone: ZoneFields) => change({ deliveryZones: [deliveryZone] });
  if (deliveryZones.length > 1 || (zone && zone.kind !== 'CIRCLE'))
    return (
      <p>
        {t('welcome.ownZones')} <Link to="/admin/settings/delivery">{t('welcome.changeZones')}</Link>
      </p>
    );
  if (!zone && !coordinates)
    return (
      <p className="muted">
        {t('welcome.noPlace')} <Link to="/admin/welcome?step=where-to">{t('settings.putOnMap')}</Link>
      </p>
    );
  const problem =
    errors['deliveryZones'] ?? errors['deliveryZones.0.center'] ?? errors['deliveryZones.0.name'];
  return (
    <fieldset className={`stack gap-3 ${styles['group']}`}>
      <legend>{t('settingsSection.delivery')}</legend>
      <CheckField
        label={t('welcome.limitedArea')}
        checked={zone !== undefined}
        onChange={(isOn) => {
          if (isOn) setZone({ ...newZone(coordinates), name: t('welcome.zoneName'), fee: '0' });
          else change({ deliveryZones: [] });
        }}
      />
      {zone ? (
        <div className={`stack gap-4 items-start ${styles['pair']}`}>
          <SelectField
            label={t('welcome.radius')}
            name="deliveryZones.0.radiusMeters"
            value={zone.radiusKm}
            onChange={({ target }) => setZone({ ...zone, radiusKm: target.value })}
            error={errors['deliveryZones.0.radiusMeters']}
          >
            {radiiWith(zone.radiusKm).map((km) => (
              <option key={km} value={km}>
                {t('welcome.kilometres', { km })}
              </option>
            ))}
          </SelectField>
          <NumberField
            label={t('zones.fee')}
            name="deliveryZones.0.fee"
            kind="rupees"
            min={0}
            max={10_000}
            required
            value={zone.fee}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setZone({ ...zone, fee: target.value })}
            error={errors['deliveryZones.0.fee']}
          />
        </div>
      ) : (
        <p className="muted">{t('welcome.anywhere')}</p>
      )}
      {problem && <Notice tone="error">{problem}</Notice>}
    </fieldset>
  );
}

/** With the one that is set. */
function radiiWith(set: string): number[] {
  const all = new Set(radii);
  if (Number(set) > 0) all.add(Number(set));
  return [...all].toSorted((one, other) => one - other);
}
