import { build } from 'vite';

/** Bundles a script into one file, where modules cannot be loaded or would be too late. */
export async function oneFile(source: string, define: Record<string, string>): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  });
  const [built] = [result].flat();
  if (!built || !('output' in built)) throw new Error(`${source} was not built`);
  return built.output[0].code;
}
