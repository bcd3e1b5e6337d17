import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { otherNames } from './district-names';
import { codesNear, findPlace, loadPinCodes, middleOf, readList, typedPinCode } from './pin-codes';
import { metersBetween } from './zone-shapes';

const stored = readFileSync(new URL('pin-codes.json', import.meta.url), 'utf8');
const codes = readList(JSON.parse(stored) as Record<string, number[]>);

describe('the bundled PIN codes', () => {
  it('have six digits, each code once, and places in India', () => {
    expect(codes.length).toBeGreaterThan(14_000);
    expect(new Set(codes.map(({ code }) => code)).size).toBe(codes.length);
    const wrong = codes.filter(
      ({ code, pin: { lat, lng } }) =>
        !/^[1-9]\d{5}$/.test(code) || lat < 6 || lat > 37.5 || lng < 68 || lng > 97.6,
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['110001', 28.63, 77.22],
    ['226001', 26.85, 80.95],
    ['302001', 26.92, 75.81],
    ['380001', 23.02, 72.58],
    ['400001', 18.94, 72.84],
    ['411001', 18.52, 73.88],
    ['500001', 17.39, 78.48],
    ['560001', 12.97, 77.6],
    ['600001', 13.09, 80.29],
    ['700001', 22.57, 88.35],
    ['700014', 22.56, 88.37],
    ['700091', 22.58, 88.42],
  ])('have the centre of a city, %s, where it is or not at all', (code, lat, lng) => {
    const place = codes.find((each) => each.code === code);
    expect(place ? metersBetween(place.pin, { lat, lng }) : 0).toBeLessThan(8000);
  });

  it.each(['110', '122', '201', '226', '302', '380', '395', '400', '411', '500', '560', '600', '700'])(
    'have the codes of the city %s near each other',
    (city) => {
      const own = codes.filter(({ code }) => code.startsWith(city));
      const far = own.filter(({ pin }) => metersBetween(pin, middleOf(own.map((each) => each.pin))) > 25_000);
      expect(far).toEqual([]);
    },
  );

  it('have no place that stands in for many codes', () => {
    const counts = new Map<string, number>();
    for (const { pin } of codes) {
      const place = `${pin.lat}, ${pin.lng}`;
      counts.set(place, (counts.get(place) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count > 3)).toEqual([]);
  });
});

describe('typedPinCode', () => {
  it('reads a PIN code with a space or in Hindi digits, and nothing else', () => {
    expect(['560001', ' 560 001 ', '५६०००१'].map(typedPinCode)).toEqual(['560001', '560001', '560001']);
    expect(['56000', '5600011', '060001', 'Pune', ''].map(typedPinCode)).toEqual(Array(5).fill(undefined));
  });
});

describe('findPlace', () => {
  it('finds a PIN code with its district', () => {
    const found = findPlace(codes, '560 034');
    expect(found).toMatchObject({ name: '560034, Bengaluru Urban, Karnataka', kind: 'code' });
    // Koramangala.
    expect(Math.abs((found?.pin.lat ?? 0) - 12.93)).toBeLessThan(0.02);
    expect(Math.abs((found?.pin.lng ?? 0) - 77.62)).toBeLessThan(0.02);
  });

  it('finds a district by the beginning of its name', () => {
    const found = findPlace(codes, 'pune');
    expect(found).toMatchObject({ name: 'Pune, Maharashtra', kind: 'district' });
    expect(Math.abs((found?.pin.lat ?? 0) - 18.5)).toBeLessThan(0.3);
  });

  it.each([
    ['Mumbai', 'Mumbai, Maharashtra'],
    ['Bengaluru', 'Bengaluru Urban, Karnataka'],
    ['Beng', 'Bengaluru Urban, Karnataka'],
    ['kanp', 'Kanpur Nagar, Uttar Pradesh'],
    ['buddha nagar', 'Gautam Buddha Nagar, Uttar Pradesh'],
    ['pune maharashtra', 'Pune, Maharashtra'],
    ['aurangabad, maha', 'Aurangabad, Maharashtra'],
    ['Goa', 'Goa'],
    ['nadu', 'Tamil Nadu'],
    ['Delhi', 'New Delhi, Delhi'],
    ['Bangalore', 'Bengaluru Urban, Karnataka'],
    ['Ahmedabad', 'Ahmadabad, Gujarat'],
    ['Noida', 'Gautam Buddha Nagar, Uttar Pradesh'],
    ['Cochin', 'Ernakulam, Kerala'],
    ['vizag', 'Visakhapatanam, Andhra Pradesh'],
  ])('finds by %j what is meant', (text, name) => {
    expect(findPlace(codes, text)?.name).toBe(name);
  });

  it('knows each district that has another name', () => {
    const districts = new Set(codes.map(({ district }) => district));
    expect(Object.keys(otherNames).filter((district) => !districts.has(district))).toEqual([]);
  });

  it('finds nothing for a PIN code or a name that it does not know', () => {
    for (const text of ['999999', 'Atlantis', '', ' ']) expect(findPlace(codes, text)).toBeUndefined();
  });
});

describe('codesNear', () => {
  it('returns the nearest PIN codes first', () => {
    const place = { lat: 12.9716, lng: 77.5946 };
    const near = codesNear(codes, place, 5);
    expect(near).toHaveLength(5);
    expect(near[0]?.code).toBe('560001');
    expect(near.map(({ meters }) => meters)).toEqual(
      near.map(({ meters }) => meters).toSorted((a, b) => a - b),
    );
    expect(near.at(-1)?.meters).toBeLessThan(10_000);
  });
});

describe('loadPinCodes', () => {
  it('asks once for several searches, and again after a failure', async () => {
    const answer = vi
      .spyOn(globalThis, 'fetch')
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(new Response('', { status: 502 }))
      .mockImplementation(async () => Response.json({ 'Pune, Maharashtra': [411001, 18.53, 73.876] }));
    await expect(loadPinCodes()).rejects.toThrow('Failed to fetch');
    await expect(loadPinCodes()).rejects.toThrow('502');
    const [first, second] = await Promise.all([loadPinCodes(), loadPinCodes()]);
    expect(first).toEqual([
      { code: '411001', pin: { lat: 18.53, lng: 73.876 }, district: 'Pune, Maharashtra' },
    ]);
    expect(second).toBe(first);
    expect(answer).toHaveBeenCalledTimes(3);
    answer.mockRestore();
  });
});
