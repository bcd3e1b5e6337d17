import { setTimeout as delay } from 'node:timers/promises';
import { residentKilobytes } from './cpu.js';

/** Argument of `node --import` for a process whose memory is measured. */
export const collectGarbage = new URL('references/collect-garbage.mjs', import.meta.url).href;

/** KiB after garbage collection, once the figure no longer falls. */
export async function settled(pid: number): Promise<number> {
  for (let before = Number.NaN, tries = 0; ; tries += 1) {
    process.kill(pid, 'SIGUSR2');
    await delay(1000);
    const present = residentKilobytes(pid);
    if (tries >= 3 && Math.abs(present - before) < 512) return present;
    before = present;
  }
}
