import styles from './keys.module.css';

// As tinykeys decides it.
const control = /Mac|iPod|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';

/** The keys of a shortcut: `Ctrl K`, `G O`. */
export const Keys = ({ of }: { readonly of: string }) =>
  of
    .replace('Shift+', '')
    .split(/[ +]/)
    .map((key) => (
      <kbd key={key} className={styles['key']}>
        {key === '$mod' ? control : key.toUpperCase()}
      </kbd>
    ));
