import { useRows } from '../../shared/form/use-rows';
import { movedPin, type Pin } from '../../shared/lib/pin';
import { Button } from '../../shared/ui/button';
import { PlusIcon } from '../../shared/ui/icons';
import { Notice } from '../../shared/ui/notice';
import { RowButtons, MovedRowStatus } from '../form/row-buttons';
import { useTexts } from '../texts/texts';
import { isOutsideAll, nameOfZone, overlapAdvice } from './zone-advice';
import { ZoneRow } from './zone-row';
import { borderOf, newZone, type ZoneFields } from './zones-draft';
import styles from './zones-fields.module.css';

interface ZonesFieldsProps {
  readonly zones: readonly ZoneFields[];
  readonly restaurant: { readonly name: string; readonly place: Pin | null; readonly pinCode: string };
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (zones: readonly ZoneFields[]) => void;
}

/** The delivery zones, in the order in which they are tried. */
export function ZonesFields({ zones, restaurant, errors, onChange }: ZonesFieldsProps) {
  const t = useTexts();
  const { list, adder, rows } = useRows(zones, onChange);
  const pin = movedPin(restaurant.place);
  const place = pin && { pin, label: restaurant.name };
  const shown = zones.map((zone, index) => ({ name: nameOfZone(zone, index), border: borderOf(zone) }));
  return (
    <>
      {errors['deliveryZones'] && <Notice tone="error">{errors['deliveryZones']}</Notice>}
      <ol ref={list} className="stack gap-3 unless-empty">
        {zones.map((zone, index) => {
          const title = nameOfZone(zone, index);
          return (
            <li key={zone.key} className={styles['row']}>
              <ZoneRow
                zone={zone}
                title={title}
                isOpenAtFirst={zone.id === undefined || zones.length === 1}
                around={{
                  place,
                  others: shown.filter((other) => other !== shown[index] && other.border.length > 0),
                }}
                advice={overlapAdvice(zones, index)}
                name={`deliveryZones.${index}`}
                errors={errors}
                onChange={(changes) => rows.change(index, changes)}
              />
              <RowButtons rows={rows} index={index} name={title} />
            </li>
          );
        })}
      </ol>
      <MovedRowStatus rows={rows} />
      {/* Above the zones it would move the map under the finger that draws. */}
      {isOutsideAll(zones, restaurant) && <Notice tone="warning">{t('zones.restaurantOutside')}</Notice>}
      <Button ref={adder} variant="secondary" onClick={() => rows.insert(newZone(restaurant.place))}>
        <PlusIcon />
        {t('zones.add')}
      </Button>
    </>
  );
}
