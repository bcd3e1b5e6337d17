/** Milliseconds. Safari reads the file some time after the press. */
const readMs = 40_000;

/** Saves a file under this name. */
export function downloadFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readMs);
}

/** Saves a text as a file of this name. */
export const downloadText = (name: string, text: string, type: `text/${string}`): void =>
  downloadFile(name, new Blob([text], { type: `${type};charset=utf-8` }));
