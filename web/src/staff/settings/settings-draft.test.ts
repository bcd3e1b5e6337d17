import { describe, expect, it } from 'vitest';
import {
  draftOf,
  fieldNames,
  fieldsOf,
  inputOf as inputOfFields,
  isDirty,
  mergeOf,
  readDraft,
  storeDraft,
  typedInto,
  withoutSaved,
  withTheirs,
  type Settings,
  type SettingsDraft,
} from './settings-draft';

const inputOf = (draft: SettingsDraft) => inputOfFields(draft, fieldNames);

const settings: Settings = {
  version: 3,
  name: 'Chowk Street Kitchen',
  shortName: 'Chowk',
  tagline: '',
  logo: null,
  cover: null,
  brandColor: null,
  address: '12 Chowk Road, Bengaluru',
  state: null,
  pinCode: '560001',
  coordinates: null,
  phone: '+91 80000 00000',
  whatsapp: null,
  email: 'hello@chowk.example',
  fssai: null,
  gstin: null,
  grievanceName: null,
  grievanceEmail: null,
  grievancePhone: null,
  privacyText: null,
  termsText: null,
  refundText: null,
  orderWays: ['DELIVERY'],
  slotRules: null,
  phoneRequired: false,
  guestsAllowed: false,
  orderHours: null,
  bookingHours: Array.from({ length: 7 }, () => [{ opensAt: '11:00', closesAt: '23:00' }]),
  specialDays: [],
  deliveryZones: [],
  tables: [{ id: 'a'.repeat(24), name: 'Window', seats: 2 }],
  stayMinutes: 90,
  maxCash: null,
  codeAbove: null,
  prepMinutes: null,
  bookingFee: 200,
  refundHours: 2,
};
const theirs = (changes: Partial<Settings>): Settings => ({ ...settings, version: 4, ...changes });

describe('a draft of the settings', () => {
  it('sends only changed fields', () => {
    const draft = draftOf(settings);
    expect(isDirty(draft)).toBe(false);
    expect(inputOf(draft)).toEqual({});
    const [window] = draft.fields.tables;
    const typed = typedInto(
      draft,
      {
        name: ' Sharma’s ',
        phone: '+91 80000 00000 ',
        bookingFee: '200.0',
        tables: [...(window ? [window] : []), { key: 'new', name: 'Terrace', seats: '6' }],
      },
      settings,
    );
    expect(inputOf(typed)).toEqual({
      name: 'Sharma’s',
      tables: [
        { id: 'a'.repeat(24), name: 'Window', seats: 2 },
        { name: 'Terrace', seats: 6 },
      ],
    });
  });

  it('sends the place on the map only once its pin was moved', () => {
    const put = typedInto(draftOf(settings), { coordinates: { lat: 20.59, lng: 78.96 } }, settings);
    expect(isDirty(put)).toBe(false);
    expect(inputOf(put)).toEqual({});
    const coordinates = { lat: 12.9716, lng: 77.5946 };
    expect(inputOf(typedInto(put, { coordinates }, settings))).toEqual({ coordinates });
    const placed = theirs({ coordinates });
    expect(inputOf(typedInto(draftOf(placed), { coordinates: null }, placed))).toEqual({ coordinates: null });
  });

  it('never sends a number that cannot be read as 0 or none, and keeps what was typed', () => {
    const [window] = draftOf(settings).fields.tables;
    const changes = {
      bookingFee: '',
      refundHours: ' ',
      stayMinutes: '1,5',
      maxCash: '2500,00',
      codeAbove: 'abc',
      prepMinutes: '2,4',
      tables: window ? [{ ...window, seats: '' }] : [],
    };
    const typed = typedInto(draftOf(settings), changes, settings);
    expect(isDirty(typed)).toBe(true);
    expect(inputOf(typed)).toEqual({
      bookingFee: -1,
      refundHours: -1,
      stayMinutes: -1,
      maxCash: -1,
      codeAbove: -1,
      prepMinutes: -1,
      tables: [{ id: 'a'.repeat(24), name: 'Window', seats: -1 }],
    });
  });

  it('sends numbers as India groups them, and nothing for an empty limit', () => {
    const limited = { ...settings, codeAbove: 500 };
    const typed = typedInto(draftOf(limited), { maxCash: '₹ 1,00,000', codeAbove: '' }, limited);
    expect(inputOf(typed)).toEqual({ maxCash: 100_000, codeAbove: null });
  });

  it('closes a day and keeps its hours', () => {
    const draft = draftOf(settings);
    const closed = draft.fields.bookingHours.map((day, index) =>
      index === 0 ? { ...day, isOpen: false } : day,
    );
    const typed = typedInto(draft, { bookingHours: closed }, settings);
    expect(inputOf(typed)).toEqual({ bookingHours: settings.bookingHours.with(0, []) });
    expect(typed.fields.bookingHours[0]?.intervals[0]?.opensAt).toBe('11:00');
    expect(isDirty(typedInto(typed, { bookingHours: draft.fields.bookingHours }, settings))).toBe(false);
  });

  it('sends hours for orders only once they are not taken at any hour', () => {
    const draft = draftOf(settings);
    const { days } = draft.fields.orderHours;
    const night = { opensAt: '18:00', closesAt: '02:00' };
    const evenings = days.map((day) => ({ ...day, intervals: [night] }));
    const unused = typedInto(draft, { orderHours: { isAnyHour: true, days: evenings } }, settings);
    expect(isDirty(unused)).toBe(false);
    const used = typedInto(draft, { orderHours: { isAnyHour: false, days: evenings } }, settings);
    expect(inputOf(used)).toEqual({ orderHours: Array.from({ length: 7 }, () => [night]) });
  });

  it('sends special days: as usual, closed, or with hours of their own', () => {
    const intervals = [{ opensAt: '12:00', closesAt: '15:00' }];
    const day = {
      key: 'new',
      date: '2026-11-09',
      reason: ' Diwali ',
      orders: { rule: 'hours' as const, intervals },
      tables: { rule: 'closed' as const, intervals },
    };
    const draft = typedInto(draftOf(settings), { specialDays: [day] }, settings);
    const sent = { date: '2026-11-09', reason: 'Diwali', orderHours: intervals, bookingHours: [] };
    expect(inputOf(draft)).toEqual({ specialDays: [sent] });
    expect(fieldsOf({ ...settings, specialDays: [sent] }).specialDays).toEqual([
      {
        ...day,
        key: '2026-11-09',
        reason: 'Diwali',
        tables: { rule: 'closed', intervals: expect.any(Array) as [] },
      },
    ]);
    const usual = { ...day, orders: { rule: 'usual' as const, intervals } };
    expect(inputOf(typedInto(draft, { specialDays: [usual] }, settings))).toMatchObject({
      specialDays: [{ orderHours: null }],
    });
  });

  it('adopts others’ changes and keeps its own', () => {
    const draft = typedInto(draftOf(settings), { name: 'Mine' }, settings);
    const merged = mergeOf(draft, theirs({ phone: '080 1234567' }));
    expect(merged).toMatchObject({ adopted: ['phone'], clashes: [] });
    expect(merged.draft.fields).toMatchObject({ name: 'Mine', phone: '080 1234567' });
    expect(inputOf(merged.draft)).toEqual({ name: 'Mine' });
    expect(merged.draft.version).toBe(4);
  });

  it('conflicts if both have changed a field differently', () => {
    const draft = typedInto(draftOf(settings), { name: 'Mine', tagline: 'Fresh' }, settings);
    const now = theirs({ name: 'Theirs', tagline: 'Fresh' });
    expect(mergeOf(draft, now).clashes).toEqual(['name']);
    const settled = mergeOf(withTheirs(draft, ['name'], now), now);
    expect(settled.clashes).toEqual([]);
    expect(settled.draft.fields).toMatchObject({ name: 'Theirs', tagline: 'Fresh' });
    expect(isDirty(settled.draft)).toBe(false);
  });

  it('sends only the fields of one form', () => {
    const draft = typedInto(draftOf(settings), { name: 'Mine', bookingFee: '300' }, settings);
    expect(inputOfFields(draft, ['bookingFee', 'refundHours'])).toEqual({ bookingFee: 300 });
  });

  it('keeps the input of other forms when one is saved, and still finds their conflicts', () => {
    const draft = typedInto(draftOf(settings), { name: 'Mine', bookingFee: '300.0' }, settings);
    const saved = theirs({ bookingFee: 300 });
    const left = withoutSaved(draft, { names: ['bookingFee'], typed: draft.fields, settings: saved });
    expect(inputOf(left)).toEqual({ name: 'Mine' });
    expect(mergeOf(left, saved)).toMatchObject({ adopted: [], clashes: [] });
    const later = theirs({ bookingFee: 300, name: 'Theirs' });
    expect(mergeOf(left, later).clashes).toEqual(['name']);
  });

  it('keeps what was typed into a form while it was being saved', () => {
    const sent = typedInto(draftOf(settings), { name: 'Mine', tagline: 'Fresh' }, settings);
    const since = typedInto(sent, { name: 'Mine too' }, settings);
    const saved = theirs({ name: 'Mine', tagline: 'Fresh', phone: '080 1234567' });
    const left = withoutSaved(since, { names: fieldNames, typed: sent.fields, settings: saved });
    expect(inputOf(left)).toEqual({ name: 'Mine too' });
    expect(mergeOf(left, saved).draft.fields.phone).toBe('080 1234567');
  });

  it('changes a field that was shown with the others’ value without a conflict', () => {
    const now = theirs({ name: 'Theirs' });
    const draft = typedInto(draftOf(settings), { name: 'Mine after all' }, now);
    expect(mergeOf(draft, now).clashes).toEqual([]);
    expect(inputOf(mergeOf(draft, now).draft)).toEqual({ name: 'Mine after all' });
  });

  it('is stored for its admin only, and only after typing', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    const draft = typedInto(draftOf(settings), { name: 'Mine' }, settings);
    storeDraft(storage, 'one', draft);
    expect(readDraft(storage, 'one')).toEqual(draft);
    expect(readDraft(storage, 'other')).toBeUndefined();
    storeDraft(storage, 'one', draftOf(settings));
    expect(kept.size).toBe(0);
    storage.setItem('settingsDraft', JSON.stringify({ userId: 'one', fields: fieldsOf(settings) }));
    expect(readDraft(storage, 'one')).toBeUndefined();
  });
});
