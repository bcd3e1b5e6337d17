const endpoint = '/graphql';

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string }[];
}

/** Sends one operation with a token. @throws {Error} with the server's message if it answers with errors */
export async function ask<T>(
  query: string,
  { token, variables }: { token?: string | undefined; variables?: Record<string, unknown> } = {},
): Promise<T> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  }).catch(() => {
    throw new Error('The shop does not answer. Is it running?');
  });
  const { data, errors } = (await response.json()) as Answer;
  const [error] = errors ?? [];
  if (error) throw new Error(error.message);
  return data as T;
}
