import { graphql } from '../../gql';

export const menuDocument = graphql(`
  query Menu {
    menu {
      ...MenuCard
    }
    categories {
      ...MenuCategory
    }
  }
`);
