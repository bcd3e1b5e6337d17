import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject } from 'zod-openapi';
import { idempotencyKey } from '../platform/validation.js';
import { errorAnswersOf } from './error-answers.js';
import { isForStaff, isPermission } from '../modules/auth/permissions.js';
import { route, type Access, type TaggedRoute } from './route.js';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const description = `The same services as GraphQL at \`/graphql\`, with the same codes in errors.

- Logged-in callers send \`Authorization: Bearer <token>\`.
- Requests that create a record accept \`Idempotency-Key\`: repeating a key returns the same response and creates nothing.
- Messages are in Hindi for \`Accept-Language: hi\`, otherwise in English.
- Lists take \`limit\` (up to 500) and \`before\`, the id of the last entry of the previous page; the menu also accepts \`after\`.
- Any response may be 503 with \`Retry-After\`. \`X-Request-Id\` is taken from the request or generated, and returned.`;

/** Adds the route that serves the document of all routes, including its own. */
export function withDocument(routes: readonly TaggedRoute[]): TaggedRoute[] {
  let document: ReturnType<typeof describeRoutes> | undefined;
  const documentRoute = route({
    method: 'get',
    path: '/openapi.json',
    name: 'openapi',
    summary: 'Read this document',
    permission: 'public',
    answer: z.looseObject({ openapi: z.string() }),
    handle: () => {
      document ??= describeRoutes(all);
      return { ...document };
    },
  });
  const all = [...routes, { ...documentRoute, tag: 'Document' }];
  return all;
}

export function describeRoutes(routes: readonly TaggedRoute[]) {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const described of routes) {
    const path = `/api${described.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    (paths[path] ??= {})[described.method] = operationOf(described);
  }
  return createDocument({
    openapi: '3.1.1',
    info: { title: 'Chowk', version, description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  });
}

function securityOf(permission: Access): ZodOpenApiOperationObject['security'] & object {
  if (permission === 'public') return [];
  return permission === 'maybe-signed-in' ? [{}, { token: [] }] : [{ token: [] }];
}

function operationOf(described: TaggedRoute): ZodOpenApiOperationObject {
  const { name, summary, permission, params, query, body, takesKey, headers, otherBodies, answer } =
    described;
  const status = described.status ?? 200;
  const key = takesKey && { 'Idempotency-Key': idempotencyKey };
  const bodies = { ...(body && { 'application/json': body }), ...otherBodies };
  const text = [isPermission(permission) && isForStaff(permission) && 'For admins.', described.description]
    .filter(Boolean)
    .join(' ');
  return {
    operationId: name,
    tags: [described.tag],
    summary,
    ...(text && { description: text }),
    security: securityOf(permission),
    requestParams: {
      ...(params && { path: params as z.ZodObject }),
      ...(query && { query: query as z.ZodObject }),
      ...((key || headers) && { header: z.object({ ...key, ...headers?.shape }) }),
    },
    ...(Object.keys(bodies).length > 0 && {
      requestBody: {
        required: true,
        content: Object.fromEntries(Object.entries(bodies).map(([type, schema]) => [type, { schema }])),
      },
    }),
    responses: {
      [status]:
        status === 303
          ? {
              description: 'Redirect to another address.',
              headers: { Location: { required: true, schema: { type: 'string' } } },
            }
          : {
              description: status === 201 ? 'Created.' : 'Success.',
              content: described.fileType
                ? { [described.fileType]: { schema: { type: 'string', format: 'binary' } } }
                : { 'application/json': { schema: answer } },
            },
      ...errorAnswersOf(described),
    },
  };
}
