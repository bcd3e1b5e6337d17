import type { Sentence } from '../../platform/sentences.js';
import type { StaffRole } from '../auth/role.js';
import { say } from './people.sentences.js';

/** The role within a sentence. */
export const roleNames: Record<StaffRole, Sentence> = {
  OWNER: say.owner,
  MANAGER: say.manager,
  KITCHEN: say.kitchen,
  COUNTER: say.counter,
  RIDER: say.rider,
  ACCOUNTANT: say.accountant,
};
