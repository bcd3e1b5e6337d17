import { useRef } from 'react';
import { readNumber } from '../../shared/lib/typed-number';
import { Button } from '../../shared/ui/button';
import { TextAreaField, TextField } from '../../shared/ui/field';
import { defaultText } from '../../domain/legal/default-text';
import { legalWords, say } from '../../domain/legal/texts/texts';
import { useTexts } from '../texts/texts';
import type { BoundField, SectionProps } from './section-props';
import styles from './settings-page.module.css';
import { SettingsSection } from './settings-section';

/** The server's limit. */
const longest = 20_000;

const pages = { privacyText: 'privacy', termsText: 'terms', refundText: 'refunds' } as const;
const pageFields = Object.keys(pages) as (keyof typeof pages)[];

/** The contact for complaints, and the owner's own texts of the legal pages. */
export function LegalSection({ fields, saved, text, onChange }: SectionProps) {
  const t = useTexts();
  const fillIn = async (field: keyof typeof pages) => {
    await legalWords;
    const numberIn = (name: 'stayMinutes' | 'bookingFee' | 'refundHours') =>
      readNumber('decimal', fields[name]) ?? Number(saved[name]);
    const facts = {
      ...fields,
      stayMinutes: numberIn('stayMinutes'),
      bookingFee: numberIn('bookingFee'),
      refundHours: numberIn('refundHours'),
    };
    onChange({ [field]: defaultText(pages[field], facts, say) });
  };
  return (
    <SettingsSection title={t('settings.legal')} hint={t('settings.legalHint')}>
      <TextField {...text('grievanceName')} maxLength={80} hint={t('settings.grievanceHint')} />
      <div className={styles['pair']}>
        <TextField {...text('grievanceEmail')} type="email" maxLength={254} />
        <TextField {...text('grievancePhone')} type="tel" maxLength={40} />
      </div>
      <p className={styles['hint']}>{t('settings.legalTextHint')}</p>
      {pageFields.map((field) => (
        <PageText key={field} {...text(field)} onStandard={() => void fillIn(field)} />
      ))}
    </SettingsSection>
  );
}

interface PageTextProps extends BoundField {
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
    <div className={styles['section']}>
      <TextAreaField {...field} ref={control} rows={field.value ? 12 : 3} maxLength={longest} />
      {!field.value && (
        <Button variant="secondary" onClick={fillIn}>
          {t('settings.editStandardText', { page: field.label })}
        </Button>
      )}
    </div>
  );
}
