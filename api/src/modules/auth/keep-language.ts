import type { EntityManager } from 'typeorm';
import { askedLanguage } from '../../platform/request.js';
import { User } from './user.entity.js';

/** Remembers the language that the request asks for, so that mails are written in it. */
export async function keepLanguage(
  manager: EntityManager,
  { id, language }: Pick<User, 'id' | 'language'>,
): Promise<void> {
  const asked = askedLanguage();
  if (asked !== undefined && asked !== language) await manager.update(User, { id }, { language: asked });
}
