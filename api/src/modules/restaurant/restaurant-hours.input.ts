import { z } from 'zod';
import { timeOfDayText } from '../../platform/validation.js';
import { minutesADay } from './schedule.js';

/** `19:30` as minutes since midnight. */
export const time = timeOfDayText('Please enter a time; it looks like 19:30').transform(
  (value) => Number(value.slice(0, 2)) * 60 + Number(value.slice(3)),
);

const sameMessage = 'Please close at another time than you open; 00:00 to 00:00 is the whole day';
/** A closing time that is not later than the opening time is on the next day. */
export const interval = z
  .object({ opensAt: time, closesAt: time })
  .transform(({ opensAt, closesAt }, context) => {
    if (opensAt === closesAt && opensAt !== 0)
      context.addIssue({ code: 'custom', path: ['closesAt'], message: sameMessage });
    return { opensAt, closesAt: closesAt > opensAt ? closesAt : closesAt + minutesADay };
  });
