import { build } from 'vite';
import { supportedBrowsers } from './supported-browsers';

interface Options {
  /** Replaced names, with the code of their values. */
  readonly define?: Record<string, string>;
  /** The oldest browsers that must parse it. */
  readonly target?: string | string[];
}

/** Bundles a script into one file, where modules cannot be loaded or would be too late. */
export async function oneFile(
  source: string,
  { define = {}, target = supportedBrowsers }: Options,
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      copyPublicDir: false,
      target,
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  });
  const [built] = [result].flat();
  if (!built || !('output' in built)) throw new Error(`${source} was not built`);
  return built.output[0].code;
}
