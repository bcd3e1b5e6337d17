import { say } from '../../texts/texts';

/** The server's limits. */
export const largestPicture = 5 * 1024 * 1024;

/** Why a file is refused, as far as the browser can tell; the server checks its contents. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!type.startsWith('image/')) return say('picture.wrongType');
  if (size > largestPicture) return say('picture.tooLarge');
  return undefined;
}
