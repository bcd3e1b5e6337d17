// GraphQL alone: the schema and the shop's operations. All the rest is oxlint's, which reads no GraphQL.
import graphql from '@graphql-eslint/eslint-plugin';

const plugins = { '@graphql-eslint': graphql };
const languageOptions = {
  parser: graphql.parser,
  parserOptions: {
    graphQLConfig: {
      schema: 'schema.graphql',
      documents: 'web/src/{app,shop,staff,domain}/**/*.{ts,tsx}',
    },
  },
};

/** Finds the documents in TypeScript files, and leaves the TypeScript alone. */
const documentsOnly = {
  ...graphql.processor,
  preprocess: (...source) =>
    graphql.processor.preprocess(...source).filter((part) => typeof part !== 'string'),
};

export default [
  { ignores: ['web/src/gql/**'] },
  { files: ['**/*.{ts,tsx}'], processor: documentsOnly },
  {
    files: ['schema.graphql'],
    plugins,
    languageOptions,
    rules: {
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          rootField: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
          DirectiveDefinition: true,
        },
      ],
      '@graphql-eslint/naming-convention': [
        'error',
        {
          types: 'PascalCase',
          FieldDefinition: 'camelCase',
          InputValueDefinition: 'camelCase',
          DirectiveDefinition: 'camelCase',
          'EnumTypeDefinition[name.value!=Role] > EnumValueDefinition': 'UPPER_CASE',
          InputObjectTypeDefinition: { requiredSuffixes: ['Input', 'Filter'] },
          'FieldDefinition[parent.name.value=Query]': { forbiddenPrefixes: ['get', 'query', 'list'] },
          'FieldDefinition[parent.name.value=Mutation]': { forbiddenSuffixes: ['Mutation'] },
        },
      ],
      '@graphql-eslint/no-typename-prefix': 'error',
      '@graphql-eslint/no-unreachable-types': 'error',
      '@graphql-eslint/require-deprecation-reason': 'error',
      '@graphql-eslint/known-type-names': 'error',
    },
  },
  {
    files: ['web/src/**/*.graphql'],
    plugins,
    languageOptions,
    rules: {
      ...graphql.configs['flat/operations-recommended'].rules,
    },
  },
];
