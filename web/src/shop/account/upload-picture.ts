import { say } from '../texts/texts';
import { headersOf } from '../../domain/session/headers';
import { clearToken, readToken } from '../../domain/session/token';

/** A picture was refused; the message is for the user. */
export class PictureError extends Error {}

const timeoutMs = 120_000;

/**
 * Sends a profile picture. Not by fetch, which reports no progress: 5 MB take a while on a phone.
 * @param token of the picture's owner
 * @param onProgress called with the sent share, 0 to 1
 * @returns the path of the picture on the server
 * @throws {PictureError}
 */
export function uploadPicture(
  file: File,
  token: string | null,
  onProgress: (share: number) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/auth/upload');
    for (const [name, value] of Object.entries(headersOf(token))) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.timeout = timeoutMs;
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total ? loaded / total : 0),
    );
    const fail = () => reject(new PictureError(say('picture.unreachable')));
    request.addEventListener('error', fail);
    request.addEventListener('timeout', fail);
    request.addEventListener('load', () => {
      const answer = request.response as { message?: unknown; profilePicture?: unknown } | null;
      if (request.status === 200 && typeof answer?.profilePicture === 'string') {
        resolve(answer.profilePicture);
        return;
      }
      if (request.status === 401 && token === readToken()) clearToken();
      reject(
        new PictureError(typeof answer?.message === 'string' ? answer.message : say('picture.unreachable')),
      );
    });
    const body = new FormData();
    body.append('image', file);
    request.send(body);
  });
}
