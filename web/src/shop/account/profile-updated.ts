import type { Location } from 'react-router-dom';

interface UpdatedState {
  readonly profileUpdated?: boolean;
}

/** Navigation state for the return to /profile after a change. */
export const profileUpdated: UpdatedState = { profileUpdated: true };

export function profileWasUpdated({ state }: Pick<Location, 'state'>): boolean {
  return (state as UpdatedState | null)?.profileUpdated === true;
}
