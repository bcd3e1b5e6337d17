import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { batched, groupCommit } from './batched.js';
import { createLogger } from './log.js';

const log = createLogger('silent');

interface Item {
  readonly id: number;
  /** Makes every transaction with this item fail. */
  readonly isRefused: boolean;
}

/** A fake table: a transaction takes the given number of event-loop turns and writes all of its items or none. */
function table(turns: () => number) {
  const commits: number[][] = [];
  const write = async (items: readonly Item[]) => {
    for (let turn = turns(); turn > 0; turn -= 1) await nextTurn();
    if (items.some(({ isRefused }) => isRefused)) throw new Error('refused');
    commits.push(items.map(({ id }) => id));
    return items.map(({ id }) => `receipt of ${id}`);
  };
  return { commits, write };
}

it('batched reads each key of a turn once, and answers every caller', async () => {
  const read: (readonly string[])[] = [];
  const lengthOf = batched((keys: readonly string[]) => {
    read.push(keys);
    return Promise.resolve(keys.map((key) => (key === '' ? new Error('empty') : key.length)));
  });
  const answers = await Promise.allSettled(
    ['dal', 'roti', '', 'dal', 'roti', ''].map((key) => lengthOf(key)),
  );
  const values = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'refused'));
  expect(values).toEqual([3, 4, 'refused', 3, 4, 'refused']);
  expect(read).toEqual([['dal', 'roti', '']]);
});

it('groupCommit writes each item once, returns each its result and rejects only refused ones', async () => {
  const crowd = fc.array(fc.record({ turns: fc.nat(6), isRefused: fc.boolean() }), { maxLength: 250 });
  await fc.assert(
    fc.asyncProperty(crowd, fc.infiniteStream(fc.nat(4)), async (people, turns) => {
      const { commits, write } = table(() => turns.next().value ?? 0);
      const commit = groupCommit(write, log);
      const answers = await Promise.allSettled(
        people.map(async ({ turns: later, isRefused }, id) => {
          for (let turn = 0; turn < later; turn += 1) await nextTurn();
          return commit({ id, isRefused });
        }),
      );
      expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'refused'))).toEqual(
        people.map(({ isRefused }, id) => (isRefused ? 'refused' : `receipt of ${id}`)),
      );
      const accepted = people.flatMap(({ isRefused }, id) => (isRefused ? [] : [id]));
      expect(commits.flat().toSorted((a, b) => a - b)).toEqual(accepted);
    }),
    { numRuns: 60 },
  );
});

it('groupCommit starts immediately when idle, together with the calls of the same turn', async () => {
  const { commits, write } = table(() => 1);
  const commit = groupCommit(write, log);
  await commit({ id: 1, isRefused: false });
  await Promise.all([2, 3].map((id) => commit({ id, isRefused: false })));
  expect(commits).toEqual([[1], [2, 3]]);
});

it('groupCommit lets those whom a shared commit has answered join the next one', async () => {
  const { commits, write } = table(() => 1);
  const commit = groupCommit(write, log, 1000);
  const twice = async (id: number) => {
    await commit({ id, isRefused: false });
    for (let turn = 0; turn < id; turn += 1) await nextTurn();
    await commit({ id: id + 10, isRefused: false });
  };
  await Promise.all([1, 2, 3].map((id) => twice(id)));
  expect(commits).toEqual([
    [1, 2, 3],
    [11, 12, 13],
  ]);
});

/** Lets `people` call `times` times each, pausing a different number of event-loop turns between calls. */
const callRepeatedly = (people: number, times: number, come: (id: number) => Promise<unknown>) =>
  Promise.all(
    Array.from({ length: people }, async (_, id) => {
      for (let time = 0; time < times; time += 1) {
        await come(id);
        for (let turn = 0; turn < id; turn += 1) await nextTurn();
      }
    }),
  );

it('groupCommit waits for a slow commit up to the lock timeout, and is serial again after it', async () => {
  let letGo = () => {};
  const heldUp = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const { commits, write } = table(() => 5);
  let running = 0;
  let maxRunning = 0;
  const commit = groupCommit(async (items: readonly Item[]) => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    if (items.some(({ id }) => id === 0)) await heldUp;
    return write(items).finally(() => (running -= 1));
  }, log);
  const first = commit({ id: 0, isRefused: false });
  await expect.poll(() => running).toBe(1);
  // More calls than the test could run if each waited for the timeout.
  await callRepeatedly(2, 400, (id) => commit({ id: id + 1, isRefused: false }));
  expect(commits.flat()).not.toContain(0);
  const others = callRepeatedly(16, 40, (id) => commit({ id: id + 1, isRefused: false }));
  letGo();
  expect(await first).toBe('receipt of 0');
  maxRunning = 0;
  await others;
  expect(maxRunning).toBe(1);
});
