import { useEffect, useId, useState } from 'react';
import { Avatar } from '../../shared/ui/avatar';
import styles from './picture-field.module.css';
import { pictureProblem } from './upload-picture';

interface PictureFieldProps {
  readonly userName: string;
  /** The picture that the user has now. */
  readonly current: string | null | undefined;
  readonly file: File | undefined;
  /** Called with a file that may be sent, or with none. */
  readonly onChoose: (file: File | undefined) => void;
  readonly error: string | undefined;
  readonly disabled: boolean;
}

/** An address under which the browser shows a file that has not been sent. */
function usePreview() {
  const [url, setUrl] = useState<string>();
  useEffect(
    () => () => {
      if (url) URL.revokeObjectURL(url);
    },
    [url],
  );
  return { url, show: (file: File | undefined) => setUrl(file && URL.createObjectURL(file)) };
}

/** Chooses a profile picture and shows what it will look like. */
export function PictureField({ userName, current, file, onChoose, error, disabled }: PictureFieldProps) {
  const id = useId();
  const preview = usePreview();
  const [problem, setProblem] = useState<string>();
  const fault = problem ?? error;

  const choose = (chosen: File | undefined) => {
    // Closing the file picker without a choice keeps the last one.
    if (!chosen) return;
    const found = pictureProblem(chosen);
    setProblem(found);
    const fit = found ? undefined : chosen;
    preview.show(fit);
    onChoose(fit);
  };

  return (
    <div className={styles['field']}>
      <Avatar name={userName} src={preview.url ?? current} />
      <div className={styles['side']}>
        <span className={styles['label']} id={`${id}-label`}>
          Picture
        </span>
        <input
          id={id}
          className={`visually-hidden ${styles['input']}`}
          type="file"
          accept="image/*"
          disabled={disabled}
          aria-labelledby={`${id}-label ${id}-pick`}
          aria-describedby={`${id}-note`}
          aria-invalid={fault ? true : undefined}
          onChange={({ target }) => {
            choose(target.files?.[0]);
            // So that the same file can be chosen again once it has been mended.
            target.value = '';
          }}
        />
        <label className={styles['pick']} htmlFor={id} id={`${id}-pick`}>
          {file ? 'Choose another' : 'Choose a picture'}
        </label>
        <span id={`${id}-note`} className={fault ? styles['error'] : styles['hint']} aria-live="polite">
          {fault ?? file?.name ?? 'Up to 5 MB'}
        </span>
      </div>
    </div>
  );
}
