import { useEffect, useRef, useState } from 'react';
import { formatRupees } from '../../../shared/lib/format';
import { useFirstFault } from '../../../shared/form/use-first-fault';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { SelectField, TextField } from '../../../shared/ui/field';
import { NumberField } from '../../../shared/ui/number-field';
import { NotSaved, OthersChanges } from '../../form/form-notices';
import { useTexts } from '../../texts/texts';
import { ChoiceRows } from './choice-rows';
import type { GroupFields } from './group-fields';
import styles from './options.module.css';
import type { GroupFormState } from './use-group-form';

/** To focus the form that is open. */
export const formHeadingId = 'option-group-form';

interface GroupFormProps {
  readonly form: GroupFormState;
  readonly onClose: () => void;
}

export function GroupForm({ form, onClose }: GroupFormProps) {
  const t = useTexts();
  const element = useFirstFault(form.failure);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className={styles['card']}>
      <form ref={element} className="stack gap-4" aria-labelledby={formHeadingId} onSubmit={form.onSubmit}>
        <h2 id={formHeadingId} ref={heading} tabIndex={-1} className="text-xl anywhere">
          {form.edited ? t('adminMenu.editLabel', { name: form.theirs.name }) : t('adminOptions.new')}
        </h2>
        <OthersChanges
          form={form}
          shown={(name, { choices, ...texts }) =>
            name === 'choices'
              ? choices.map((choice) => `${choice.name} + ${formatRupees(Number(choice.price))}`).join(', ')
              : texts[name]
          }
          onAddAnew={() =>
            form.addAnew({ choices: form.fields.choices.map(({ id: _id, ...choice }) => choice) })
          }
        />
        <NotSaved form={form} />
        <TextField {...form.text('name')} placeholder={t('adminOptions.namePlaceholder')} />
        <RuleFields form={form} />
        <ChoiceRows form={form} />
        <div className="row wrap gap-2 gap-x-3">
          <Button type="submit" loading={form.isSaving} disabled={form.isGone}>
            {t('common.save')}
          </Button>
          <Button variant="secondary" disabled={form.isSaving} onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** How much of a group is chosen, in an owner's words. */
const rules = ['ONE', 'ANY', 'SOME'] as const;
type Rule = (typeof rules)[number];

const ruleOf = ({ minChoices, maxChoices }: GroupFields): Rule => {
  if (minChoices === '1' && maxChoices === '1') return 'ONE';
  return minChoices === '0' ? 'ANY' : 'SOME';
};

function RuleFields({ form: { fields, adopted, errors, number, change } }: Pick<GroupFormProps, 'form'>) {
  const t = useTexts();
  /** `SOME` stays while its numbers are typed, such as the 1 of 12. */
  const [chosen, setChosen] = useState<Rule>(() => ruleOf(fields));
  const rule = chosen === 'SOME' && !adopted.includes('minChoices') ? chosen : ruleOf(fields);
  const choose = (next: Rule) => {
    setChosen(next);
    if (next === 'ONE') change({ minChoices: '1', maxChoices: '1', maxEach: '1' });
    else {
      const maxChoices = String(Math.max(2, fields.choices.length));
      change({ minChoices: next === 'ANY' ? '0' : '1', maxChoices });
    }
  };
  return (
    <div className={styles['pair']}>
      <SelectField
        label={t('adminOptions.rule')}
        value={rule}
        error={rule === 'SOME' ? undefined : errors['minChoices']}
        onChange={({ target }) => choose(rules.find((each) => each === target.value) ?? 'ONE')}
      >
        {rules.map((each) => (
          <option key={each} value={each}>
            {t(`adminOptionsRule.${each}`)}
          </option>
        ))}
      </SelectField>
      {rule === 'SOME' && <NumberField {...number('minChoices')} min={1} />}
      {rule !== 'ONE' && (
        <>
          <NumberField {...number('maxChoices')} />
          <NumberField {...number('maxEach')} />
        </>
      )}
    </div>
  );
}
