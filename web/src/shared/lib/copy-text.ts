import { toast } from 'react-toastify/unstyled';

/** Puts a text on the clipboard, and says whether that was allowed. */
export async function copyText(text: string, say: { readonly copied: string; readonly failed: string }) {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(say.copied);
  } catch {
    toast.error(say.failed);
  }
}
