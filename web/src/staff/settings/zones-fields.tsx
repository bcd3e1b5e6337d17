import { useRows } from '../../shared/form/use-rows';
import type { Pin } from '../../shared/lib/pin';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { RowButtons, MovedRowStatus } from '../form/row-buttons';
import { useTexts } from '../texts/texts';
import { ZoneForm } from './zone-form';
import { newZone, type ZoneFields } from './zones-draft';
import styles from './zones-fields.module.css';

interface ZonesFieldsProps {
  readonly zones: readonly ZoneFields[];
  /** Of the restaurant. */
  readonly place: Pin | null;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (zones: readonly ZoneFields[]) => void;
}

/** The delivery zones, in the order in which they are tried. */
export function ZonesFields({ zones, place, errors, onChange }: ZonesFieldsProps) {
  const t = useTexts();
  const { list, adder, rows } = useRows(zones, onChange);
  return (
    <>
      {errors['deliveryZones'] && <Notice tone="error">{errors['deliveryZones']}</Notice>}
      <ol ref={list} className="stack gap-4">
        {zones.map((zone, index) => {
          const name = zone.name || String(index + 1);
          return (
            <li key={zone.key}>
              <fieldset className={`stack gap-3 ${styles['zone']}`}>
                <legend className="visually-hidden">{t('zones.zone', { name })}</legend>
                <ZoneForm
                  zone={zone}
                  place={place}
                  name={`deliveryZones.${index}`}
                  errors={errors}
                  onChange={(changes) => rows.change(index, changes)}
                />
                <RowButtons rows={rows} index={index} name={zone.name || t('zones.zone', { name })} />
              </fieldset>
            </li>
          );
        })}
      </ol>
      <MovedRowStatus rows={rows} />
      <Button ref={adder} variant="secondary" onClick={() => rows.insert(newZone(place))}>
        {t('zones.add')}
      </Button>
    </>
  );
}
