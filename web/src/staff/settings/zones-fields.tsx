import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Pin } from '../../shared/lib/pin';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
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
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  /** Focuses the name of the row at this index: the focused button may be gone or elsewhere. */
  const changeRows = (next: readonly ZoneFields[], focused: number) => {
    flushSync(() => onChange(next));
    const names = list.current?.querySelectorAll<HTMLInputElement>('input[name$=".name"]');
    (names?.[Math.min(focused, names.length - 1)] ?? add.current)?.focus();
  };
  const move = (from: number, to: number) => {
    const moved = zones[from];
    if (moved) changeRows(zones.toSpliced(from, 1).toSpliced(to, 0, moved), to);
  };
  return (
    <>
      {errors['deliveryZones'] && <Notice tone="error">{errors['deliveryZones']}</Notice>}
      <ol ref={list} className={styles['zones']}>
        {zones.map((zone, index) => {
          const name = zone.name || String(index + 1);
          return (
            <li key={zone.key}>
              <fieldset className={styles['zone']}>
                <legend className="visually-hidden">{t('zones.zone', { name })}</legend>
                <ZoneForm
                  zone={zone}
                  place={place}
                  name={`deliveryZones.${index}`}
                  errors={errors}
                  onChange={(changes) => onChange(zones.with(index, { ...zone, ...changes }))}
                />
                <div className={styles['buttons']}>
                  <Button
                    variant="ghost"
                    size="sm"
                    disabled={index === 0}
                    aria-label={t('zones.earlier', { name })}
                    onClick={() => move(index, index - 1)}
                  >
                    ↑
                  </Button>
                  <Button
                    variant="ghost"
                    size="sm"
                    disabled={index === zones.length - 1}
                    aria-label={t('zones.later', { name })}
                    onClick={() => move(index, index + 1)}
                  >
                    ↓
                  </Button>
                  <Button
                    variant="ghost"
                    size="sm"
                    aria-label={t('zones.remove', { name })}
                    onClick={() => changeRows(zones.toSpliced(index, 1), index)}
                  >
                    {t('settings.remove')}
                  </Button>
                </div>
              </fieldset>
            </li>
          );
        })}
      </ol>
      <Button
        ref={add}
        variant="secondary"
        onClick={() => changeRows([...zones, newZone(place)], zones.length)}
      >
        {t('zones.add')}
      </Button>
    </>
  );
}
