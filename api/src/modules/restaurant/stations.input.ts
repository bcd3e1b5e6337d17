import { z } from 'zod';
import { issue, text } from '../../platform/validation.js';
import { say } from './restaurant.sentences.js';
import type { Station } from './stations.js';

const maxStations = 12;
const maxCategories = 200;

const station = z.object({
  name: text(say.stationName, { max: 40 }),
  categories: z
    .array(text(say.stationCategory, { max: 60 }), say.stationCategories)
    .min(1, say.noStationCategory)
    .max(maxCategories, say.tooManyStationCategories({ max: maxCategories }))
    .transform((names) => [...new Set(names)]),
});

export const stations: z.ZodType<Station[]> = z
  .array(station, say.stationsList)
  .max(maxStations, say.tooManyStations({ max: maxStations }))
  .superRefine((list, context) => {
    const names = list.map(({ name }) => name.toLowerCase());
    for (const [index, name] of names.entries())
      if (names.indexOf(name) < index) context.addIssue(issue([index, 'name'], say.stationNameTwice));
  });
