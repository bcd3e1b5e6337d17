import { retryDelay } from './retry-delay';

/** Goes on fetching a piece of the shop's code until it is there: nothing on the screen waits for it. */
export async function patiently<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let failures = 0; ; failures++) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryDelay(failures)));
    }
  }
}
