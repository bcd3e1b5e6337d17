import { useApolloClient } from '@apollo/client/react';
import type { ApolloCache, Reference } from '@apollo/client';
import { useRef, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import { say } from '../texts/texts';

const ReorderDishesMutation = graphql(`
  mutation ReorderDishes($ids: [ID!]!) {
    reorderDishes(ids: $ids) {
      id
    }
  }
`);

const ReorderCategoriesMutation = graphql(`
  mutation ReorderCategories($ids: [ID!]!) {
    reorderCategories(ids: $ids) {
      id
    }
  }
`);

interface Entry {
  readonly id: string;
}

const sortedBy = (ids: readonly string[], known: readonly Entry[]) =>
  known.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));

/** Puts the cached list into the order of the answer. */
function sortCached(cache: ApolloCache, field: 'fullMenu' | 'allCategories', answer: readonly Entry[]): void {
  const places = new Map(answer.map(({ id }, place) => [id, place]));
  cache.modify<Record<string, readonly Reference[]>>({
    fields: {
      [field]: (listed, { storeFieldName, readField }) => {
        if (storeFieldName !== field || !Array.isArray(listed)) return listed;
        const place = (entry: Reference) =>
          places.get(String(readField('id', entry))) ?? Number.POSITIVE_INFINITY;
        return (listed as readonly Reference[]).toSorted((one, other) => place(one) - place(other) || 0);
      },
    },
  });
}

/**
 * Categories or dishes of one category, in the order that the admin wants: shown immediately, and saved one order after
 * another.
 */
export function useReorder<T extends Entry>(list: 'fullMenu' | 'allCategories', entries: readonly T[]) {
  const client = useApolloClient();
  const [requested, setRequested] = useState<readonly string[]>();
  const newest = useRef<readonly string[]>(undefined);
  const saving = useRef<Promise<void>>(undefined);

  const send = async (ids: readonly string[]): Promise<void> => {
    const variables = { ids: [...ids] };
    const answer =
      list === 'fullMenu'
        ? (await client.mutate({ mutation: ReorderDishesMutation, variables })).data?.reorderDishes
        : (await client.mutate({ mutation: ReorderCategoriesMutation, variables })).data?.reorderCategories;
    if (answer) sortCached(client.cache, list, answer);
  };

  /** Orders that a newer one has replaced meanwhile are not sent. */
  const saveAll = async (): Promise<void> => {
    try {
      while (newest.current) {
        const ids = newest.current;
        newest.current = undefined;
        await send(ids);
      }
    } catch {
      newest.current = undefined;
      toast.error(say('menuOrder.failed'));
    }
    saving.current = undefined;
    setRequested(undefined);
  };

  const reorder = (ids: readonly string[]): void => {
    setRequested(ids);
    newest.current = ids;
    saving.current ??= saveAll();
  };

  return { entries: requested ? (sortedBy(requested, entries) as T[]) : entries, reorder };
}
