import { useEffect, useRef } from 'react';
import { withChosen } from '../../shared/form/fields';
import { useFirstFault } from '../../shared/form/use-first-fault';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { CheckField } from '../../shared/ui/check-field';
import { ChoicesField } from '../../shared/ui/choices-field';
import { SelectField, TextField } from '../../shared/ui/field';
import { NumberField } from '../../shared/ui/number-field';
import { RadioCards } from '../../shared/ui/radio-cards';
import { NotSaved, OthersChanges } from '../form/form-notices';
import { useTexts } from '../texts/texts';
import { orderDocuments, printerBills, printerPapers, printerWays } from './printer-fields';
import { MorePrinterFields } from './more-printer-fields';
import styles from './printing.module.css';
import { StationChoices } from './station-choices';
import { useShownValue } from './use-shown-value';
import type { PrinterFormState } from './use-printer-form';

interface PrinterFormProps {
  readonly form: PrinterFormState;
  readonly onClose: () => void;
}

export function PrinterForm({ form, onClose }: PrinterFormProps) {
  const t = useTexts();
  const element = useFirstFault(form.failure);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const shown = useShownValue();
  const { fields, errors, change, isSaving } = form;
  return (
    <Card>
      <form ref={element} className="stack gap-4" aria-labelledby="printer-form" onSubmit={form.onSubmit}>
        <h2 id="printer-form" ref={heading} tabIndex={-1} className="text-xl anywhere">
          {form.edited ? t('adminMenu.editLabel', { name: form.theirs.name }) : t('printers.add')}
        </h2>
        <OthersChanges form={form} shown={shown} />
        <NotSaved form={form} />
        <TextField {...form.text('name')} hint={t('printers.nameHint')} />
        <WayField form={form} />
        {fields.way === 'NETWORK' && (
          <div className={styles['pair']}>
            <TextField
              {...form.text('host')}
              required
              hint={t('printers.hostHint')}
              placeholder="192.168.1.50"
            />
            <NumberField {...form.number('port')} />
          </div>
        )}
        <SelectField
          label={t('printerField.paper')}
          value={fields.paper}
          error={errors['paper']}
          onChange={({ target }) =>
            change({ paper: printerPapers.find((each) => each === target.value) ?? 'MM80' })
          }
        >
          {printerPapers.map((each) => (
            <option key={each} value={each}>
              {t(`printerPaper.${each}`)}
            </option>
          ))}
        </SelectField>
        <ChoicesField
          legend={t('printerField.documents')}
          stacked
          options={orderDocuments.map((value) => ({ value, label: t(`printDocument.${value}`) }))}
          chosen={orderDocuments.filter((each) => fields.documents.includes(each))}
          error={errors['documents']}
          onChange={(value, isChosen) => change({ documents: withChosen(fields.documents, value, isChosen) })}
        />
        <SelectField
          label={t('printerField.bills')}
          hint={t('printers.billsHint')}
          value={fields.bills}
          error={errors['bills']}
          onChange={({ target }) =>
            change({ bills: printerBills.find((each) => each === target.value) ?? 'NEVER' })
          }
        >
          {printerBills.map((each) => (
            <option key={each} value={each}>
              {t(`printerBills.${each}`)}
            </option>
          ))}
        </SelectField>
        <StationChoices form={form} />
        <div className={styles['pair']}>
          <NumberField {...form.number('copies')} />
        </div>
        <div className="stack">
          <CheckField {...form.check('cuts')} />
          <CheckField {...form.check('beeps')} />
        </div>
        <MorePrinterFields form={form} />
        <div className="row wrap gap-2 gap-x-3">
          <Button type="submit" loading={isSaving} disabled={form.isGone}>
            {t('common.save')}
          </Button>
          <Button variant="secondary" disabled={isSaving} onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function WayField({ form: { fields, errors, change } }: Pick<PrinterFormProps, 'form'>) {
  const t = useTexts();
  return (
    <div className="stack gap-2">
      <span className="semibold" aria-hidden>
        {t('printerField.way')}
      </span>
      <RadioCards
        legend={t('printerField.way')}
        name="way"
        stacked
        options={printerWays.map((value) => ({
          value,
          label: (
            <span>
              <span className="block semibold">{t(`printerWay.${value}`)}</span>
              <span className="block muted small">{t(`printerWayHint.${value}`)}</span>
            </span>
          ),
        }))}
        value={fields.way}
        error={errors['way']}
        onChange={(way) => change({ way })}
      />
    </div>
  );
}
