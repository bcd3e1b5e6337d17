import { useState } from 'react';
import { PersonIcon } from '../../shared/ui/icons';
import { Button } from '../../shared/ui/button';
import { DialogActions, DialogBox } from '../../shared/ui/dialog-box';
import { LockIcon } from '../icons';
import { useTexts } from '../texts/texts';
import { useOwnTablet } from './tablet';
import styles from './tablet-bar.module.css';
import { WhoIsHere } from './who-is-here';

/** In the header: the tablet and who is at it, who can lock it with one press or make room for somebody else. */
export function TabletBar() {
  const t = useTexts();
  const own = useOwnTablet();
  const [isOpen, setIsOpen] = useState(false);
  if (!own) return null;
  const { name, person } = own.tablet;
  return (
    <div className={`row ${styles['bar']}`}>
      <button
        type="button"
        className={`hover row gap-2 ${styles['who']}`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <PersonIcon />
        <span className={`stack ${styles['names']}`}>
          <span className={styles['name']}>{person?.name ?? name}</span>
          {person && <span className={`muted ${styles['name']} ${styles['tablet']}`}>{name}</span>}
        </span>
        <span className="visually-hidden">{t('device.who')}</span>
      </button>
      {person && (
        <button
          type="button"
          className={`hover ${styles['lock']}`}
          aria-label={t('device.lock')}
          onClick={own.lock}
        >
          <LockIcon />
        </button>
      )}
      {isOpen && (
        <DialogBox title={t('device.who')} onClose={() => setIsOpen(false)}>
          <WhoIsHere onDone={() => setIsOpen(false)} />
          <DialogActions>
            <Button variant="ghost" onClick={() => setIsOpen(false)}>
              {t('common.close')}
            </Button>
          </DialogActions>
        </DialogBox>
      )}
    </div>
  );
}
