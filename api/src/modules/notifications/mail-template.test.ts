import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderMail } from './mail-template.js';

const reader = { name: 'Asha', shopUrl: 'https://chowk.example/shop/', restaurant: 'Sharma & Sons' };
const plain = {
  subject: 'S',
  heading: 'H',
  body: 'B',
  facts: [{ label: 'L', value: 'V' }],
  quote: 'Q',
  action: { label: 'A', route: '/r' },
};

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

describe('renderMail', () => {
  it('returns the same tags, attributes and headers for any texts', () => {
    const usual = renderMail(plain, reader);
    const nasty = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({
        unit: fc.constantFrom('<', '>', '"', "'", '&', 'a', '=', '/', ' ', '\r', '\n', '\u2028', '${'),
      }),
    );
    fc.assert(
      fc.property(nasty, (text) => {
        const mail = renderMail(
          {
            ...plain,
            subject: text,
            heading: text,
            body: text,
            facts: [{ label: text, value: text }],
            quote: text,
          },
          { ...reader, name: text },
        );
        expect(mail.subject).not.toMatch(/[\r\n\u2028\u2029\0]/);
        const less = text === '' ? count(usual.html, /<div class="quote"/g) * 2 : 0;
        expect(count(mail.html, /</g)).toBe(count(usual.html, /</g) - less);
        expect(count(mail.html, /"/g)).toBe(count(usual.html, /"/g) - less * 2);
      }),
    );
  });

  it('includes the whole content in both text and HTML', () => {
    const { text, html } = renderMail({ ...plain, body: 'Tom & Jerry' }, reader);
    expect(html).toContain('Tom &amp; Jerry');
    expect(text.split('\n').filter(Boolean)).toEqual([
      'H',
      'Hello Asha,',
      'Tom & Jerry',
      'L: V',
      '> Q',
      'A: https://chowk.example/shop/#/r',
      'Sharma & Sons',
      'You get this because you have an account at Sharma & Sons.',
    ]);
  });
});
