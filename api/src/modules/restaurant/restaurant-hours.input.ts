import { z } from 'zod';
import { timeOfDayText, issue } from '../../platform/validation.js';
import { minutesADay } from './schedule.js';
import { common } from '../../platform/common.sentences.js';
import { say } from './restaurant.sentences.js';

/** `19:30` as minutes since midnight. */
export const time = timeOfDayText(common.timeInvalid).transform(
  (value) => Number(value.slice(0, 2)) * 60 + Number(value.slice(3)),
);

/** A closing time that is not later than the opening time is on the next day. */
export const interval = z
  .object({ opensAt: time, closesAt: time })
  .transform(({ opensAt, closesAt }, context) => {
    if (opensAt === closesAt && opensAt !== 0) context.addIssue(issue(['closesAt'], say.sameTimes));
    return { opensAt, closesAt: closesAt > opensAt ? closesAt : closesAt + minutesADay };
  });
