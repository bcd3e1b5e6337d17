import { useRef } from 'react';
import { Button } from '../../../shared/ui/button';
import { DishImage } from '../../../shared/ui/dish-image';
import { TextField } from '../../../shared/ui/field';
import { useTexts } from '../texts/texts';
import styles from './picture-field.module.css';
import type { usePictureUpload } from './use-picture-upload';

interface PictureFieldProps {
  readonly name: string;
  readonly label: string;
  /** Path of the picture that is shown once the form is saved. */
  readonly image: string | null;
  /** Shown whole instead of cropped. */
  readonly isWhole?: boolean;
  readonly upload: ReturnType<typeof usePictureUpload>;
  readonly error?: string | undefined;
  readonly onRemove: () => void;
}

export function PictureField({
  name,
  label,
  image,
  isWhole = false,
  upload,
  error,
  onRemove,
}: PictureFieldProps) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const shown = upload.preview ?? image;
  return (
    <div className={styles['field']}>
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
        <div className={styles['preview']}>
          {shown && (
            <div className={styles['picture']} data-whole={isWhole} aria-busy={upload.isUploading}>
              <DishImage src={shown} name={t('adminMenu.preview')} sizes="6rem" eager />
            </div>
          )}
          <div className={styles['actions']}>
            {upload.retry && (
              <Button variant="secondary" size="sm" onClick={upload.retry}>
                {t('common.tryAgain')}
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
    </div>
  );
}
