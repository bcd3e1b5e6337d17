import { isPreviewValues, previewReady } from '../domain/restaurant/preview-messages';
import { previewRestaurant } from '../domain/restaurant/restaurant';

/** In the preview of the settings: shows what is typed there. */
export function followPreview(): void {
  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== location.origin || source !== window.parent) return;
    if (isPreviewValues(data)) previewRestaurant(data.previewValues);
  });
  window.parent.postMessage(previewReady, location.origin);
}
