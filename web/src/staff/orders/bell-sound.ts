/** Two rising notes, twice, in Hz: short, and unlike a phone or a fryer. */
const notes = [660, 880, 660, 880];
const noteSeconds = 0.18;
/** A note fades out while the next one begins. */
const fadeSeconds = 2 * noteSeconds;

/** Length of the notes. */
export const ringSeconds = (notes.length + 1) * noteSeconds;
/** From the beginning of one ring to that of the next. */
const periodSeconds = 2.5;

/** `soft` is for guests beside the screen. */
export const volumes = { soft: 0.08, normal: 0.25, loud: 0.9 } as const;
export type Volume = keyof typeof volumes;

/** One period of the bell, with its silence, so that it can be looped. */
export function bellSound(context: BaseAudioContext): AudioBuffer {
  const { sampleRate } = context;
  const buffer = context.createBuffer(1, Math.round(periodSeconds * sampleRate), sampleRate);
  const samples = buffer.getChannelData(0);
  for (const [index, frequency] of notes.entries()) {
    const first = Math.round(index * noteSeconds * sampleRate);
    for (let at = 0; at < fadeSeconds * sampleRate; at += 1) {
      const seconds = at / sampleRate;
      const triangle = 1 - 4 * Math.abs(((frequency * seconds) % 1) - 0.5);
      samples[first + at] = (samples[first + at] ?? 0) + triangle * Math.exp(-15 * seconds);
    }
  }
  return buffer;
}
