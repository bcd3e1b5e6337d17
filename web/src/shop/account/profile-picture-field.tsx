import { useEffect, useId, useRef, useState } from 'react';
import { shrinkPicture } from '../../shared/lib/resize-picture';
import { pictureProblem } from '../../shared/lib/picture-problem';
import { Avatar } from '../../shared/ui/avatar';
import { Button } from '../../shared/ui/button';
import { useTexts } from '../texts/texts';
import styles from './picture-field.module.css';

/** The picture to send, and the problem of one that was chosen later and cannot be sent. */
export interface PictureChoice {
  readonly file?: File | undefined;
  readonly problem?: string | undefined;
  /** While a large photo is being scaled down, `file` is still the one before. */
  readonly isPreparing?: boolean;
}

interface ProfilePictureFieldProps {
  readonly userName: string;
  /** The user's present picture. */
  readonly current: string | null | undefined;
  readonly choice: PictureChoice;
  readonly onChoose: (choice: PictureChoice) => void;
  readonly error: string | undefined;
  readonly disabled: boolean;
}

/** A URL under which the browser shows an unsent file. */
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

/** Chooses a profile picture and previews it. An invalid choice does not replace a valid one. */
export function ProfilePictureField({
  userName,
  current,
  choice,
  onChoose,
  error,
  disabled,
}: ProfilePictureFieldProps) {
  const t = useTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const preview = usePreview();
  const { file, problem } = choice;
  const fault = problem ?? error;

  const lastChosen = useRef<File>(undefined);
  const choose = async (chosen: File | undefined) => {
    // Closing the file picker without a choice keeps the previous one.
    if (!chosen) return;
    lastChosen.current = chosen;
    onChoose({ file, isPreparing: true });
    const small = await shrinkPicture(chosen);
    if (lastChosen.current !== chosen) return;
    const found = pictureProblem(small);
    if (found) {
      onChoose({ file, problem: found });
      return;
    }
    preview.show(small);
    onChoose({ file: small });
  };

  const remove = () => {
    lastChosen.current = undefined;
    const kept = problem ? file : undefined;
    preview.show(kept);
    onChoose({ file: kept });
    input.current?.focus();
  };

  return (
    <div className="row wrap gap-4">
      <Avatar name={userName} src={preview.url ?? current} />
      <div className={`stack gap-2 fit ${styles['side']}`}>
        <span className="semibold" id={`${id}-label`}>
          {t('profile.picture')}
        </span>
        <input
          ref={input}
          id={id}
          className={`visually-hidden ${styles['input']}`}
          type="file"
          accept="image/*"
          disabled={disabled}
          aria-labelledby={`${id}-label ${id}-pick`}
          aria-describedby={`${id}-note`}
          aria-invalid={fault ? true : undefined}
          onChange={({ target }) => {
            void choose(target.files?.[0]);
            // So that the same file can be chosen again.
            target.value = '';
          }}
        />
        <span className={`row wrap gap-2 ${styles['choices']}`}>
          <label className={`hover ${styles['pick']}`} htmlFor={id} id={`${id}-pick`}>
            {file || problem ? t('profile.chooseAnother') : t('profile.choosePicture')}
          </label>
          {(file || problem) && (
            <Button variant="ghost" size="sm" disabled={disabled} onClick={remove}>
              {file && problem ? t('profile.keepBefore') : t('profile.removePicture')}
            </Button>
          )}
        </span>
        <span
          id={`${id}-note`}
          className={fault ? 'small anywhere danger semibold' : 'small anywhere muted'}
          aria-live="polite"
        >
          {fault ?? file?.name ?? t('profile.upTo')}
        </span>
      </div>
    </div>
  );
}
