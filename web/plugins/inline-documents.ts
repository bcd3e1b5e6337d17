import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, parse, visit, type DocumentNode, type FragmentDefinitionNode } from 'graphql';
import type { Plugin } from 'vite';

const src = path.resolve(import.meta.dirname, '../src');
const call = /\bgraphql\(\s*`([^`]+)`,?\s*\)/g;

/**
 * Inlines each GraphQL document into its module. The generated `graphql()` uses one table of all documents, which would
 * ship the admin's operations to every customer.
 */
export function inlineDocuments(): Plugin {
  const fragments = new Map<string, FragmentDefinitionNode>();

  function collect(code: string): void {
    for (const [, source = ''] of code.matchAll(call)) {
      for (const definition of parse(source, { noLocation: true }).definitions) {
        if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
      }
    }
  }

  return {
    name: 'inline-documents',
    enforce: 'pre',
    buildStart() {
      for (const file of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
        if (isSource(file)) collect(readFileSync(path.join(src, file), 'utf8'));
      }
    },
    transform(code, id) {
      if (!id.startsWith(src) || !isSource(id) || !code.includes('graphql(')) return null;
      // Repeated, because a development server sees edits.
      collect(code);
      const inlined = code.replace(
        call,
        (_call, source: string) =>
          `(${JSON.stringify(withFragments(parse(source, { noLocation: true }), fragments))})`,
      );
      return { code: inlined, map: null };
    },
  };
}

/** Not the generated module, whose comments contain `graphql()`. */
function isSource(file: string): boolean {
  return /\.tsx?$/.test(file) && !/(^|[/\\])gql[/\\]/.test(file);
}

/** The document with its fragments, recursively. */
function withFragments(
  document: DocumentNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): DocumentNode {
  const definitions = new Map(
    document.definitions.map((definition) => [
      'name' in definition ? definition.name?.value : '',
      definition,
    ]),
  );
  // Grows during iteration: a map's iterator visits added entries.
  for (const definition of definitions.values()) {
    visit(definition, {
      FragmentSpread({ name: { value: name } }) {
        const fragment = fragments.get(name);
        if (!fragment) throw new Error(`No document declares the fragment ${name}`);
        definitions.set(name, fragment);
      },
    });
  }
  return { kind: Kind.DOCUMENT, definitions: [...definitions.values()] };
}
