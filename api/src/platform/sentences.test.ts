import { expect, it } from 'vitest';
import { languageFor, requestedLanguage } from './language.js';
import { onBehalfOf } from './request.js';
import { inWords, isKnown, sentences } from './sentences.js';

const say = sentences('test', {
  closed: ['We are closed.', 'हम बंद हैं।'],
  opens: ['{why} We open on {day} at {times}.', '{why} हम {day} को {times} बजे खुलेंगे।'],
});
const opens = say.opens({ why: say.closed, day: { day: '2026-11-28' }, times: ['18:00', '18:30', '21:00'] });

it('inWords writes a sentence with its parameters in each language', () => {
  expect(inWords(opens)).toBe(
    'We are closed. We open on Saturday, 28 November 2026 at 6:00 pm, 6:30 pm and 9:00 pm.',
  );
  expect(inWords(opens, 'hi')).toBe(
    'हम बंद हैं। हम शनिवार, 28 नवंबर 2026 को शाम 6:00, शाम 6:30 और रात 9:00 बजे खुलेंगे।',
  );
  expect(inWords(say.opens({ why: '', day: 'today', times: ['18:00'] }))).toBe(
    ' We open on today at 6:00 pm.',
  );
});

it('inWords writes in the language of the request', () => {
  expect(onBehalfOf({ language: 'hi' }, () => inWords(say.closed))).toBe('हम बंद हैं।');
});

it('inWords leaves what people wrote as it is, also as a parameter', () => {
  const typed = 'No {day}, please. $& \\1';
  expect(inWords(typed, 'hi')).toBe(typed);
  expect(inWords(say.opens({ why: typed, day: 'today', times: [] }))).toBe(`${typed} We open on today at .`);
});

it('a stored sentence can be written later, unless another version has stored it', () => {
  const stored = JSON.parse(JSON.stringify(opens)) as typeof opens;
  expect(stored).toEqual({ key: 'test.opens', params: expect.anything() });
  expect(isKnown(stored)).toBe(true);
  expect(inWords(stored, 'hi')).toBe(inWords(opens, 'hi'));
  expect(isKnown({ ...stored, params: {} })).toBe(false);
  const ofLaterVersion = { key: 'test.later', params: {} };
  expect(isKnown(ofLaterVersion)).toBe(false);
  expect(isKnown({ ...stored, params: { ...stored.params, why: ofLaterVersion as never } })).toBe(false);
});

it.each([
  [undefined, 'en'],
  ['*', 'en'],
  ['fr', 'en'],
  ['hi', 'hi'],
  ['HI', 'hi'],
  ['fr, hi;q=0.5', 'hi'],
  ['hi;q=0', 'en'],
  ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['en-IN,hi;q=0.9', 'en'],
])('languageFor chooses for %s', (accepted, language) => {
  expect(languageFor(accepted)).toBe(language);
});

it.each([undefined, '', '*', 'fr, *;q=0.5', 'hi, '.repeat(100)])(
  '%s asks for no language of ours',
  (accepted) => {
    expect(requestedLanguage(accepted)).toBeUndefined();
  },
);
