import type { NumberRules } from '../lib/typed-number';
import type { FormFields, TextRules, TypedOf } from './fields';

/** What a form passes to its controls. */
interface Form<Fields extends FormFields> {
  readonly table: Fields;
  readonly fields: TypedOf<Fields>;
  /** The server's refusals, by field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly change: (changes: Partial<TypedOf<Fields>>) => void;
}

interface Bound {
  readonly name: string;
  readonly label: string;
}

/** The properties of a text control. */
export interface BoundText extends Bound, TextRules {
  readonly autoComplete: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
}

type BoundNumber = BoundText & NumberRules;

interface BoundCheck extends Bound {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** The fields of one kind. */
type NamesOf<Fields extends FormFields, Kind> = {
  [Name in keyof Fields]: Fields[Name] extends Kind ? Name : never;
}[keyof Fields] &
  string;

type TextNames<Fields extends FormFields> = NamesOf<Fields, { readonly text: TextRules }>;
type NumberNames<Fields extends FormFields> = NamesOf<Fields, { readonly number: NumberRules }>;
type FlagNames<Fields extends FormFields> = NamesOf<Fields, { readonly isFlag: true }>;
type Bindable<Fields extends FormFields> = TextNames<Fields> | NumberNames<Fields> | FlagNames<Fields>;

/** Connects controls to the fields of a form. @param labelOf the label of a field */
export function bind<Fields extends FormFields>(
  { table, fields, errors, change }: Form<Fields>,
  labelOf: (name: Bindable<Fields>) => string,
) {
  const set = (name: string, value: unknown) =>
    change({ [name]: value } as unknown as Partial<TypedOf<Fields>>);
  const field = (name: Bindable<Fields>) => ({
    name,
    label: labelOf(name),
    error: errors[name],
    value: fields[name] as string,
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: { readonly value: string } }) => set(name, target.value),
  });
  return {
    text: (name: TextNames<Fields>): BoundText => ({
      ...field(name),
      ...(table[name] as unknown as { readonly text: TextRules }).text,
    }),
    number: (name: NumberNames<Fields>): BoundNumber => ({
      ...field(name),
      ...(table[name] as unknown as { readonly number: NumberRules }).number,
    }),
    check: (name: FlagNames<Fields>): BoundCheck => ({
      name,
      label: labelOf(name),
      checked: fields[name] as boolean,
      onChange: (checked) => set(name, checked),
    }),
  };
}

export type Binding<Fields extends FormFields> = ReturnType<typeof bind<Fields>>;
