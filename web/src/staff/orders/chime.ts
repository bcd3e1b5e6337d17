/** Two rising notes, twice, in Hz: short, and unlike a phone or a fryer. */
const notes = [660, 880, 660, 880];
const noteSeconds = 0.18;
/** Milliseconds within which orders ring once. */
const quietMs = 1500;

/** The page's only audio context: browsers allow few. */
export class Chime {
  private audio: AudioContext | undefined;
  private readonly listeners = new Set<() => void>();
  private rangAt = -quietMs;
  /** A press has allowed sound; the browser starts it. Firefox never does without a loudspeaker. */
  private isStarting = false;

  private isAudible(): boolean {
    return this.audio?.state === 'running';
  }

  /** Whether there is no sound until the user interacts with the page. */
  readonly isBlocked = (): boolean => !this.isAudible() && !this.isStarting;

  /** Calls back when sound is blocked or possible again, as during and after a phone call. */
  readonly onChange = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Enables sound. Browsers refuse until the user has interacted with the page. */
  async open(): Promise<boolean> {
    // An early attempt would fail with an error in the console.
    if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return false;
    if (!this.audio) {
      this.audio = new AudioContext();
      this.audio.addEventListener('statechange', () => {
        this.isStarting = false;
        this.notify();
      });
    }
    if (!this.isAudible()) {
      // Safari starts no sound without a press just now.
      this.isStarting ||= navigator.userActivation?.isActive ?? true;
      this.notify();
      await this.audio.resume().catch(() => undefined);
    }
    return this.isAudible();
  }

  /** For new orders. Only one of several tabs rings: the first one that can. */
  async ring(): Promise<void> {
    if (performance.now() - this.rangAt < quietMs || !(await this.open())) return;
    this.rangAt = performance.now();
    // Web Locks require HTTPS.
    const locks = (navigator as Partial<Navigator>).locks;
    if (!locks) {
      await this.play();
      return;
    }
    await locks.request('order-chime', { ifAvailable: true }, async (lock) => {
      if (!lock) return;
      await this.play();
      await new Promise((resolve) => {
        setTimeout(resolve, quietMs);
      });
    });
  }

  async play(): Promise<void> {
    if (!(await this.open()) || !this.audio) return;
    for (const [index, frequency] of notes.entries()) sound(this.audio, frequency, index * noteSeconds);
  }

  silence(): void {
    void this.audio?.suspend();
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
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
