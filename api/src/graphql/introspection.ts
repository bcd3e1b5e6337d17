import { Kind, visit, BREAK, type DocumentNode } from 'graphql';
import type { Config } from '../config.js';
import { can } from '../modules/auth/permissions.js';
import type { Viewer } from '../modules/auth/viewer.js';
import { DomainError } from '../platform/errors.js';

/** @throws {DomainError} `FORBIDDEN` if the document contains introspection and the viewer may not use it */
export function refuseIntrospection(
  document: DocumentNode,
  viewer: Viewer | null,
  allowed: Config['introspection'],
): void {
  if (allowed === 'all' || (allowed === 'admins' && can(viewer, 'VIEW_SCHEMA'))) return;
  if (!hasIntrospection(document)) return;
  throw new DomainError(
    'FORBIDDEN',
    allowed === 'admins'
      ? 'The schema is shown to admins alone here: send the token of one.'
      : 'Asking for the schema is switched off here (INTROSPECTION).',
  );
}

/** Computed once per document; Apollo Server caches the documents. */
const answers = new WeakMap<DocumentNode, boolean>();

function hasIntrospection(document: DocumentNode): boolean {
  let asks = answers.get(document);
  if (asks === undefined) {
    asks = false;
    visit(document, {
      [Kind.FIELD]: ({ name: { value } }) => {
        asks ||= value === '__schema' || value === '__type';
        return asks ? BREAK : undefined;
      },
    });
    answers.set(document, asks);
  }
  return asks;
}
