import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocksOf } from './blocks';

describe('blocksOf', () => {
  it('finds headings and paragraphs, with or without blank lines between them', () => {
    const text = '\nFirst line\nsecond line\r\n\r\n\n## What for\nTo cook.\n##\tHow long  \n\n#1 in town';
    expect(blocksOf(text)).toEqual([
      { kind: 'paragraph', text: 'First line\nsecond line' },
      { kind: 'heading', text: 'What for' },
      { kind: 'paragraph', text: 'To cook.' },
      { kind: 'heading', text: 'How long' },
      { kind: 'paragraph', text: '#1 in town' },
    ]);
    expect(blocksOf(' \n\n')).toEqual([]);
  });

  it('keeps every word, in order', () => {
    const line = fc.stringMatching(/^[a-z<>&# ]{0,12}$/);
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const words = (text: string) => text.split(/[\s#]+/).filter(Boolean);
        const shown = blocksOf(lines.join('\n')).map(({ text }) => text);
        expect(words(shown.join('\n'))).toEqual(words(lines.join('\n')));
      }),
    );
  });
});
