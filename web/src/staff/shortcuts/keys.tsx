import styles from './keys.module.css';
import { useIsOn } from './use-shortcuts';

// As tinykeys decides it.
export const control = /Mac|iPod|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';

/** Names of keys that are not letters. */
const names: Readonly<Record<string, string>> = {
  $mod: control,
  Slash: '/',
  'Shift+Slash': '?',
  '(Digit[1-9]|Numpad[1-9])': '1–9',
  '(Digit[0-9]|Numpad[0-9])': '0–9',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** One key, by its place on the keyboard: `U` for `KeyU`. */
export const KeyName = ({ of }: { readonly of: string }) => (
  <kbd className={styles['key']}>{names[of] ?? of.replace('Key', '')}</kbd>
);

/** The keys of a shortcut, if it is on: `Ctrl K`, `G O`. */
export function Keys({ of }: { readonly of: string }) {
  const isOn = useIsOn(of);
  if (!isOn) return null;
  const keys = names[of] ? [of] : of.split(/[ +]/);
  return keys.map((key) => <KeyName key={key} of={key} />);
}
