import type { ChangeEvent, SubmitEvent } from 'react';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { TextAreaField, TextField } from '../../shared/ui/field';
import { Page } from '../../shared/ui/page';
import { useSession, type SessionUser } from '../session/session';
import { dayInWords, isDay } from './booking-day';
import type { BookingDraft } from './booking-draft';
import styles from './book-page.module.css';
import { Confirmation } from './confirmation';
import { FreeTimes } from './free-times';
import { SuggestedTimes } from './suggested-times';
import { useBookingForm } from './use-booking-form';
import { formatRupees } from '../../shared/lib/format';
import { PaymentSettingsProblem } from '../payments/payment-settings-problem';
import { usePaymentSettings } from '../payments/use-payment-settings';
import { useBookingRules } from './use-booking-rules';

export function BookPage() {
  const { user } = useSession();
  return (
    <Page title="Book a Table" width="wide">
      {user && <BookingForm key={user.id} user={user} />}
    </Page>
  );
}

function BookingForm({ user }: { readonly user: SessionUser }) {
  const rules = useBookingRules();
  const settings = usePaymentSettings();
  const { draft, edit, takeSuggestion, errors, suggestion, confirmation, methods, form, ...booking } =
    useBookingForm(user);

  /** Wires a control to its field of the draft. */
  const field = (name: keyof BookingDraft) => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      edit({ [name]: target.value }),
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (booking.isBooking) return;
    const { submitter } = event.nativeEvent as { submitter?: HTMLElement | null };
    const mode = submitter?.getAttribute('value');
    void booking.submit(methods.find((method) => method.mode === mode) ?? methods[0]);
  };

  return (
    <>
      {confirmation && <Confirmation text={confirmation} />}
      <form ref={form} className={styles['layout']} onSubmit={submit}>
        <Card>
          <section className={styles['section']} aria-labelledby="book-when">
            <h2 id="book-when" className={styles['heading']}>
              When, and how many?
            </h2>
            {suggestion && (
              <SuggestedTimes key={suggestion.message} suggestion={suggestion} onChoose={takeSuggestion} />
            )}
            <div className={styles['when']}>
              <div className={styles['date']}>
                <TextField
                  {...field('date')}
                  label="Date"
                  type="date"
                  required
                  min={rules?.firstDate}
                  max={rules?.lastDate}
                  hint={isDay(draft.date) ? dayInWords(draft.date) : undefined}
                />
              </div>
              <TextField {...field('time')} label="Time" type="time" required />
              <TextField
                {...field('guests')}
                label="Number of guests"
                type="number"
                inputMode="numeric"
                min={1}
                max={rules?.mostGuests ?? 20}
                required
              />
            </div>
            <FreeTimes
              date={draft.date}
              time={draft.time}
              guests={draft.guests}
              onChoose={(time) => edit({ time })}
              onTaken={booking.markTaken}
            />
            {rules && (
              <p className={styles['rules']}>
                Tables from {rules.firstSeating} to {rules.lastSeating}, every day. Yours is kept for 90
                minutes.
              </p>
            )}
          </section>
        </Card>
        <Card>
          <section className={styles['section']} aria-labelledby="book-who">
            <h2 id="book-who" className={styles['heading']}>
              Who is coming?
            </h2>
            <TextField {...field('name')} label="Name" autoComplete="name" maxLength={120} required />
            <TextField {...field('email')} label="Email" type="email" autoComplete="email" required />
            <TextField
              {...field('phone')}
              label="Phone"
              type="tel"
              autoComplete="tel"
              maxLength={40}
              required
              hint="We call only if something comes up"
            />
            <TextAreaField
              {...field('message')}
              label="Special request (optional)"
              rows={3}
              maxLength={500}
              hint="A high chair, a birthday, a quiet corner …"
            />
            <div className={styles['actions']}>
              {methods.map(({ mode, label, isBooking }, index) => (
                <Button
                  key={mode}
                  type="submit"
                  value={mode}
                  size="lg"
                  block
                  variant={index === 0 ? 'primary' : 'secondary'}
                  loading={isBooking}
                  disabled={booking.isBooking}
                >
                  {label}
                </Button>
              ))}
            </div>
            <PaymentSettingsProblem />
            {rules && methods.length > 1 && (
              <p className={styles['rules']}>
                Booking online costs {formatRupees(rules.fee)}; cancel in time and you get it back.
                {settings?.testMode && ' TEST MODE: no real money is moved.'}
              </p>
            )}
          </section>
        </Card>
      </form>
    </>
  );
}
