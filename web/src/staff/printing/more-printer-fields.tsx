import { SelectField } from '../../shared/ui/field';
import { useTexts } from '../texts/texts';
import { printerGraphics } from './printer-fields';
import { usePrinting } from './printing';
import styles from './printing.module.css';
import type { PrinterFormState } from './use-printer-form';

/** Settings that most printers do not need. */
export function MorePrinterFields({ form }: { readonly form: PrinterFormState }) {
  const t = useTexts();
  const { printers = [] } = usePrinting();
  const { fields, errors, change, edited } = form;
  const others = printers.filter(({ id }) => id !== edited?.id);
  return (
    <>
      {others.length > 0 && (
        <SelectField
          label={t('printerField.fallbackId')}
          hint={t('printers.fallbackHint')}
          value={fields.fallbackId}
          error={errors['fallbackId']}
          onChange={({ target }) => change({ fallbackId: target.value })}
        >
          <option value="">{t('printers.noFallback')}</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <details>
        <summary className={styles['summary']}>{t('printers.more')}</summary>
        <SelectField
          label={t('printerField.graphics')}
          hint={t('printers.graphicsHint')}
          value={fields.graphics}
          error={errors['graphics']}
          onChange={({ target }) =>
            change({ graphics: printerGraphics.find((each) => each === target.value) ?? 'RASTER' })
          }
        >
          {printerGraphics.map((each) => (
            <option key={each} value={each}>
              {t(`printerGraphics.${each}`)}
            </option>
          ))}
        </SelectField>
      </details>
    </>
  );
}
