import { z } from 'zod';
import { defineEvent } from '../../platform/events.js';
import { id } from '../../platform/validation.js';

const payload = z.object({ deviceId: id });

/** Notifies the other owners. */
export const deviceRegistered = defineEvent('device.registered', payload.extend({ registeredBy: id }));

/** Notifies the person whose account it is. */
export const pinSet = defineEvent('account.pin-set', payload.extend({ changeId: id }));

/** Notifies those who can unlock it. */
export const deviceLocked = defineEvent('device.locked', payload);

/** Notifies those who can sign it in again. */
export const deviceCopied = defineEvent('device.copied', payload);

/** Notifies those who can ask what happened: of a person's locks from the second on. */
export const devicePersonLocked = defineEvent('device.person-locked', payload.extend({ personId: id }));
