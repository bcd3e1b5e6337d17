import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderMail } from './mail-template.js';

const reader = {
  name: 'Asha',
  shopUrl: 'https://chowk.example/shop/',
  restaurant: 'Sharma & Sons',
  logo: null,
  brandColor: null,
};
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

  it('greets in the language of the content', () => {
    const { text, html } = renderMail({ ...plain, language: 'hi' }, reader);
    for (const mail of [text, html]) expect(mail).toContain('नमस्ते Asha,');
    expect(html).toContain('<html lang="hi">');
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

  it('shows the logo as PNG and the colour with readable text', () => {
    const path = `/uploads/logo/${'a1'.repeat(16)}`;
    const { html } = renderMail(plain, { ...reader, logo: `${path}-512.webp`, brandColor: '#7a0019' });
    expect(html).toMatch(new RegExp(String.raw`<img\s+src="https://chowk.example${path}-128.png"`));
    expect(count(html, /background:#7a0019;(?:color|border)/g)).toBe(2);
    expect(html).toContain('padding:13px 28px;color:#ffffff;');
    expect(html).not.toContain('#ffcc00');
    expect(renderMail(plain, reader).html).not.toContain('<img');
  });
});
