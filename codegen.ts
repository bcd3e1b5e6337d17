import { readdirSync, readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = {
  DateTime: { input: 'string', output: 'string' },
  Date: 'string',
  Time: 'string',
  Rupees: 'number',
  PasskeyCreationOptions: '@simplewebauthn/browser#PublicKeyCredentialCreationOptionsJSON',
  PasskeyRequestOptions: '@simplewebauthn/browser#PublicKeyCredentialRequestOptionsJSON',
};

const apiScalars = {
  ...scalars,
  DateTime: { input: 'string', output: 'Date' },
  PasskeyCreationOptions: '@simplewebauthn/server#PublicKeyCredentialCreationOptionsJSON',
  PasskeyRequestOptions: '@simplewebauthn/server#PublicKeyCredentialRequestOptionsJSON',
};

/**
 * The API's own types for types of the schema: those that the modules export under the schema's names.
 * @throws if the schema has no such type
 */
function ownTypes() {
  const schema = readFileSync('schema.graphql', 'utf8');
  const kinds = new Map([...schema.matchAll(/^(type|enum) (\w+)/gm)].map(([, kind, name]) => [name, kind]));
  const enumValues: Record<string, string> = {};
  const mappers: Record<string, string> = {};
  const folder = 'api/src/modules';
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!file.endsWith('.module.ts')) continue;
    const path = `../../modules/${file.replace(/\.ts$/, '.js')}`;
    for (const [, names = ''] of readFileSync(`${folder}/${file}`, 'utf8').matchAll(
      /^export type \{([^}]+)\} from/gm,
    ))
      for (const exported of names.split(',')) {
        const name = exported.trim().split(' as ').at(-1) ?? '';
        if (!name) continue;
        const kind = kinds.get(name);
        if (!kind) throw new Error(`${file} exports ${name}, which is no type of the schema`);
        if (kind === 'enum') enumValues[name] = `${path}#${name}`;
        else mappers[name] = `${path}#${name} as ${name}Model`;
      }
  }
  return { enumValues, mappers };
}

const config: CodegenConfig = {
  schema: 'schema.graphql',
  generates: {
    'api/src/graphql/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../context.js#Context',
        enumsAsTypes: true,
        ...ownTypes(),
        scalars: apiScalars,
        useTypeImports: true,
        avoidOptionals: { field: true, object: true },
        makeResolverTypeCallable: false,
      },
    },
    'api/src/graphql/generated/operation-names.ts': {
      documents: ['web/src/**/*.{ts,tsx}', '!web/src/gql/**'],
      plugins: ['./api/scripts/operation-names.mjs'],
    },
    'api/src/graphql/generated/field-access.ts': { plugins: ['./api/scripts/field-access.mjs'] },
    'web/test/generated/schema.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: { enumsAsTypes: true, useTypeImports: true, scalars },
    },
    'web/src/gql/': {
      preset: 'client',
      documents: ['web/src/**/*.{ts,tsx}', '!web/src/gql/**'],
      presetConfig: { fragmentMasking: { unmaskFunctionName: 'readFragment' } },
      config: { enumsAsTypes: true, useTypeImports: true, scalars },
    },
  },
};

export default config;
