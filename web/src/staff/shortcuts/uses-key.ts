/**
 * Whether a shortcut needs this key without Control or ⌘, also as the second of two.
 * @param keys in the syntax of tinykeys
 * @param code as `KeyboardEvent.code` names a key
 */
export const usesKey = (keys: string, code: string): boolean =>
  keys.split(' ').some((press) => {
    const parts = press.split('+');
    return !parts.includes('$mod') && new RegExp(`^${parts.at(-1)}$`).test(code);
  });
