import { useRows } from '../../shared/form/use-rows';
import { formatDate } from '../../shared/lib/format';
import { useToday } from '../../domain/restaurant/ordering';
import { Button } from '../../shared/ui/button';
import { CheckField } from '../../shared/ui/check-field';
import { TextField } from '../../shared/ui/field';
import { useTexts } from '../texts/texts';
import {
  isMidYearSwitch,
  isSavedPosition,
  newPosition,
  positionOn,
  positionsSince,
  tomorrow,
  type PositionFields,
} from './bill-draft';
import { GstPositionFields } from './gst-position-fields';
import { positionInWords } from './position-in-words';
import { isGstState } from '../texts/gst-states';
import { SettingsSection } from './settings-section';
import type { SectionProps } from './use-settings-form';

/** How the restaurant stands with GST now and later, and its number. */
export function GstFields({ form }: SectionProps) {
  const t = useTexts();
  const { taxPositions } = form.fields;
  const today = useToday();
  const present = positionOn(taxPositions, today);
  const shown = positionsSince(taxPositions, today);
  const past = taxPositions.filter((row) => !shown.includes(row));
  const { list, adder, rows } = useRows(shown, (next) => form.change({ taxPositions: [...past, ...next] }));
  const isOnTop = shown.some(({ mode, pricesInclude }) => mode === 'REGULAR' && !pricesInclude);
  return (
    <SettingsSection title={t('gst.question')} hint={t('gst.hint')}>
      <div className="stack divided">
        {!present && <PositionLine mode="UNREGISTERED" when={t('gst.now')} />}
        <ul ref={list} className="stack divided unless-empty">
          {shown.map((row, index) => (
            <li key={row.key}>
              {isSavedPosition(row) ? (
                <div className="row wrap between gap-2">
                  <PositionLine
                    mode={row.mode}
                    pricesInclude={row.pricesInclude}
                    when={t(row === present ? 'gst.since' : 'gst.from', { day: formatDate(row.from) })}
                  />
                  {row.from >= today && (
                    <Button
                      variant="ghost"
                      size="sm"
                      aria-label={t('gst.removePosition', { day: formatDate(row.from) })}
                      onClick={() => rows.remove(index)}
                    >
                      {t('settings.remove')}
                    </Button>
                  )}
                </div>
              ) : (
                <GstPositionFields
                  name={`taxPositions.${past.length + index}`}
                  position={row}
                  today={today}
                  isMidYear={isMidYearSwitch(taxPositions, row)}
                  errors={form.errors}
                  onChange={(changes) => rows.change(index, changes)}
                  onRemove={() => rows.remove(index)}
                />
              )}
            </li>
          ))}
        </ul>
        {form.errors['taxPositions'] && (
          <p className="danger small semibold">{form.errors['taxPositions']}</p>
        )}
      </div>
      {taxPositions.every(isSavedPosition) && (
        <Button
          ref={adder}
          name="taxPositions"
          variant="secondary"
          onClick={() => rows.insert(newPosition(tomorrow()))}
        >
          {t('gst.change')}
        </Button>
      )}
      {isOnTop && <CheckField {...form.check('roundsTotal')} />}
      <Gstin form={form} />
    </SettingsSection>
  );
}

function Gstin({ form }: SectionProps) {
  const t = useTexts();
  const code = form.fields.gstin.trim().slice(0, 2);
  const hint = isGstState(code) ? t('gst.state', { state: t(`gstState.${code}`) }) : t('settings.gstinHint');
  return <TextField {...form.text('gstin')} hint={hint} />;
}

interface PositionLineProps extends Pick<PositionFields, 'mode'> {
  readonly pricesInclude?: boolean;
  readonly when: string;
}

function PositionLine({ mode, pricesInclude = true, when }: PositionLineProps) {
  const t = useTexts();
  return (
    <p>
      <span className="block semibold">{positionInWords(t, { mode, pricesInclude })}</span>
      <span className="muted small">{when}</span>
    </p>
  );
}
