import { serviceId } from '../../domain/restaurant/tax-classes';
import { useRows } from '../../shared/form/use-rows';
import { dayOf } from '../../shared/lib/time-zone';
import { Button } from '../../shared/ui/button';
import { useTexts } from '../texts/texts';
import { newTaxClass } from './bill-draft';
import { SettingsSection } from './settings-section';
import { TaxClassRow } from './tax-class-row';
import type { SectionProps } from './use-settings-form';

/** The server's maximum. */
const maxClasses = 50;

/** What has HSN and rates of its own, such as packaged drinks. */
export function TaxClassesFields({ form }: SectionProps) {
  const t = useTexts();
  const { taxClasses } = form.fields;
  const { list, adder, rows } = useRows(taxClasses, (next) => form.change({ taxClasses: next }));
  return (
    <SettingsSection title={t('taxClass.title')} hint={t('taxClass.hint')}>
      {!taxClasses.some(({ id }) => id === serviceId) && (
        <p>
          <span className="block semibold">{t('taxClass.service')}</span>
          <span className="muted small">{t('taxClass.serviceFact')}</span>
        </p>
      )}
      <ul ref={list} className="stack divided unless-empty">
        {taxClasses.map((row, index) => (
          <li key={row.key}>
            <TaxClassRow
              name={`taxClasses.${index}`}
              row={row}
              number={index + 1}
              errors={form.errors}
              onChange={(changes) => rows.change(index, changes)}
              onRemove={() => rows.remove(index)}
            />
          </li>
        ))}
      </ul>
      {form.errors['taxClasses'] && <p className="danger small semibold">{form.errors['taxClasses']}</p>}
      {taxClasses.length < maxClasses && (
        <Button
          ref={adder}
          name="taxClasses"
          variant="secondary"
          onClick={() => rows.insert(newTaxClass(dayOf(Date.now())))}
        >
          {t('taxClass.add')}
        </Button>
      )}
    </SettingsSection>
  );
}
