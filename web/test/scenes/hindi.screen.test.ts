import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { desk, phone, twoFrames } from '../show';
import { aFilledShop, people } from './filled-shop';
import { open, type Scene } from './scene';
import { scenes } from './scenes';

/** The Hindi scenes, and of each screen the first one that needs no action, whose labels would be English. */
const screens = scenes
  .filter(
    ({ act, language, isFaulty, isLoading, isBare }) =>
      language === 'hi' || (!act && !isFaulty && !isLoading && !isBare),
  )
  .filter(
    ({ route, language }, index, all) =>
      language === 'hi' || all.findIndex((each) => each.route === route) === index,
  );

const complaints: string[] = [];
beforeEach(() => {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => void complaints.push(words.join(' ')));
});
afterEach(() => void vi.restoreAllMocks());

/** All texts of the page: visible, accessible, and the title. */
function said(): string[] {
  // Except map attributions, mails, names of keys, commands, and texts of customers.
  const isForeign = (element: Element | null) =>
    element?.closest('.leaflet-container, [lang="en"], article pre, code, kbd, address a, script, style') !=
    null;
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!isForeign(node.parentElement)) texts.push(node.textContent ?? '');
  for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
    if (isForeign(element)) continue;
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      texts.push(element.getAttribute(name) ?? '');
  }
  return texts;
}

/** Of an answer that depends on arguments: that of none. */
function answerOf(answer: (args: object) => unknown): unknown {
  try {
    return answer({});
  } catch {
    return undefined;
  }
}

/** What the server in memory says, which is English: the longest first. */
function dataOf({ who, shop: change }: Scene): string[] {
  const shop = aFilledShop(who);
  change?.(shop);
  const found = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'function') collect(answerOf(value as (args: object) => unknown));
    else if (typeof value === 'string') {
      found.add(value);
      for (const line of value.split('\n')) found.add(line);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  collect(shop.answers);
  collect(who && people[who]);
  return [...found]
    .filter((text) => /[a-z]{2}/i.test(text))
    .toSorted((one, other) => other.length - one.length);
}

/** Names, input, abbreviations, and what react-toastify calls its timer: not translated. */
const names =
  /https?:\/\/\S+|Google Maps|Chowk|Food Safety Connect|=production|=false|Street Kitchen|Diwali|sushi|It has not come yet\.|Round off|Excel|LibreOffice|Google Sheets|UTF-8|notification timer|order_[0-9a-f]{24}|Instagram|Facebook|YouTube|Razorpay|razorpay\.com|OpenStreetMap|WhatsApp|\b[A-Z0-9]+(?:_[A-Z0-9]+)+\b|MSG91|Key id|Key secret|Auth key|Active events|Account & Settings|Webhooks|dashboard\.razorpay\.com|(?:payment|refund)\.[a-z]+|\b(?:X|FSSAI|GST|GSTIN|GSTR|DUPLICATE|CGST|SGST|HSN|SAC|HTTPS|QR|UPI|SMS|PIN|CSV|PDF|JPEG|PNG|WebP|GIF|AVIF|MB|Wi-Fi|USB|IP|mm|Alt\+T|roll|paneer)\b|\b[0-9a-f]{24}\b|\b[0-9a-f]{6}\b|\b[A-Z2-7]{4}(?: [A-Z2-7]{4})+\b|\S+@\S+/g;

it.each(screens)('everything on $route is Hindi, and fits ($name)', async (scene) => {
  const data = dataOf(scene);
  await open({ ...scene, language: 'hi' }, phone);
  await expect.poll(() => document.documentElement.lang).toBe('hi-IN');
  for (const [width, height] of [phone, desk]) {
    await page.viewport(width, height);
    await twoFrames();
    const english = said().filter((text) =>
      /[a-z]{2}/i.test(data.reduce((rest, known) => rest.replaceAll(known, ''), text).replaceAll(names, '')),
    );
    expect(english, `at ${width} px`).toEqual([]);
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  }
  expect(complaints).toEqual([]);
});
