import { DomainError } from '../../platform/errors.js';
import type { Viewer } from '../auth/viewer.js';
import { say } from './devices.sentences.js';

/**
 * In the transaction of an act: what goes back is what was approved, if that was necessary.
 * @throws {DomainError} `CONFLICT`
 */
export function requireApprovedAmount(viewer: Pick<Viewer, 'approvedBy'> | null, backPaise: number): void {
  if (viewer?.approvedBy && (viewer.approvedBy.amountPaise ?? 0) !== backPaise)
    throw new DomainError('CONFLICT', say.amountDiffers);
}
