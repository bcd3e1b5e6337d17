import { formatDay } from '../../shared/lib/format';
import { useOrdering } from '../../domain/restaurant/ordering';
import { timeAt } from '../../shared/lib/clock';
import { Card } from '../../shared/ui/card';
import { SelectField } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import { RadioCards } from '../../shared/ui/radio-cards';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { useTexts } from '../texts/texts';
import styles from './checkout-page.module.css';
import { useOrderSlots } from './use-order-slots';

interface WhenChoiceProps {
  /** Start of a slot, ISO 8601; undefined for as soon as possible. */
  readonly slot: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (slot: string | undefined) => void;
}

/** Shown where the owner takes orders for later. */
export function WhenChoice({ slot, error, onChange }: WhenChoiceProps) {
  const t = useTexts();
  const { kind } = useOrdering();
  const { byDay, hasFailed, retry } = useOrderSlots();
  const days = [...(byDay ?? [])];
  const firstFree = days.flatMap(([, all]) => all).find(({ isFull }) => !isFull)?.startsAt;
  if (!firstFree && !slot) {
    // No notice while orders for now are taken, nor while none are.
    if (kind === 'open' || kind === 'stopped') return null;
    if (byDay) return <Notice tone="info">{t('checkout.noSlots')}</Notice>;
    return hasFailed && <RetryNotice onRetry={retry}>{t('checkout.slotsFailed')}</RetryNotice>;
  }
  const [day, slots = []] = days.find(([, all]) => all.some(({ startsAt }) => startsAt === slot)) ?? [];
  const chooseDay = (requested: string) =>
    onChange(byDay?.get(requested)?.find(({ isFull }) => !isFull)?.startsAt ?? slot);

  return (
    <Card>
      <section className="stack gap-4" aria-labelledby="checkout-when">
        <h2 id="checkout-when" className="text-xl">
          {t('checkout.when')}
        </h2>
        <RadioCards
          legend={t('checkout.when')}
          name="when"
          options={[
            { value: 'asap', label: t('checkout.asap'), isDisabled: kind !== 'open' },
            { value: 'later', label: t('checkout.later') },
          ]}
          value={slot ? 'later' : 'asap'}
          onChange={(when) => onChange(when === 'later' ? firstFree : undefined)}
        />
        {slot && (
          <div className={styles['when']}>
            <SelectField
              label={t('checkout.day')}
              name="slotDay"
              value={day ?? ''}
              onChange={({ target }) => chooseDay(target.value)}
            >
              {!day && <option value="">{t('checkout.choose')}</option>}
              {days.map(([each, all]) => (
                <option key={each} value={each} disabled={all.every(({ isFull }) => isFull)}>
                  {formatDay(each)}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={t('checkout.time')}
              name="slot"
              value={day ? slot : ''}
              onChange={({ target }) => onChange(target.value)}
              error={error}
            >
              {!day && <option value="">{t('checkout.choose')}</option>}
              {slots.map(({ startsAt, isFull }) => (
                <option key={startsAt} value={startsAt} disabled={isFull && startsAt !== slot}>
                  {isFull ? t('checkout.full', { time: timeAt(startsAt) }) : timeAt(startsAt)}
                </option>
              ))}
            </SelectField>
          </div>
        )}
      </section>
    </Card>
  );
}
