import { Button } from '../../shared/ui/button';
import { CloseIcon, LineDrawing } from '../../shared/ui/icons';
import { useTexts } from '../texts/texts';
import type { useOrderChime } from './use-order-chime';
import styles from './sound-control.module.css';

type Sound = ReturnType<typeof useOrderChime>;

export function SoundControl({ isOn, state: audio, choose }: Pick<Sound, 'isOn' | 'state' | 'choose'>) {
  const t = useTexts();
  const state = isOn ? t('adminOrders.soundOn') : t('adminOrders.soundOff');
  return (
    <div className={styles['sound']}>
      <Button
        variant="secondary"
        size="sm"
        aria-pressed={isOn}
        aria-label={`${state}: ${t('adminOrders.sound')}`}
        onClick={() => choose(!isOn)}
      >
        <SpeakerIcon isOn={audio === 'running'} />
        {state}
      </Button>
    </div>
  );
}

/** Shown while there is no sound: asks once per browser, and starts sound that the browser has blocked. */
export function SoundBar({ chime }: { readonly chime: Sound }) {
  const t = useTexts();
  if (chime.isUndecided) return <SoundQuestion choose={chime.choose} />;
  return (
    <div role="alert" className="unless-empty">
      {chime.state && chime.state !== 'running' && (
        <button
          type="button"
          className={`row gap-3 ${styles['blocked']}`}
          data-sound={chime.state}
          onClick={chime.start}
        >
          <SpeakerIcon isOn={false} />
          <strong>
            {t(chime.state === 'starting' ? 'adminOrders.soundStarting' : 'adminOrders.soundBlocked')}
          </strong>
        </button>
      )}
    </div>
  );
}

/** The next choice of how the numbers of new orders are said aloud, if this device has a voice. */
export function SpokenControl({ languages, language, choose }: Sound['spoken']) {
  const t = useTexts();
  if (languages.length === 0) return null;
  const choices = [undefined, ...languages];
  const next = choices[(choices.indexOf(language) + 1) % choices.length];
  return (
    <Button variant="secondary" size="sm" aria-pressed={language !== undefined} onClick={() => choose(next)}>
      {t(`spokenOrders.${language ?? 'off'}`)}
    </Button>
  );
}

function SoundQuestion({ choose }: Pick<Sound, 'choose'>) {
  const t = useTexts();
  return (
    <section
      className={`row gap-2 small tone-info ${styles['question']}`}
      aria-label={t('adminOrders.sound')}
    >
      <SpeakerIcon isOn={false} />
      <p className="grow">{t('adminOrders.soundQuestion')}</p>
      <Button size="sm" onClick={() => choose(true)}>
        {t('adminOrders.turnSoundOn')}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        className={styles['close']}
        aria-label={t('adminOrders.noSound')}
        title={t('adminOrders.noSound')}
        onClick={() => choose(false)}
      >
        <CloseIcon />
      </Button>
    </section>
  );
}

function SpeakerIcon({ isOn }: { readonly isOn: boolean }) {
  return (
    <LineDrawing size={20} line={1.8}>
      <path d="M4 9.500v5h3.500l4.500 4V5.500l-4.500 4z" />
      {isOn ? (
        <path d="M15.500 9a4.500 4.500 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11" />
      ) : (
        <path d="m16 9.500 5 5m0-5-5 5" />
      )}
    </LineDrawing>
  );
}
