import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { ConfigError } from '../config.js';
import { messageOf } from '../platform/system-error.js';

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

/**
 * Asks for a password, and shows nothing of what is typed.
 * @param variable of the environment that it can be given in instead
 * @param again asks twice: what is mistyped would be lost
 */
export async function askSecret(
  what: string,
  { variable, again = false }: { readonly variable: string; readonly again?: boolean },
): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new Error(`There is no terminal to ask for the ${what.toLowerCase()}: set ${variable}.`);
  }
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silence, terminal: true });
  const ask = async (question: string) => {
    process.stdout.write(question);
    const answer = await terminal.question('');
    process.stdout.write('\n');
    return answer;
  };
  // Ctrl-C comes here: the terminal is read key by key.
  terminal.once('SIGINT', () => process.exit(130));
  try {
    const secret = await ask(`${what}: `);
    if (again && (await ask('The same again: ')) !== secret)
      throw new Error(`The two ${what.toLowerCase()}s differ.`);
    return secret;
  } finally {
    terminal.close();
  }
}
