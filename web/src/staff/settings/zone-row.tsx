import { useState, type ComponentProps } from 'react';
import { useTexts } from '../texts/texts';
import { feesInWords } from './zone-fees';
import { ZoneForm } from './zone-form';
import styles from './zones-fields.module.css';

interface ZoneRowProps extends Omit<ComponentProps<typeof ZoneForm>, 'hasMap'> {
  /** As it is called while it has no name. */
  readonly title: string;
  /** Whether it is unfolded at first. */
  readonly isOpenAtFirst: boolean;
}

/** A zone of the list: its name, area and fees, and its fields when it is unfolded. */
export function ZoneRow({ title, isOpenAtFirst, ...form }: ZoneRowProps) {
  const t = useTexts();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const { zone, name, errors } = form;
  const hasFault = Object.keys(errors).some((field) => field.startsWith(`${name}.`));
  const facts = [t(`zoneKind.${zone.kind}`), feesInWords(zone), !zone.isOn && t('zones.isOff')].filter(
    Boolean,
  );
  return (
    <details
      open={isOpen || hasFault}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      // A folded field cannot have the focus.
      onInvalidCapture={({ currentTarget }) => {
        currentTarget.open = true;
      }}
    >
      <summary className={styles['summary']}>
        <span className="bold">{title}</span> <span className="muted small">{facts.join(' · ')}</span>
      </summary>
      <fieldset className={`stack gap-3 ${styles['zone']}`}>
        <legend className="visually-hidden">
          {zone.name ? t('zones.zone', { name: zone.name }) : title}
        </legend>
        {/* Folded fields are checked, too; a map of every zone would be slow. */}
        <ZoneForm {...form} hasMap={isOpen || hasFault} />
      </fieldset>
    </details>
  );
}
