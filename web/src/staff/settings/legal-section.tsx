import { useRef } from 'react';
import type { BoundText } from '../../shared/form/bind';
import { readNumber } from '../../shared/lib/typed-number';
import { Button } from '../../shared/ui/button';
import { TextAreaField, TextField } from '../../shared/ui/field';
import { defaultText } from '../../domain/legal/default-text';
import { legalWords, say } from '../../domain/legal/texts/texts';
import { useTexts } from '../texts/texts';
import styles from './settings-page.module.css';
import { SettingsSection } from './settings-section';
import type { SectionProps } from './use-settings-form';

const pages = { privacyText: 'privacy', termsText: 'terms', refundText: 'refunds' } as const;
const pageFields = Object.keys(pages) as (keyof typeof pages)[];

/** The contact for complaints, and the owner's own texts of the legal pages. */
export function LegalSection({ form: { fields, theirs, text, change } }: SectionProps) {
  const t = useTexts();
  const fillIn = async (field: keyof typeof pages) => {
    await legalWords;
    const numberIn = (name: 'stayMinutes' | 'bookingFee' | 'refundHours') =>
      readNumber('decimal', fields[name]) ?? Number(theirs[name]);
    const facts = {
      ...fields,
      stayMinutes: numberIn('stayMinutes'),
      bookingFee: numberIn('bookingFee'),
      refundHours: numberIn('refundHours'),
    };
    change({ [field]: defaultText(pages[field], facts, say) });
  };
  return (
    <SettingsSection title={t('settings.legal')} hint={t('settings.legalHint')}>
      <TextField {...text('grievanceName')} hint={t('settings.grievanceHint')} />
      <div className={`stack gap-4 items-start ${styles['pair']}`}>
        <TextField {...text('grievanceEmail')} />
        <TextField {...text('grievancePhone')} />
      </div>
      <p className="muted small">{t('settings.legalTextHint')}</p>
      {pageFields.map((field) => (
        <PageText key={field} {...text(field)} onStandard={() => void fillIn(field)} />
      ))}
    </SettingsSection>
  );
}

interface PageTextProps extends Omit<BoundText, 'type'> {
  /** Fills in the standard text. */
  readonly onStandard: () => void;
}

function PageText({ onStandard, ...field }: PageTextProps) {
  const t = useTexts();
  const control = useRef<HTMLTextAreaElement>(null);
  const fillIn = () => {
    onStandard();
    // The focused button is removed.
    control.current?.focus();
  };
  return (
    <div className={`stack gap-4 ${styles['section']}`}>
      <TextAreaField {...field} ref={control} rows={field.value ? 12 : 3} />
      {!field.value && (
        <Button variant="secondary" onClick={fillIn}>
          {t('settings.editStandardText', { page: field.label })}
        </Button>
      )}
    </div>
  );
}
