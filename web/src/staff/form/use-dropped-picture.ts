import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

const pictureIn = (list: FileList | undefined) =>
  Array.from(list ?? []).find(({ type }) => type.startsWith('image/'));

/**
 * Files that are dropped or pasted.
 * @param element where; undefined: anywhere on the page
 * @param onFile gets the first picture; the first file, if none is a picture
 * @returns whether a file is dragged over it
 */
export function useDroppedPicture(
  element: RefObject<HTMLElement | null> | undefined,
  onFile: (file: File, count: number) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onFile);

  useEffect(() => {
    const target = element ? element.current : document.documentElement;
    if (!target) return;
    const controller = new AbortController();
    const listen = <K extends 'dragover' | 'dragleave' | 'drop' | 'paste'>(
      kind: K,
      listener: (event: HTMLElementEventMap[K]) => void,
    ) => target.addEventListener(kind, listener, { signal: controller.signal });
    listen('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    });
    listen('dragleave', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && target.contains(relatedTarget))) setIsOver(false);
    });
    listen('drop', (event) => {
      setIsOver(false);
      const files = event.dataTransfer?.files;
      const file = pictureIn(files) ?? files?.[0];
      if (!file) return;
      event.preventDefault();
      take(file, files?.length ?? 1);
    });
    listen('paste', (event) => {
      const file = pictureIn(event.clipboardData?.files);
      // Office programs add a picture of the text.
      if (!file || event.clipboardData?.types.includes('text/plain')) return;
      event.preventDefault();
      take(file, 1);
    });
    return () => controller.abort();
  }, [element]);

  return isOver;
}
