import { useState, type ComponentProps } from 'react';
import { numberProblem, type NumberKind, type NumberRules } from '../lib/typed-number';
import { TextAreaField, TextField } from './field';

interface Checked {
  readonly value: string;
  /** Why the text cannot be saved. The browser then refuses to submit the form. */
  readonly problem: string | undefined;
  readonly error?: string | undefined;
}

type CheckedFieldProps = Checked & ComponentProps<typeof TextField>;

/** A field that says what is wrong once it is left, or its form is submitted. */
export function CheckedField({ problem, error, ...field }: CheckedFieldProps) {
  return <TextField {...field} {...useProblem({ value: field.value, problem, error })} />;
}

/** As {@link CheckedField}, of several lines. */
export function CheckedAreaField({
  problem,
  error,
  ...field
}: Checked & ComponentProps<typeof TextAreaField>) {
  return <TextAreaField {...field} {...useProblem({ value: field.value, problem, error })} />;
}

function useProblem({ value, problem, error }: Checked) {
  /** The text when the field was left or refused; a form may be emptied since. */
  const [left, setLeft] = useState<string>();
  return {
    ref: (input: HTMLInputElement | HTMLTextAreaElement | null) => input?.setCustomValidity(problem ?? ''),
    error: (left === value ? problem : undefined) ?? error,
    onInput: () => setLeft(undefined),
    onBlur: () => setLeft(value || undefined),
    onInvalid: () => setLeft(value),
  };
}

interface NumberFieldProps extends Omit<ComponentProps<typeof TextField>, keyof NumberRules>, NumberRules {
  readonly value: string;
}

/** A typed number. Browsers drop commas from inputs of type `number`, which makes 24950 of `249,50`. */
export function NumberField({ kind, min, max, ...field }: NumberFieldProps) {
  return (
    <CheckedField
      autoComplete="off"
      {...field}
      {...numberInput(kind)}
      problem={numberProblem({ kind, min, max, required: field.required }, field.value)}
    />
  );
}

interface CheckedInputProps extends ComponentProps<'input'> {
  readonly kind: NumberKind;
  readonly problem: string | undefined;
}

/** An input for a typed number, without a label and a place for what is wrong. */
export function CheckedInput({ kind, problem, ...input }: CheckedInputProps) {
  return (
    <input
      autoComplete="off"
      {...input}
      {...numberInput(kind)}
      aria-invalid={problem ? true : input['aria-invalid']}
      ref={(element) => element?.setCustomValidity(problem ?? '')}
    />
  );
}

const numberInput = (kind: NumberKind) =>
  ({ type: 'text', inputMode: kind === 'whole' ? 'numeric' : 'decimal' }) as const;
