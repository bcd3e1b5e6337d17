import { equal } from '@wry/equality';
import { sentNumber, sentNumberOrNull, type NumberRules } from '../lib/typed-number';

/** A field of a form: how it is typed and kept, and how the server returns and takes it. */
export interface Field<Typed, Server, Sent> {
  /** Whether a stored value can be typed. Drafts of other formats are not read. */
  readonly isTyped: (value: unknown) => boolean;
  /** The value in the form of a new record. */
  readonly empty: Typed;
  readonly fromServer: (value: Server) => Typed;
  readonly toInput: (typed: Typed) => Sent;
  /** Whether two inputs say the same; by default, if they are equal. */
  readonly isSame?: (one: unknown, other: unknown) => boolean;
}

/** Limits of a text control, which are the server's. */
export interface TextRules {
  readonly maxLength?: number;
  readonly required?: boolean;
  /** For the browser; `off` by default. */
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric';
  readonly type?: 'email' | 'tel' | 'time';
}

type Text<Server, Sent> = Field<string, Server, Sent> & { readonly text: TextRules };
type Num<Server, Sent> = Field<string, Server, Sent> & { readonly number: NumberRules };

const isText = (value: unknown) => typeof value === 'string';

type Maybe<T> = T | null | undefined;

/** A text, sent without outer white space. */
export const text = (rules: TextRules = {}): Text<Maybe<string>, string> => ({
  isTyped: isText,
  empty: '',
  fromServer: (value) => value ?? '',
  toInput: (typed) => typed.trim(),
  text: rules,
});

/** A person's name. */
export const nameField = text({ maxLength: 120, required: true, autoComplete: 'name' });

/** An e-mail address. */
export const emailField = text({ maxLength: 254, required: true, type: 'email', autoComplete: 'email' });

/** As {@link text}, sent as null if it is empty. */
export const textOrNull = (rules: TextRules = {}): Text<Maybe<string>, string | null> => ({
  ...text(rules),
  toInput: (typed) => typed.trim() || null,
});

/** A number as typed. One that cannot be read is sent as a number that the server refuses. */
export const number = (rules: Omit<NumberRules, 'required'>): Num<number, number> => ({
  isTyped: isText,
  empty: '',
  fromServer: String,
  toInput: (typed) => sentNumber(rules.kind, typed),
  number: { ...rules, required: true },
});

/** As {@link number}, sent as null if it is empty. */
export const numberOrNull = (rules: Omit<NumberRules, 'required'>): Num<Maybe<number>, number | null> => ({
  isTyped: isText,
  empty: '',
  fromServer: (value) => String(value ?? ''),
  toInput: (typed) => sentNumberOrNull(rules.kind, typed),
  number: rules,
});

/** A checkbox. */
export const flag: Field<boolean, boolean, boolean> & { readonly isFlag: true } = {
  isFlag: true,
  isTyped: (value) => typeof value === 'boolean',
  empty: false,
  fromServer: (value) => value,
  toInput: (typed) => typed,
};

/** One of several values; the first one by default. */
export const oneOf = <T extends string>(values: readonly [T, ...T[]]): Field<T, Maybe<T>, T> => ({
  isTyped: (value) => values.some((each) => each === value),
  empty: values[0],
  fromServer: (value) => value ?? values[0],
  toInput: (typed) => typed,
});

/** Some of several values, in any order. */
export const someOf = <T extends string>(values: readonly T[]): Field<readonly T[], readonly T[], T[]> => ({
  isTyped: (value) => Array.isArray(value) && value.every((each) => values.some((known) => known === each)),
  empty: [],
  fromServer: (chosen) => chosen,
  toInput: (chosen) => chosen.toSorted(),
});

/** The values of a group of checkboxes after one of them was changed. */
export const withChosen = <T extends string>(chosen: readonly T[], value: T, isChosen: boolean): T[] =>
  isChosen ? [...chosen, value] : chosen.filter((each) => each !== value);

/**
 * Whether two lists have the same rows. A new row has no id before it is saved, and is the same afterwards, so that a lost
 * answer is no conflict.
 */
export const areSameRows = (one: unknown, other: unknown): boolean => {
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
  return one.every((row: object, index) => {
    const same = other[index] as object;
    return 'id' in row && 'id' in same ? equal(row, same) : equal({ ...row, id: '' }, { ...same, id: '' });
  });
};

/** Any field of a form. */
interface AnyField {
  readonly isTyped: (value: unknown) => boolean;
  readonly empty: unknown;
  readonly fromServer: (value: never) => unknown;
  readonly toInput: (typed: never) => unknown;
  readonly isSame?: (one: unknown, other: unknown) => boolean;
}

/** All fields of a form, by the server's names. */
export type FormFields = Readonly<Record<string, AnyField>>;

/** What is typed into a form. */
export type TypedOf<Fields extends FormFields> = {
  readonly [Name in keyof Fields]: ReturnType<Fields[Name]['fromServer']>;
};

/** What the server has to return to fill a form. */
export type RecordOf<Fields extends FormFields> = {
  readonly [Name in keyof Fields]: Parameters<Fields[Name]['fromServer']>[0];
};

/** What a form sends. */
export type InputOf<Fields extends FormFields> = {
  [Name in keyof Fields]: ReturnType<Fields[Name]['toInput']>;
};
