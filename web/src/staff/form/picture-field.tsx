import { lazy, Suspense, useRef, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { Button } from '../../shared/ui/button';
import { DishImage } from '../../domain/menu/dish-image';
import { TextField } from '../../shared/ui/field';
import { say, useTexts } from '../texts/texts';
import styles from './picture-field.module.css';
import { useDroppedPicture } from './use-dropped-picture';
import type { usePictureUpload } from './use-picture-upload';

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog')).CropDialog }));

interface PictureFieldProps {
  readonly name: string;
  readonly label: string;
  /** Path of the picture that is shown once the form is saved. */
  readonly image: string | null;
  /** Shown whole instead of cropped. */
  readonly isWhole?: boolean;
  /** Of a dish: takes what is dropped or pasted anywhere on the page, and can be cropped to the shape of the cards. */
  readonly isOfDish?: boolean;
  readonly upload: ReturnType<typeof usePictureUpload>;
  readonly error?: string | undefined;
  readonly onRemove: () => void;
}

export function PictureField({
  name,
  label,
  image,
  isWhole = false,
  isOfDish = false,
  upload,
  error,
  onRemove,
}: PictureFieldProps) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const shown = upload.preview ?? image;
  const field = useRef<HTMLDivElement>(null);
  const [toCrop, setToCrop] = useState<{ readonly source: Blob; readonly url: string }>();
  const isOver = useDroppedPicture(isOfDish ? undefined : field, (file, count) => {
    if (count > 1) toast.info(say('adminMenu.firstOnly'));
    if (input.current) input.current.value = '';
    upload.choose(file);
  });

  /** The file as it was chosen; of an earlier picture, what is stored. */
  const openCrop = async () => {
    try {
      const source = upload.originalOf(image) ?? (await (await fetch(image ?? '')).blob());
      setToCrop({ source, url: URL.createObjectURL(source) });
    } catch {
      toast.error(say('adminMenu.cropFailed'));
    }
  };

  return (
    <div ref={field} className={`stack gap-3 ${styles['field']}`} data-over={isOver ? '' : undefined}>
      <TextField
        ref={input}
        label={label}
        name={name}
        type="file"
        accept="image/*"
        hint={upload.isUploading ? t('adminMenu.uploading') : t('adminMenu.imageHint')}
        error={upload.problem ?? error}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) upload.choose(file);
        }}
      />
      {(shown || upload.problem) && (
        <div className="row wrap gap-3">
          {shown && (
            <div className={styles['picture']} data-whole={isWhole} aria-busy={upload.isUploading}>
              <DishImage src={shown} name={t('adminMenu.preview')} sizes="6rem" eager />
            </div>
          )}
          <div className="flex wrap gap-2">
            {upload.retry && (
              <Button variant="secondary" size="sm" onClick={upload.retry}>
                {t('common.tryAgain')}
              </Button>
            )}
            {isOfDish && image && !upload.isUploading && !upload.problem && (
              <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => void openCrop()}>
                {t('adminMenu.crop')}
              </Button>
            )}
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                // Removing a new picture restores the previous one, which can be removed next.
                if (upload.preview || upload.problem) upload.cancel();
                else onRemove();
                if (!input.current) return;
                input.current.value = '';
                input.current.focus();
              }}
            >
              {upload.problem && image ? t('adminMenu.keepImage') : t('adminMenu.removeImage')}
            </Button>
          </div>
        </div>
      )}
      {toCrop && (
        <Suspense>
          <CropDialog
            {...toCrop}
            onCrop={upload.replace}
            onClose={() => {
              URL.revokeObjectURL(toCrop.url);
              setToCrop(undefined);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
