import type { SettingsFields, TextFieldName } from './settings-draft';

/** What connects a control to its field. */
export interface BoundField {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly autoComplete: string;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
}

/** The fields of a section, and how it changes them. */
export interface SectionProps {
  readonly fields: SettingsFields;
  /** As they are saved. */
  readonly saved: SettingsFields;
  readonly errors: Readonly<Record<string, string>>;
  readonly text: (name: TextFieldName) => BoundField;
  readonly onChange: (changes: Partial<SettingsFields>) => void;
}
