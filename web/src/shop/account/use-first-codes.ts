import { useState } from 'react';
import type { useOwnerProof } from '../../domain/session/use-owner-proof';
import { useTwoStepChanges } from './use-two-step';

interface FirstCodes {
  /** Whether a factor would be the first. */
  readonly isFirst: boolean;
  readonly prove: ReturnType<typeof useOwnerProof>['prove'];
  /** Receives the recovery codes, if there are new ones. */
  readonly onCodes: (codes: readonly string[]) => void;
}

/**
 * Adds a factor, and hands its recovery codes on. If the answer was lost, nobody has seen the codes of a first factor that
 * is in force: new ones replace them.
 */
export function useFirstCodes({ isFirst, prove, onCodes }: FirstCodes) {
  const { isOn, renew } = useTwoStepChanges();
  // It stays so although the answer that turns it on may be lost.
  const [wasOff] = useState(isFirst);
  const add = async (confirm: () => Promise<readonly string[]>) => {
    if (!wasOff) {
      await confirm();
      return;
    }
    const codes = await confirm().catch(async (error: unknown) => {
      if (await isOn().catch(() => false)) return [];
      throw error;
    });
    if (codes.length > 0) onCodes(codes);
    else await prove(async (password) => onCodes(await renew(password)));
  };
  return { wasOff, add };
}
