import { isRecord } from '../../shared/lib/is-record';

/** What a key does on the board. */
export const boardActs = [
  'next',
  'previous',
  'right',
  'left',
  'move',
  'nextLine',
  'strike',
  'undo',
  'recall',
  'seen',
  'packed',
  'refuse',
  'station',
  'count',
  'done',
] as const;
export type BoardAct = (typeof boardActs)[number];

/** Places on the keyboard, as `KeyboardEvent.code` names them. */
export type BoardKeys = Readonly<Record<BoardAct, string>>;

export const defaultKeys: BoardKeys = {
  next: 'ArrowDown',
  previous: 'ArrowUp',
  right: 'ArrowRight',
  left: 'ArrowLeft',
  move: 'Enter',
  nextLine: 'KeyN',
  strike: 'Space',
  undo: 'KeyU',
  recall: 'KeyR',
  seen: 'KeyE',
  packed: 'KeyP',
  refuse: 'KeyX',
  station: 'KeyT',
  count: 'KeyC',
  done: 'KeyF',
};

/** Keys of the browser and of shortcuts on every screen, and the digits, which choose cards or lines. */
const reserved = /^(?:KeyG|Slash|Escape|Tab|Digit\d|Numpad\d|(?:Shift|Control|Alt|Meta)(?:Left|Right)|)$/;

/** Why an act cannot have a key: it is reserved, or another act has it. Undefined if it can. */
export function keyRefusal(keys: BoardKeys, act: BoardAct, code: string): BoardAct | 'reserved' | undefined {
  if (reserved.test(code)) return 'reserved';
  return boardActs.find((other) => other !== act && keys[other] === code);
}

/** For an act that is newer than the stored keys, if its default key is among them. */
const spareKeys = ['KeyE', 'KeyA', 'KeyH', 'KeyJ', 'KeyL', 'KeyQ', 'KeyV', 'KeyW', 'KeyY', 'KeyZ'];

/** Stored keys; those that are missing are the default ones, as are all if two collide. */
export function readKeys(stored: string | null): BoardKeys {
  let found: unknown;
  try {
    found = JSON.parse(stored ?? '{}');
  } catch {
    return defaultKeys;
  }
  let keys = defaultKeys;
  const missing: BoardAct[] = [];
  for (const act of boardActs) {
    const code = isRecord(found) ? found[act] : undefined;
    if (typeof code === 'string') keys = { ...keys, [act]: code };
    else missing.push(act);
  }
  for (const act of missing) {
    const free = [keys[act], ...spareKeys].find((code) => !keyRefusal(keys, act, code));
    if (free) keys = { ...keys, [act]: free };
  }
  return boardActs.some((act) => keyRefusal(keys, act, keys[act])) ? defaultKeys : keys;
}
