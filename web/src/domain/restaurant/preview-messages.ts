import { isRecord } from '../../shared/lib/is-record';
import type { RestaurantPreview } from './restaurant';

/** What the shop in the preview of the settings and the settings around it send each other. */

/** The shop listens now. */
export const previewReady = 'preview-ready';

export interface PreviewValues {
  readonly previewValues: RestaurantPreview;
}

export const isPreviewValues = (data: unknown): data is PreviewValues =>
  isRecord(data) && isRecord(data['previewValues']);
