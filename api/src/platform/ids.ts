import { ObjectId } from 'bson';

/** A new id: 24 lower-case hex characters, in the layout of a BSON ObjectId. */
export function newId(): string {
  return new ObjectId().toHexString();
}

export const idPattern = /^[0-9a-f]{24}$/;
