import * as z from 'zod/mini';
import { sentNumber, sentNumberOrNull, type NumberRules } from '../lib/typed-number';

/** A field of a form: how it is typed and kept, and how the server returns and takes it. */
export interface Field<Typed, Server, Sent> {
  /** What is typed. Drafts of other formats are not read. */
  readonly schema: z.ZodMiniType<Typed>;
  /** The value in the form of a new record. */
  readonly empty: Typed;
  readonly fromServer: (value: Server) => Typed;
  readonly toInput: (typed: Typed) => Sent;
}

/** Limits of a text control, which are the server's. */
export interface TextRules {
  readonly maxLength?: number;
  readonly required?: boolean;
  readonly type?: 'email' | 'tel' | 'time';
}

type Text<Server, Sent> = Field<string, Server, Sent> & { readonly text: TextRules };
type Num<Server, Sent> = Field<string, Server, Sent> & { readonly number: NumberRules };

type Maybe<T> = T | null | undefined;

/** A text, sent without outer white space. */
export const text = (rules: TextRules = {}): Text<Maybe<string>, string> => ({
  schema: z.string(),
  empty: '',
  fromServer: (value) => value ?? '',
  toInput: (typed) => typed.trim(),
  text: rules,
});

/** As {@link text}, sent as null if it is empty. */
export const textOrNull = (rules: TextRules = {}): Text<Maybe<string>, string | null> => ({
  ...text(rules),
  toInput: (typed) => typed.trim() || null,
});

/** A number as typed. One that cannot be read is sent as a number that the server refuses. */
export const number = (rules: Omit<NumberRules, 'required'>): Num<number, number> => ({
  schema: z.string(),
  empty: '',
  fromServer: String,
  toInput: (typed) => sentNumber(rules.kind, typed),
  number: { ...rules, required: true },
});

/** As {@link number}, sent as null if it is empty. */
export const numberOrNull = (rules: Omit<NumberRules, 'required'>): Num<Maybe<number>, number | null> => ({
  schema: z.string(),
  empty: '',
  fromServer: (value) => String(value ?? ''),
  toInput: (typed) => sentNumberOrNull(rules.kind, typed),
  number: rules,
});

/** A checkbox. */
export const flag: Field<boolean, boolean, boolean> & { readonly isFlag: true } = {
  isFlag: true,
  schema: z.boolean(),
  empty: false,
  fromServer: (value) => value,
  toInput: (typed) => typed,
};

/** Some of several values, in any order. */
export const someOf = <T extends string>(values: readonly T[]): Field<readonly T[], readonly T[], T[]> => ({
  schema: z.array(z.enum(values)),
  empty: [],
  fromServer: (chosen) => chosen,
  toInput: (chosen) => chosen.toSorted(),
});

/** The values of a group of checkboxes after one of them was changed. */
export const withChosen = <T extends string>(chosen: readonly T[], value: T, isChosen: boolean): T[] =>
  isChosen ? [...chosen, value] : chosen.filter((each) => each !== value);

/** Any field of a form. */
interface AnyField {
  readonly schema: z.ZodMiniType;
  readonly empty: unknown;
  readonly fromServer: (value: never) => unknown;
  readonly toInput: (typed: never) => unknown;
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
