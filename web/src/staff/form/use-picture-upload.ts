import { useEffect, useRef, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { shrinkPicture } from '../../shared/lib/resize-picture';
import { pictureProblem } from '../../shared/lib/picture-problem';
import { headersOf } from '../../domain/session/headers';
import { readToken } from '../../domain/session/token';
import { say } from '../texts/texts';

interface Answer {
  readonly image?: unknown;
  readonly message?: unknown;
}

async function upload(route: string, file: File, signal: AbortSignal): Promise<string> {
  const form = new FormData();
  form.append('image', file);
  const response = await fetch(route, {
    method: 'POST',
    body: form,
    headers: headersOf(readToken()),
    signal,
  });
  const { image, message } = (await response.json()) as Answer;
  if (response.ok && typeof image === 'string') return image;
  if (response.status < 500 && typeof message === 'string') throw new RefusedError(message);
  throw new Error(`the upload was answered with ${response.status}`);
}

/** The server's reason for refusing a picture. Sending it again would not help. */
class RefusedError extends Error {}

/**
 * Uploads a picture as soon as it is chosen, so that saving the form needs only its path, which survives a reload.
 * @param onUploaded called with the path
 */
export function usePictureUpload(route: string, onUploaded: (path: string) => void) {
  const [chosen, setChosen] = useState<{ readonly file: File; readonly preview: string }>();
  const [original, setOriginal] = useState<{ readonly file: File; readonly path?: string }>();
  const [problem, setProblem] = useState<string>();
  const underWay = useRef<AbortController>(undefined);

  useEffect(() => () => underWay.current?.abort(), []);
  const preview = chosen?.preview;
  useEffect(() => () => (preview === undefined ? undefined : URL.revokeObjectURL(preview)), [preview]);

  /** Discards the choice, uploaded or not. */
  const cancel = () => {
    setOriginal(undefined);
    discard();
  };

  const discard = () => {
    underWay.current?.abort();
    setChosen(undefined);
    setProblem(undefined);
  };

  const refuse = (found: string) => {
    setChosen(undefined);
    setProblem(found);
    toast.error(`❌ ${found}`, { icon: false });
  };

  const send = async (file: File) => {
    const controller = new AbortController();
    underWay.current = controller;
    setProblem(undefined);
    const small = await shrinkPicture(file);
    if (controller.signal.aborted) return;
    const found = pictureProblem(small);
    if (found) return refuse(found);
    try {
      const path = await upload(route, small, controller.signal);
      if (controller.signal.aborted) return;
      setChosen(undefined);
      setOriginal((whole) => whole && { ...whole, path });
      onUploaded(path);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (error instanceof RefusedError) return refuse(error.message);
      setProblem(say('adminMenu.uploadFailed'));
      toast.error(`❌ ${say('adminMenu.error')}`, { icon: false });
    }
  };

  const choose = (file: File) => {
    setOriginal({ file });
    start(file);
  };

  const start = (file: File) => {
    discard();
    // Its size counts once it has been scaled down.
    const found = pictureProblem({ type: file.type, size: 0 });
    if (found) {
      refuse(found);
      return;
    }
    setChosen({ file, preview: URL.createObjectURL(file) });
    void send(file);
  };

  return {
    /** URL of the picture that is being uploaded, or could not be. */
    preview,
    problem,
    isUploading: chosen !== undefined && problem === undefined,
    choose,
    /** The whole file of which a picture of this form is a part. */
    originalOf: (path: string | null) => (original?.path === path ? original?.file : undefined),
    /** Uploads a part of the original in its place. */
    replace: start,
    /** Sends a picture again that got no answer. */
    retry: chosen && problem !== undefined ? () => void send(chosen.file) : undefined,
    cancel,
  };
}
