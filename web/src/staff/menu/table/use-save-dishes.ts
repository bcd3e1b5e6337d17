import { useRef, useState } from 'react';
import { randomUuid } from '../../../shared/lib/uuid';
import { say } from '../../texts/texts';
import { RefusedDishesError, saveDishes, type DishRowInput } from './save-dishes';

export interface SaveFailure {
  readonly message: string;
  /** The server's reasons by the index of the dish. */
  readonly reasons: ReadonlyMap<number, string>;
}

/** @param refresh reads the menu again */
export function useSaveDishes(refresh: () => Promise<unknown>) {
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<SaveFailure>();
  // The same dishes are saved once, however often they are sent.
  const attempt = useRef({ rows: '', key: '' });

  /** @returns whether all dishes are saved; if not, none is */
  const save = async (rows: readonly DishRowInput[]): Promise<boolean> => {
    const text = JSON.stringify(rows);
    if (attempt.current.rows !== text) attempt.current = { rows: text, key: randomUuid() };
    setIsSaving(true);
    setFailure(undefined);
    try {
      await saveDishes(rows, attempt.current.key);
      attempt.current = { rows: '', key: '' };
      return true;
    } catch (error) {
      const isRefused = error instanceof RefusedDishesError;
      setFailure({
        message: isRefused ? error.message : say('menuTable.failed'),
        reasons: isRefused ? error.reasons : new Map<number, string>(),
      });
      return false;
    } finally {
      // Shows what others have saved meanwhile. Otherwise the live menu is up to date soon.
      await refresh().catch(() => undefined);
      setIsSaving(false);
    }
  };

  return { save, isSaving, failure, clearFailure: () => setFailure(undefined) };
}
