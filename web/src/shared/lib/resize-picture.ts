import { largestPicture } from './picture-problem';

/** Pixels; the widest picture that the server makes of it is half of it. */
const longestSide = 2560;
const quality = 0.92;

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The part of a picture as a new file. PNG stays PNG, for its transparency; the rest becomes JPEG.
 * @param area in pixels of the picture as it is shown, so turned by its EXIF orientation; undefined for all of it
 * @throws {Error} if the browser cannot draw it
 */
export async function resizePicture(source: Blob, area?: Area, type = resizedType(source)): Promise<File> {
  const bitmap = await createImageBitmap(source);
  const { x, y, width, height } = area ?? { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (!blob) throw new Error('The browser made no picture');
  return new File([blob], type === 'image/png' ? 'picture.png' : 'picture.jpg', { type });
}

const resizedType = ({ type }: Blob) => (type === 'image/png' ? type : 'image/jpeg');

/** Scales a picture down if its file is too large for the server; unchanged if the browser cannot decode it. */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.size <= largestPicture || !file.type.startsWith('image/')) return file;
  try {
    const resized = await resizePicture(file);
    return resized.size <= largestPicture ? resized : await resizePicture(file, undefined, 'image/jpeg');
  } catch {
    return file;
  }
}
