import { say } from '../../texts/texts';

/** What the server takes. */
const largestPicture = 5 * 1024 * 1024;

/** What is wrong with a chosen file, as far as the browser can tell; the server looks at its contents. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!type.startsWith('image/')) return say('picture.wrongType');
  if (size > largestPicture) return say('picture.tooLarge');
  return undefined;
}
