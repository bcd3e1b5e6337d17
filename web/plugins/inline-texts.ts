import compile from 'icu-minify/compile';
import { parseAst, type Plugin } from 'vite';

/** Catalogues of ICU messages: modules with one object of texts. */
const isCatalogue = (id: string) => /[/\\]texts[/\\](en|hi)\.ts$/.test(id);

/** Compiles messages at build time, so that browsers need no parser. */
export function inlineTexts(): Plugin {
  return {
    name: 'inline-texts',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    }),
    transform(code, id) {
      if (!isCatalogue(id)) return null;
      let compiled = '';
      let end = 0;
      for (const { start, end: after, value } of messagesIn(parseAst(code, { lang: 'ts' }, id))) {
        compiled += code.slice(end, start) + JSON.stringify(compile(value));
        end = after;
      }
      return { code: compiled + code.slice(end), map: null };
    },
  };
}

interface Message {
  readonly start: number;
  readonly end: number;
  readonly value: string;
}

/** The string values of properties, in order. */
function messagesIn(node: unknown): Message[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('type' in node && node.type === 'Property' && 'value' in node && isText(node.value))
    return [node.value];
  return Object.values(node).flatMap(messagesIn);
}

function isText(node: unknown): node is Message {
  return (
    typeof node === 'object' &&
    node !== null &&
    'type' in node &&
    node.type === 'Literal' &&
    'value' in node &&
    typeof node.value === 'string'
  );
}
