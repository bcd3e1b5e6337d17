import { describe, expect, it } from 'vitest';
import type { Draft } from '../../shared/form/drafts-of';
import { settingsDrafts, type Settings, type SettingsTable } from './settings-form';

const { editing, typedInto, isDirty, fromServer, dirtyFields, toInput } = settingsDrafts;
const inputOf = (draft: Draft<SettingsTable>) => toInput(draft.fields, dirtyFields(draft));

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
  aboutHeading: null,
  aboutText: null,
  hindiAboutHeading: null,
  hindiAboutText: null,
  links: [],
  orderWays: ['DELIVERY'],
  slotRules: null,
  dayEndHour: 3,
  acceptance: { isAutomatic: true, louderAfter: 3, ownersAfter: 5, customerAfter: 10, reasons: ['No gas'] },
  stations: [],
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
  taxPositions: [],
  taxClasses: [],
  roundsTotal: true,
  invoicePrefix: 'C',
  billFooter: null,
};
const theirs = (changes: Partial<Settings>): Settings => ({ ...settings, version: 4, ...changes });

describe('a draft of the settings', () => {
  it('sends only changed fields', () => {
    const draft = editing(settings);
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

  it('sends the links to known sites in one order, before those that a script has set', () => {
    const zomato = { name: 'Zomato', url: 'https://www.zomato.com/sharma' };
    const instagram = { name: 'instagram', url: 'https://www.instagram.com/sharma/' };
    const linked: Settings = { ...settings, links: [zomato, instagram] };
    const draft = editing(linked);
    expect(isDirty(draft)).toBe(false);
    const { links } = draft.fields;
    const sites = { ...links.sites, X: ' x.com/sharma ', Instagram: '' };
    expect(inputOf(typedInto(draft, { links: { ...links, sites } }, linked))).toEqual({
      links: [{ name: 'X', url: 'https://x.com/sharma' }, zomato],
    });
  });

  it('sends the place on the map only once its pin was moved', () => {
    const put = typedInto(editing(settings), { coordinates: { lat: 20.59, lng: 78.96 } }, settings);
    expect(isDirty(put)).toBe(false);
    expect(inputOf(put)).toEqual({});
    const coordinates = { lat: 12.9716, lng: 77.5946 };
    expect(inputOf(typedInto(put, { coordinates }, settings))).toEqual({ coordinates });
    const placed = theirs({ coordinates });
    expect(inputOf(typedInto(editing(placed), { coordinates: null }, placed))).toEqual({ coordinates: null });
  });

  it('never sends a number that cannot be read as 0 or none, and keeps what was typed', () => {
    const [window] = editing(settings).fields.tables;
    const changes = {
      bookingFee: '',
      refundHours: ' ',
      stayMinutes: '1,5',
      maxCash: '2500,00',
      codeAbove: 'abc',
      prepMinutes: '2,4',
      tables: window ? [{ ...window, seats: '' }] : [],
    };
    const typed = typedInto(editing(settings), changes, settings);
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
    const typed = typedInto(editing(limited), { maxCash: '₹ 1,00,000', codeAbove: '' }, limited);
    expect(inputOf(typed)).toEqual({ maxCash: 100_000, codeAbove: null });
  });

  it('closes a day and keeps its hours', () => {
    const draft = editing(settings);
    const closed = draft.fields.bookingHours.map((day, index) =>
      index === 0 ? { ...day, isOpen: false } : day,
    );
    const typed = typedInto(draft, { bookingHours: closed }, settings);
    expect(inputOf(typed)).toEqual({ bookingHours: settings.bookingHours.with(0, []) });
    expect(typed.fields.bookingHours[0]?.intervals[0]?.opensAt).toBe('11:00');
    expect(isDirty(typedInto(typed, { bookingHours: draft.fields.bookingHours }, settings))).toBe(false);
  });

  it('sends hours for orders only once they are not taken at any hour', () => {
    const draft = editing(settings);
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
    const draft = typedInto(editing(settings), { specialDays: [day] }, settings);
    const sent = { date: '2026-11-09', reason: 'Diwali', orderHours: intervals, bookingHours: [] };
    expect(inputOf(draft)).toEqual({ specialDays: [sent] });
    expect(fromServer({ ...settings, specialDays: [sent] }).specialDays).toEqual([
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

  it('of the last release is read from the storage', () => {
    const base = fromServer(settings);
    const stored = { userId: 'one', fields: { ...base, name: 'Mine' }, base, version: 3 };
    const storage = { getItem: () => JSON.stringify(stored), setItem: () => {}, removeItem: () => {} };
    const draft = settingsDrafts.read(storage, 'one');
    expect(draft && inputOf(draft)).toEqual({ name: 'Mine' });
    expect(draft?.edited).toEqual({ version: 3 });
  });

  const zone = {
    id: 'z'.repeat(24),
    name: 'Near',
    kind: 'CIRCLE',
    points: [],
    center: { lat: 12.97, lng: 77.59 },
    radiusMeters: 2500,
    pinCodes: [],
    fee: 40,
    minimum: 0,
    feeSteps: [],
    freeFrom: null,
    extraMinutes: 0,
    isOn: true,
    hours: null,
  } satisfies Settings['deliveryZones'][number];
  const zoned: Settings = { ...settings, deliveryZones: [zone] };
  /** The draft of the last release, in which zones had these fields. */
  const readOld = (typed: Record<string, unknown>) => {
    const base = fromServer(zoned);
    const [now] = base.deliveryZones;
    const { radiusKm: _radiusKm, ...same } = now ?? {};
    const old = { ...same, radiusMeters: '2500', feeSteps: '' };
    const stored = {
      userId: 'one',
      fields: { ...base, name: 'Mine', deliveryZones: [{ ...old, ...typed }] },
      base: { ...base, deliveryZones: [old] },
      edited: { version: 3 },
      key: 'key',
    };
    return settingsDrafts.read(
      { getItem: () => JSON.stringify(stored), setItem: () => {}, removeItem: () => {} },
      'one',
    );
  };

  it('of the last release keeps what was typed of fees and radius', () => {
    const draft = readOld({ feeSteps: '500: 20, ₹1,200:10;1,500: ७.50', radiusMeters: '3,200' });
    expect(draft && inputOf(draft)).toMatchObject({
      name: 'Mine',
      deliveryZones: [
        {
          radiusMeters: 3200,
          feeSteps: [
            { from: 500, fee: 20 },
            { from: 1200, fee: 10 },
            { from: 1500, fee: 7.5 },
          ],
        },
      ],
    });
    const untouched = readOld({});
    expect(untouched && inputOf(untouched)).toEqual({ name: 'Mine' });
    const unreadable = readOld({ feeSteps: '500: 20, above that free', radiusMeters: '3 km' });
    expect(unreadable?.fields.deliveryZones[0]).toMatchObject({
      radiusKm: '3 km',
      feeSteps: [{ from: '500', fee: '20' }, { from: 'above that free' }],
    });
  });

  it('of the last release loses only the field that cannot be read, which shows the server’s', () => {
    const draft = readOld({ kind: 'SQUARE' });
    const merged = draft && settingsDrafts.mergeOf(draft, zoned).draft;
    expect(merged && inputOf(merged)).toEqual({ name: 'Mine' });
    expect(merged?.fields.deliveryZones).toMatchObject([{ name: 'Near', radiusKm: '2.5' }]);
  });
});
