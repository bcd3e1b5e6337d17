import { assert, integer, property } from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { speak } from '../../texts/language';
import { clockRange, clockTime, timeAt } from './clock';

afterEach(() => speak('en'));

const textOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
const minuteOfDay = integer({ min: 0, max: 1439 });

/** The minute of the day that an English text says. */
function minutesOf(text: string): number {
  const [, hour, minute, half] = /^(\d{1,2}):(\d\d) (am|pm)$/.exec(text) ?? [];
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'pm' ? 720 : 0);
}

describe('clockTime', () => {
  it.each([
    ['00:00', '12:00 am', 'रात 12:00'],
    ['24:00', '12:00 am', 'रात 12:00'],
    ['00:05', '12:05 am', 'रात 12:05'],
    ['04:00', '4:00 am', 'सुबह 4:00'],
    ['11:59', '11:59 am', 'सुबह 11:59'],
    ['12:00', '12:00 pm', 'दोपहर 12:00'],
    ['16:54', '4:54 pm', 'शाम 4:54'],
    ['20:00', '8:00 pm', 'रात 8:00'],
    ['23:59', '11:59 pm', 'रात 11:59'],
  ])('says %s as %s, and in Hindi as %s', async (time, english, hindi) => {
    expect(clockTime(time)).toBe(english);
    await speak('hi');
    expect(clockTime(time)).toBe(hindi);
  });

  it('says each minute of the day as itself', () => {
    assert(property(minuteOfDay, (minute) => minutesOf(clockTime(textOf(minute))) === minute));
  });
});

describe('clockRange', () => {
  it.each([
    ['16:54', '17:04', '4:54–5:04 pm', 'शाम 4:54–5:04'],
    ['11:50', '12:05', '11:50 am–12:05 pm', 'सुबह 11:50–दोपहर 12:05'],
    ['12:00', '12:15', '12:00–12:15 pm', 'दोपहर 12:00–12:15'],
    ['23:50', '00:05', '11:50 pm–12:05 am', 'रात 11:50–रात 12:05'],
    ['11:00', '23:00', '11:00 am–11:00 pm', 'सुबह 11:00–रात 11:00'],
    ['18:00', '17:00', '6:00 pm–5:00 pm', 'शाम 6:00–शाम 5:00'],
    ['00:00', '23:59', '12:00 am–11:59 pm', 'रात 12:00–रात 11:59'],
    ['01:00', '03:30', '1:00–3:30 am', 'रात 1:00–3:30'],
    ['00:00', '00:00', '12:00 am–12:00 am', 'रात 12:00–रात 12:00'],
  ])('says %s to %s as %s, and in Hindi as %s', async (from, until, english, hindi) => {
    expect(clockRange(from, until)).toBe(english);
    await speak('hi');
    expect(clockRange(from, until)).toBe(hindi);
  });

  it('says both times, the half of the day twice only if it changes or a night lies between', () => {
    assert(
      property(minuteOfDay, minuteOfDay, (from, until) => {
        const [first = '', last = ''] = clockRange(textOf(from), textOf(until)).split('–');
        const whole = /[ap]m$/.test(first) ? first : `${first} ${last.slice(-2)}`;
        expect([minutesOf(whole), minutesOf(last)]).toEqual([from, until]);
        const isOneHalf = from < until && from < 720 === until < 720;
        expect(whole === first).toBe(!isOneHalf);
      }),
    );
  });
});

it('timeAt says the time at the restaurant in any time zone', () => {
  expect(timeAt('2026-11-20T18:45:00.000Z')).toBe('12:15 am');
});
