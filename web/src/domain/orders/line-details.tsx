import styles from './line-details.module.css';

interface Chosen {
  readonly group: string;
  readonly name: string;
  readonly quantity: number;
}

interface LineDetailsProps {
  readonly choices?: readonly Chosen[] | undefined;
  readonly note?: string | null | undefined;
}

/** What was chosen for a dish, and the note for the kitchen. */
export function LineDetails({ choices = [], note }: LineDetailsProps) {
  if (choices.length === 0 && !note) return null;
  return (
    <>
      {' '}
      <span className="block muted small normal anywhere">
        {choicesText(choices)} {note && <q className={styles['note']}>{note}</q>}
      </span>
    </>
  );
}

/** For example “Size: Large · Extras: Cheese × 2, Olives”. */
function choicesText(choices: readonly Chosen[]): string {
  const groups = new Map<string, string[]>();
  for (const { group, name, quantity } of choices) {
    groups.set(group, [...(groups.get(group) ?? []), quantity > 1 ? `${name} × ${quantity}` : name]);
  }
  return [...groups].map(([group, names]) => `${group}: ${names.join(', ')}`).join(' · ');
}
