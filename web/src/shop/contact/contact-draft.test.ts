// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { readDraft, storeDraft } from './contact-draft';

const asha = { id: 'u1', name: 'Asha Rao', email: 'asha@example.in' };
const ravi = { id: 'u2', name: 'Ravi Menon', email: 'ravi@example.in' };
const written = {
  draft: { name: 'A. Rao', email: 'asha@example.in', message: 'Do you cater?' },
  attemptKey: 'k'.repeat(36),
  isTouched: true,
};

describe('the draft of a message', () => {
  beforeEach(() => sessionStorage.clear());

  it('belongs to its author; a visitor’s becomes theirs at the login', () => {
    storeDraft(sessionStorage, asha, written);
    expect(readDraft(sessionStorage, asha)).toEqual(written);
    for (const other of [ravi, null]) expect(readDraft(sessionStorage, other).draft.message).toBe('');
    storeDraft(sessionStorage, null, written);
    expect(readDraft(sessionStorage, ravi)).toEqual(written);
  });

  it('is stored only after typing, and never replaces another person’s', () => {
    storeDraft(sessionStorage, asha, written);
    const blank = readDraft(sessionStorage, null);
    storeDraft(sessionStorage, null, blank);
    expect(readDraft(sessionStorage, asha)).toEqual(written);
    storeDraft(sessionStorage, asha, { ...written, isTouched: false });
    expect(sessionStorage.length).toBe(0);
    expect(readDraft(sessionStorage, asha).draft).toEqual({
      name: 'Asha Rao',
      email: 'asha@example.in',
      message: '',
    });
  });

  it.each(['7', '{}', '{"userId":"u1","name":7}', 'no JSON'])('is empty if %s is stored', (value) => {
    sessionStorage.setItem('contactDraft', value);
    expect(readDraft(sessionStorage, asha).draft.message).toBe('');
  });
});
