import { retryDelay } from './retry-delay';

/** Retries a dynamic import until it succeeds, for code that the screen does not wait for. */
export async function retryImport<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let failures = 0; ; failures++) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryDelay(failures)));
    }
  }
}
