// @vitest-environment jsdom
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { parse } from 'graphql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApolloClient } from './apollo';

const unavailable = () =>
  new Response(
    JSON.stringify({ errors: [{ message: 'In a moment.', extensions: { code: 'UNAVAILABLE' } }] }),
    { status: 503, headers: { 'Content-Type': 'application/graphql-response+json', 'Retry-After': '5' } },
  );
const answer = () =>
  new Response(JSON.stringify({ data: { ok: true } }), {
    headers: { 'Content-Type': 'application/graphql-response+json' },
  });
const server = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', server);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  server.mockReset();
});

const query = parse('query Ok { ok }');
const mutation = parse('mutation Place($idempotencyKey: String) { ok(idempotencyKey: $idempotencyKey) }');

async function settled<T>(work: Promise<T>): Promise<T> {
  const result = work.then(
    (value) => () => value,
    (error: unknown) => () => {
      throw error;
    },
  );
  for (let step = 0; step < 20; step += 1) await vi.advanceTimersByTimeAsync(500);
  return (await result)();
}

it('the Apollo client retries a query while the server has no database, without an error', async () => {
  server
    .mockResolvedValueOnce(unavailable())
    .mockResolvedValueOnce(unavailable())
    .mockResolvedValueOnce(answer());
  const { data } = await settled(createApolloClient().query({ query }));
  expect(data).toEqual({ ok: true });
  expect(server).toHaveBeenCalledTimes(3);
});

it('the Apollo client retries an order with its key and finally reports the error of the server', async () => {
  server.mockImplementation(() => Promise.resolve(unavailable()));
  const variables = { idempotencyKey: 'a1' };
  const placing = settled(createApolloClient().mutate({ mutation, variables }));
  await expect(placing).rejects.toBeInstanceOf(CombinedGraphQLErrors);
  expect(server).toHaveBeenCalledTimes(4);
});

it('the Apollo client does not retry a mutation without a key', async () => {
  server.mockImplementation(() => Promise.resolve(unavailable()));
  await expect(settled(createApolloClient().mutate({ mutation }))).rejects.toThrow('In a moment.');
  expect(server).toHaveBeenCalledTimes(1);
});
