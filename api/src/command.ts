import { ConfigError } from './config.js';
import { messageOf } from './platform/system-error.js';

export const tell = (message: string) => process.stdout.write(`Chowk · ${message}\n`);

/** Runs a command of the terminal. What goes wrong is said in a sentence, and the exit code is 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const problems = error instanceof ConfigError ? error.problems : [messageOf(error)];
    for (const problem of problems) process.stderr.write(`Chowk · ${problem}\n`);
    process.exitCode = 1;
  }
}
