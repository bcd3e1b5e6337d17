import { stat } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inTime } from './in-time.js';

it('rejects when nothing answers in time', async () => {
  await expect(inTime(5, new Promise(() => undefined))).rejects.toThrow('no answer in time');
});

it('takes an answer that arrived in time while the process was busy', async () => {
  await nextTurn();
  const answer = inTime(20, stat('.'));
  const busyUntil = Date.now() + 100;
  while (Date.now() < busyUntil);
  expect((await answer).isDirectory()).toBe(true);
});
