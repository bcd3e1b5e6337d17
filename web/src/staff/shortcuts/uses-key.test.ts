import { describe, expect, it } from 'vitest';
import { usesKey } from './uses-key';

describe('a shortcut', () => {
  it('uses each key of a sequence', () => {
    expect(usesKey('KeyG KeyB', 'KeyG')).toBe(true);
    expect(usesKey('KeyG KeyB', 'KeyB')).toBe(true);
    expect(usesKey('KeyG KeyB', 'KeyO')).toBe(false);
  });

  it('uses every key that its expression matches', () => {
    expect(usesKey('(Digit[1-9]|Numpad[1-9])', 'Numpad7')).toBe(true);
    expect(usesKey('(Digit[1-9]|Numpad[1-9])', 'NumpadEnter')).toBe(false);
  });

  it('uses a key with Shift, and leaves one with Control to others', () => {
    expect(usesKey('Shift+Slash', 'Slash')).toBe(true);
    expect(usesKey('$mod+KeyK', 'KeyK')).toBe(false);
  });
});
