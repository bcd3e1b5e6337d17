import { describe, expect, it } from 'vitest';
import { boardActs, defaultKeys, keyRefusal, readKeys } from './board-keys';

describe('the keys of the board', () => {
  it('are refused if another act or every screen has them', () => {
    expect(keyRefusal(defaultKeys, 'undo', 'KeyR')).toBe('recall');
    for (const code of ['KeyG', 'Escape', 'Digit4', 'Numpad0', 'ShiftLeft', ''])
      expect(keyRefusal(defaultKeys, 'undo', code)).toBe('reserved');
    expect(keyRefusal(defaultKeys, 'undo', 'KeyU')).toBeUndefined();
    expect(keyRefusal(defaultKeys, 'undo', 'NumpadSubtract')).toBeUndefined();
  });

  it('do not collide by default', () => {
    for (const act of boardActs) expect(keyRefusal(defaultKeys, act, defaultKeys[act])).toBeUndefined();
  });

  it('are the stored ones, or the default ones where those are of no use', () => {
    expect(readKeys('{"undo":"F2"}')).toEqual({ ...defaultKeys, undo: 'F2' });
    for (const stored of [null, '{', '3', '{"undo":"KeyR","recall":"KeyR"}', '{"undo":7}'])
      expect(readKeys(stored)).toEqual(defaultKeys);
  });

  it('stay when a new act has one of them as its default key', () => {
    const { seen: _, ...before } = defaultKeys;
    expect(readKeys(JSON.stringify({ ...before, undo: 'KeyE' }))).toEqual({
      ...before,
      undo: 'KeyE',
      seen: 'KeyA',
    });
  });
});
