import path from 'node:path';
import type { Rolldown } from 'vite';

interface Modules {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null;
}

/**
 * What the first view needs comes in two files, asked for at once: packages, which stay the same from one version of
 * the shop to the next, and the shop. In the twenty small ones that a bundler would make of it, they would wait for
 * each other, for a browser opens six connections.
 */
export function firstViewChunk(): (id: string, modules: Modules) => string | null {
  let first: ReadonlySet<string> | undefined;
  return (id, modules) => {
    first ??= importedBy(path.join(import.meta.dirname, 'src/main.tsx'), modules);
    if (!first.has(id)) return null;
    return id.includes('/node_modules/') ? 'packages' : 'shop';
  };
}

/** All modules that one brings along, itself included. */
function importedBy(entry: string, modules: Modules): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) visit(next);
  };
  visit(entry);
  return found;
}
