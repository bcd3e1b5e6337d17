import type { TestApp } from '../app.js';
import { graphqlCaller, restCaller, type Outcome } from './doors.js';

export interface ContactDoor {
  readonly name: string;
  /** @returns the message for the sender */
  send(
    input: Record<string, unknown>,
    options?: { website?: unknown; key?: string },
  ): Promise<Outcome<string>>;
}

/** The contact form through GraphQL and REST. */
export function contactDoorsOf(test: () => TestApp): ContactDoor[] {
  const graphql = graphqlCaller(test);
  const rest = restCaller(test);
  return [
    {
      name: 'GraphQL',
      send: (input, { website, key } = {}) =>
        graphql<{ acknowledgement: string }, string>(
          `
            mutation ($input: ContactInput!, $website: String, $idempotencyKey: String) {
              sendContactMessage(input: $input, website: $website, idempotencyKey: $idempotencyKey) {
                acknowledgement
              }
            }
          `,
          'sendContactMessage',
          ({ acknowledgement }) => acknowledgement,
          { input, website, idempotencyKey: key },
        ),
    },
    {
      name: 'REST',
      send: (input, { website, key } = {}) =>
        rest<{ message: string }, string>('POST', '/api/contact', ({ message }) => message, {
          body: { ...input, ...(website !== undefined && { website }) },
          key,
        }),
    },
  ];
}
