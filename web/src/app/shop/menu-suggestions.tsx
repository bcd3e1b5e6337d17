import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { graphql } from '../../gql';
import type { MenuSuggestionsQuery } from '../../gql/graphql';
import { onMenuChange } from '../../shop/menu/menu';

const suggestionsDocument = graphql(`
  query MenuSuggestions($search: String!) {
    menu(search: $search) {
      id
      name
      hindiName
      price
    }
    similarDishes(search: $search) {
      id
      name
      hindiName
      price
    }
  }
`);

/** Search results of the server. */
export interface Suggestions {
  readonly search: string;
  /** With the text in their name. */
  readonly dishes: MenuSuggestionsQuery['menu'];
  /** What may be meant if there are none. */
  readonly similar: MenuSuggestionsQuery['similarDishes'];
}

interface MenuSuggestionsProps {
  readonly search: string;
  /** A stable function. */
  readonly onFound: (suggestions: Suggestions) => void;
}

/** Queries suggestions for the search text. */
export function MenuSuggestions({ search, onFound }: MenuSuggestionsProps) {
  const { data, error, refetch } = useQuery(suggestionsDocument, {
    variables: { search },
    // The menu of the pages is the only copy that follows changes.
    fetchPolicy: 'no-cache',
  });
  useEffect(() => onMenuChange(() => void refetch().catch(() => undefined)), [refetch]);
  useEffect(() => {
    if (data) onFound({ search, dishes: data.menu, similar: data.similarDishes });
    else if (error) onFound({ search, dishes: [], similar: [] });
  }, [data, error, search, onFound]);
  return null;
}
