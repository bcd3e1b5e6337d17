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

export type Suggestions = MenuSuggestionsQuery['menu'];

interface MenuSuggestionsProps {
  readonly search: string;
  /** The same function each time. */
  readonly onFound: (suggestions: Suggestions) => void;
}

/** Asks for what somebody searches for, as long as they do. */
export function MenuSuggestions({ search, onFound }: MenuSuggestionsProps) {
  const { data } = useQuery(suggestionsDocument, { variables: { search } });
  useEffect(() => {
    if (data) onFound(data.menu);
  }, [data, onFound]);
  return null;
}
