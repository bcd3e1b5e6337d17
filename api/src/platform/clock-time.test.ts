import { expect, it } from 'vitest';
import { clockRange, clockTime } from './clock-time.js';

it.each([
  ['00:00', '12:00 am', 'रात 12:00'],
  ['24:00', '12:00 am', 'रात 12:00'],
  ['04:00', '4:00 am', 'सुबह 4:00'],
  ['11:59', '11:59 am', 'सुबह 11:59'],
  ['12:00', '12:00 pm', 'दोपहर 12:00'],
  ['16:54', '4:54 pm', 'शाम 4:54'],
  ['20:00', '8:00 pm', 'रात 8:00'],
])('clockTime says %s as %s, and in Hindi as %s', (time, english, hindi) => {
  expect([clockTime(time, 'en'), clockTime(time, 'hi')]).toEqual([english, hindi]);
});

it.each([
  ['16:54', '17:04', '4:54–5:04 pm', 'शाम 4:54–5:04'],
  ['11:50', '12:05', '11:50 am–12:05 pm', 'सुबह 11:50–दोपहर 12:05'],
  ['00:00', '23:59', '12:00 am–11:59 pm', 'रात 12:00–रात 11:59'],
  ['23:50', '00:05', '11:50 pm–12:05 am', 'रात 11:50–रात 12:05'],
])('clockRange says %s to %s as %s, and in Hindi as %s', (from, until, english, hindi) => {
  expect([clockRange(from, until, 'en'), clockRange(from, until, 'hi')]).toEqual([english, hindi]);
});
