import type { ChosenOption } from '../../domain/menu/dish-options';

interface Keyed {
  readonly _id: string;
  readonly choices?: readonly Pick<ChosenOption, 'choiceId' | 'quantity'>[] | undefined;
  readonly note?: string | undefined;
}

/** Identifies a line of the cart by dish, choices and note: equal lines are merged. */
export function lineKey({ _id, choices, note }: Keyed): string {
  if (!choices && !note) return _id;
  const counts = choices?.map(({ choiceId, quantity }) => `${choiceId} ${quantity}`).toSorted();
  return JSON.stringify([_id, counts ?? null, note ?? '']);
}
