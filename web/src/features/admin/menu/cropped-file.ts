import type { Area } from 'react-easy-crop';

/** Pixels; the widest picture that the server makes of it is half of it. */
const mostWidth = 2560;
const quality = 0.92;

/**
 * The part of a picture as a new file. PNG stays PNG, for its transparency; the rest becomes JPEG.
 * @param area in pixels of the picture as it is shown, so turned by its EXIF orientation
 * @throws {Error} if the browser cannot draw it
 */
export async function croppedFile(source: Blob, { x, y, width, height }: Area): Promise<File> {
  const bitmap = await createImageBitmap(source);
  const scale = Math.min(1, mostWidth / width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const type = source.type === 'image/png' ? 'image/png' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (!blob) throw new Error('The browser made no picture');
  return new File([blob], type === 'image/png' ? 'picture.png' : 'picture.jpg', { type });
}
