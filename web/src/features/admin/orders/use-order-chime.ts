import { useCallback, useState } from 'react';

const storageKey = 'adminOrderSound';
/** Two rising notes, in Hz. */
const notes = [660, 880];
const noteSeconds = 0.18;

/** One for the page's life: browsers allow only a few. */
let audio: AudioContext | undefined;

/** A sound for new orders: a kitchen looks at its pans, not at a screen. Switched on per browser. */
export function useOrderChime() {
  const [isOn, setIsOn] = useState(() => localStorage.getItem(storageKey) === 'on');

  const toggle = useCallback(() => {
    setIsOn((wasOn) => {
      localStorage.setItem(storageKey, wasOn ? 'off' : 'on');
      return !wasOn;
    });
    // Played at once, so that the admin hears what to listen for; browsers also want the first sound to follow a click.
    if (!isOn) void play();
  }, [isOn]);

  const ring = useCallback(() => {
    if (isOn) void play();
  }, [isOn]);

  return { isOn, toggle, ring };
}

async function play(): Promise<void> {
  audio ??= new AudioContext();
  try {
    await audio.resume();
  } catch {
    // Refused until the page has been clicked once; then there is no sound, and nothing else is lost.
    return;
  }
  for (const [index, frequency] of notes.entries()) sound(audio, frequency, index * noteSeconds);
}

function sound(context: AudioContext, frequency: number, delay: number): void {
  const start = context.currentTime + delay;
  const tone = new OscillatorNode(context, { frequency, type: 'triangle' });
  const volume = new GainNode(context, { gain: 0.25 });
  volume.gain.setValueAtTime(0.25, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + noteSeconds * 2);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + noteSeconds * 2);
}
