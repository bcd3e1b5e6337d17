import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { toast } from 'react-toastify/unstyled';
import { errorCode, errorMessage, fieldErrors } from '../../../shared/lib/errors';
import { useFirstFault } from '../../../shared/lib/use-first-fault';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { SelectField, TextField } from '../../../shared/ui/field';
import { NumberField } from '../../../shared/ui/number-field';
import { Notice } from '../../../shared/ui/notice';
import { ConflictNotice } from '../../form/conflict-notice';
import { say, useTexts } from '../../texts/texts';
import { ChoiceRows } from './choice-rows';
import { draftOf, emptyChoice, type Group, type GroupDraft } from './group-draft';
import styles from './options.module.css';
import { useSaveGroup } from './use-option-groups';

/** How much of a group is chosen, in an owner's words. */
const rules = ['ONE', 'ANY', 'SOME'] as const;
type Rule = (typeof rules)[number];

function ruleOf({ minChoices, maxChoices }: GroupDraft): Rule {
  if (minChoices === '1' && maxChoices === '1') return 'ONE';
  return minChoices === '0' ? 'ANY' : 'SOME';
}

interface GroupFormProps {
  readonly draft: GroupDraft;
  /** The edited group as it is now; undefined for a new one, or if it is gone. */
  readonly present: Group | undefined;
  readonly onChange: (draft: GroupDraft) => void;
  readonly refresh: () => Promise<unknown>;
  readonly onClose: () => void;
}

export function GroupForm({ draft, present, onChange, refresh, onClose }: GroupFormProps) {
  const t = useTexts();
  const { save, isSaving } = useSaveGroup();
  const [failure, setFailure] = useState<unknown>();
  const [rule, setRule] = useState<Rule>(() => ruleOf(draft));
  const form = useFirstFault<HTMLFormElement>(failure);
  const name = useRef<HTMLHeadingElement>(null);
  const heading = useId();
  const errors = failure === undefined ? {} : fieldErrors(failure);
  const { edited, choices } = draft;
  const isOutdated = edited !== undefined && present !== undefined && present.version > edited.version;
  const isGone = edited !== undefined && present === undefined;

  useEffect(() => name.current?.focus(), []);

  const change = (changes: Partial<GroupDraft>) => onChange({ ...draft, ...changes });

  const chooseRule = (next: Rule) => {
    setRule(next);
    if (next === 'ONE') change({ minChoices: '1', maxChoices: '1', maxEach: '1' });
    else change({ minChoices: next === 'ANY' ? '0' : '1', maxChoices: String(Math.max(2, choices.length)) });
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setFailure(undefined);
    try {
      await save(draft);
      toast.success(t('adminOptions.saved'));
      onClose();
    } catch (error) {
      setFailure(error);
      if (errorCode(error) === 'CONFLICT') await refresh().catch(() => undefined);
    }
  };

  const hasFieldErrors = Object.keys(errors).length > 0;
  return (
    <Card className={styles['card']}>
      <form
        ref={form}
        className={styles['form']}
        aria-labelledby={heading}
        onSubmit={(event) => void submit(event)}
      >
        <h2 id={heading} ref={name} tabIndex={-1} className={styles['heading']}>
          {edited ? t('adminMenu.editLabel', { name: edited.name }) : t('adminOptions.new')}
        </h2>
        {isOutdated && (
          <ConflictNotice
            text={t('adminOptions.changedElsewhere')}
            takesFocus={errorCode(failure) === 'CONFLICT'}
            actions={
              <>
                <Button
                  variant="secondary"
                  size="sm"
                  onClick={() => onChange({ ...draft, edited: { ...present } })}
                >
                  {t('adminOptions.keepMine')}
                </Button>
                <Button variant="secondary" size="sm" onClick={() => onChange(draftOf(present))}>
                  {t('adminMenu.takeTheirs')}
                </Button>
              </>
            }
          />
        )}
        {isGone && (
          <ConflictNotice
            text={t('adminOptions.deletedElsewhere')}
            takesFocus={false}
            actions={
              <Button
                variant="secondary"
                size="sm"
                onClick={() => {
                  const { edited: _edited, ...rest } = draft;
                  onChange({ ...rest, choices: choices.map(({ id: _id, ...choice }) => choice) });
                }}
              >
                {t('adminOptions.makeNew')}
              </Button>
            }
          />
        )}
        {failure !== undefined && !hasFieldErrors && !isOutdated && (
          <Notice tone="error">
            {t('adminMenu.notLost', { message: errorMessage(failure, say('menuTable.failed')) })}
          </Notice>
        )}
        <TextField
          label={t('dishField.name')}
          name="name"
          autoComplete="off"
          maxLength={60}
          required
          placeholder={t('adminOptions.namePlaceholder')}
          value={draft.name}
          error={errors['name']}
          onChange={({ target }) => change({ name: target.value })}
        />
        <div className={styles['pair']}>
          <SelectField
            label={t('adminOptions.rule')}
            value={rule}
            error={errors['minChoices']}
            onChange={({ target }) => chooseRule(rules.find((each) => each === target.value) ?? 'ONE')}
          >
            {rules.map((each) => (
              <option key={each} value={each}>
                {t(`adminOptionsRule.${each}`)}
              </option>
            ))}
          </SelectField>
          {rule === 'SOME' && (
            <CountField
              label={t('adminOptions.minChoices')}
              value={draft.minChoices}
              onChange={(minChoices) => change({ minChoices })}
            />
          )}
          {rule !== 'ONE' && (
            <>
              <CountField
                label={t('adminOptions.maxChoices')}
                value={draft.maxChoices}
                error={errors['maxChoices']}
                onChange={(maxChoices) => change({ maxChoices })}
              />
              <CountField
                label={t('adminOptions.maxEach')}
                value={draft.maxEach}
                error={errors['maxEach']}
                onChange={(maxEach) => change({ maxEach })}
              />
            </>
          )}
        </div>
        <ChoiceRows draft={draft} errors={errors} onChange={onChange} />
        <div>
          <Button
            variant="secondary"
            size="sm"
            disabled={choices.length >= 50}
            onClick={() => {
              const added = emptyChoice();
              flushSync(() => change({ choices: [...choices, added] }));
              form.current?.querySelector<HTMLElement>(`[data-choice="${added.key}"] input`)?.focus();
            }}
          >
            {t('adminOptions.addChoice')}
          </Button>
        </div>
        <div className={styles['buttons']}>
          <Button type="submit" loading={isSaving} disabled={isGone}>
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

interface CountFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
}

function CountField({ onChange, ...field }: CountFieldProps) {
  return (
    <NumberField
      {...field}
      kind="whole"
      min={1}
      max={50}
      required
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
