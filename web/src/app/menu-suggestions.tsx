import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { graphql } from '../gql';
import type { MenuSuggestionsQuery } from '../gql/graphql';

const suggestionsDocument = graphql(`
  query MenuSuggestions($search: String!) {
    menu(search: $search) {
      id
      name
      price
    }
  }
`);

/** The dishes that the server has found for a search. */
export interface Suggestions {
  readonly search: string;
  readonly dishes: MenuSuggestionsQuery['menu'];
}

interface MenuSuggestionsProps {
  readonly search: string;
  /** The same function each time. */
  readonly onFound: (suggestions: Suggestions) => void;
}

/** Asks for what somebody searches for, as long as they do. */
export function MenuSuggestions({ search, onFound }: MenuSuggestionsProps) {
  const { data, error } = useQuery(suggestionsDocument, { variables: { search } });
  useEffect(() => {
    if (data) onFound({ search, dishes: data.menu });
    else if (error) onFound({ search, dishes: [] });
  }, [data, error, search, onFound]);
  return null;
}
