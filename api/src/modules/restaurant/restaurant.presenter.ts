import { z } from 'zod';
import { rupees } from '../../platform/answers.js';
import { toRupees } from '../../platform/money.js';
import { timeOfDay, type DayHours } from './opening-hours.js';
import type { Restaurant } from './restaurant.service.js';

const time = z.string().meta({ description: 'Of the restaurant, 24 hours: `19:30`.' });

export const restaurantAnswer = z
  .object({
    name: z.string(),
    shortName: z.string(),
    tagline: z.string(),
    address: z.string(),
    state: z.string().nullable(),
    pinCode: z.string(),
    coordinates: z.object({ lat: z.number(), lng: z.number() }).nullable(),
    phone: z.string(),
    whatsapp: z.string().nullable(),
    email: z.string(),
    fssai: z.string().nullable(),
    gstin: z.string().nullable(),
    links: z.array(z.object({ name: z.string(), url: z.string() })),
    tableHours: z.array(z.object({ opensAt: time, closesAt: time }).nullable()).meta({
      description: 'Seven, Monday first; null on a day that is closed. `00:00` closes at midnight.',
    }),
    stayMinutes: z.int(),
    bookingFee: rupees,
    refundHours: z.number().meta({ description: 'Who cancels so early gets the fee back.' }),
  })
  .meta({ id: 'Restaurant' });

export const presentHours = (day: DayHours | null) =>
  day && { opensAt: timeOfDay(day.opensAt), closesAt: timeOfDay(day.closesAt) };

export const coordinatesOf = ({ lat, lng }: Pick<Restaurant, 'lat' | 'lng'>) =>
  lat === null || lng === null ? null : { lat, lng };

/** The restaurant as REST shows it. */
export function presentRestaurant(restaurant: Restaurant): z.output<typeof restaurantAnswer> {
  return {
    name: restaurant.name,
    shortName: restaurant.shortName,
    tagline: restaurant.tagline,
    address: restaurant.address,
    state: restaurant.state,
    pinCode: restaurant.pinCode,
    phone: restaurant.phone,
    whatsapp: restaurant.whatsapp,
    email: restaurant.email,
    fssai: restaurant.fssai,
    gstin: restaurant.gstin,
    coordinates: coordinatesOf(restaurant),
    links: restaurant.links.map((link) => ({ ...link })),
    tableHours: restaurant.tableHours.map(presentHours),
    stayMinutes: restaurant.stayMinutes,
    bookingFee: toRupees(restaurant.bookingFeePaise),
    refundHours: restaurant.refundHours,
  };
}
