import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { toast } from 'react-toastify/unstyled';
import { resizePicture } from '../../shared/lib/resize-picture';
import { Button } from '../../shared/ui/button';
import { DialogActions, DialogBox } from '../../shared/ui/dialog-box';
import { say, useTexts } from '../texts/texts';
import styles from './crop-dialog.module.css';

/** Of the pictures on the cards of the menu. */
const aspect = 4 / 3;
const maxZoom = 4;

interface CropDialogProps {
  readonly source: Blob;
  /** An object URL of the source. */
  readonly url: string;
  readonly onCrop: (file: File) => void;
  readonly onClose: () => void;
}

/** Chooses the part of a picture that the menu shows: the frame has the shape of its cards. */
export function CropDialog({ source, url, onCrop, onClose }: CropDialogProps) {
  const t = useTexts();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [isBusy, setIsBusy] = useState(false);

  const confirm = async () => {
    if (!area) return;
    setIsBusy(true);
    try {
      onCrop(await resizePicture(source, area));
      onClose();
    } catch {
      setIsBusy(false);
      toast.error(say('adminMenu.cropFailed'));
    }
  };

  return (
    <DialogBox title={t('adminMenu.cropTitle')} className={styles['dialog']} onClose={onClose}>
      <p className="muted small">{t('adminMenu.cropHint')}</p>
      <div className={styles['stage']}>
        <Cropper
          image={url}
          aspect={aspect}
          crop={crop}
          zoom={zoom}
          maxZoom={maxZoom}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_percent, pixels) => setArea(pixels)}
          disableAutomaticStylesInjection
          cropperProps={{ 'aria-label': t('adminMenu.cropTitle') }}
          mediaProps={{
            onError: () => {
              toast.error(say('adminMenu.cropFailed'));
              onClose();
            },
          }}
        />
      </div>
      <label className={`row gap-3 touch ${styles['zoom']}`}>
        <span>{t('adminMenu.zoom')}</span>
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={zoom}
          onChange={({ target }) => setZoom(target.valueAsNumber)}
        />
      </label>
      <DialogActions>
        <Button variant="ghost" onClick={onClose}>
          {t('common.close')}
        </Button>
        <Button loading={isBusy} disabled={!area} onClick={() => void confirm()}>
          {t('adminMenu.useCrop')}
        </Button>
      </DialogActions>
    </DialogBox>
  );
}
