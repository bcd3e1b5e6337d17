import { bellSound, ringSeconds, volumes, type Volume } from './bell-sound';
import { OneTab } from './one-tab';

/** Rings until it is taken back. */
export interface Alarm {
  /** When it becomes loud, in ms since 1970. */
  readonly louderAt: number;
}

/** `starting` once a press has allowed sound; the browser starts it. Firefox never does without a loudspeaker. */
type SoundState = 'blocked' | 'starting' | 'running';

/** Sound of the page. Only one of several tabs sounds: the first one that can. */
export class Chime {
  private audio: AudioContext | undefined;
  private sound: AudioBuffer | undefined;
  private readonly listeners = new Set<() => void>();
  private isStarting = false;
  private alarm: Alarm | undefined;
  private loop: { readonly stop: AbortController; gain?: GainNode } | undefined;
  /** When the last ring begins and has sounded, by the clock of the audio. */
  private last = { from: 0, until: 0 };
  private readonly rings = new OneTab('order-chime');

  private isAudible(): boolean {
    return this.audio?.state === 'running';
  }

  /** Sound is blocked until the user interacts with the page. */
  readonly state = (): SoundState => {
    if (this.isAudible()) return 'running';
    return this.isStarting ? 'starting' : 'blocked';
  };

  /** Calls back when the state changes, as during and after a phone call. */
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
        this.follow();
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

  /** For new orders. One that has not begun is for those that arrive before it begins. */
  async ring(volume: Volume = 'normal'): Promise<void> {
    // The alarm is enough, in whichever tab it rings.
    if (!(await this.open()) || !this.audio || this.loop) return;
    const { currentTime } = this.audio;
    if (this.last.from > currentTime) return;
    const from = Math.max(currentTime, this.last.until);
    this.last = { from, until: from + ringSeconds };
    await this.rings.run(() => this.over(this.begin(from, { volume }).source));
  }

  /** Begins with an alarm or changes it. @param alarm undefined: ends it */
  setAlarm(alarm: Alarm | undefined): void {
    this.alarm = alarm;
    if (alarm && !this.isAudible()) void this.open();
    this.follow();
  }

  /** So that its user knows the sound. */
  async play(volume: Volume = 'normal'): Promise<void> {
    if ((await this.open()) && this.audio) this.begin(this.audio.currentTime, { volume });
  }

  silence(): void {
    void this.audio?.suspend();
  }

  /** Starts, changes or stops the loop, as the alarm and the audio demand. */
  private follow(): void {
    const isOn = this.alarm !== undefined && this.isAudible();
    if (isOn && this.loop) this.setVolume();
    if (isOn === (this.loop !== undefined)) return;
    if (!isOn) {
      this.loop?.stop.abort();
      this.loop = undefined;
      return;
    }
    const loop: Chime['loop'] = { stop: new AbortController() };
    const { signal } = loop.stop;
    this.loop = loop;
    const run = async () => {
      if (signal.aborted || !this.audio) return;
      const { source, gain } = this.begin(this.audio.currentTime, { loop: true });
      loop.gain = gain;
      this.setVolume();
      signal.addEventListener('abort', () => source.stop(), { once: true });
      await this.over(source);
    };
    const locks = (navigator as Partial<Navigator>).locks;
    // Another tab follows when the one that rings is closed.
    if (locks) void locks.request('order-alarm', { signal }, run).catch(() => undefined);
    else void run();
  }

  /** The audio turns its volume up by itself. */
  private setVolume(): void {
    const gain = this.loop?.gain?.gain;
    if (!gain || !this.audio || !this.alarm) return;
    const { currentTime } = this.audio;
    const seconds = (this.alarm.louderAt - Date.now()) / 1000;
    gain.cancelScheduledValues(currentTime);
    gain.setValueAtTime(seconds > 0 ? volumes.normal : volumes.loud, currentTime);
    if (seconds > 0) gain.setValueAtTime(volumes.loud, currentTime + seconds);
  }

  private begin(at: number, { loop = false, volume = 'normal' }: { loop?: boolean; volume?: Volume }) {
    const { audio } = this;
    if (!audio) throw new Error('There is no sound yet.');
    this.sound ??= bellSound(audio);
    const source = new AudioBufferSourceNode(audio, { buffer: this.sound, loop });
    const gain = new GainNode(audio, { gain: volumes[volume] });
    source.connect(gain).connect(audio.destination);
    source.start(at);
    return { source, gain };
  }

  /**
   * Ends by an event of the audio, as timers are late in a hidden tab, and as soon as nothing is audible: a suspended audio
   * ends no sound, and other tabs would wait for it.
   */
  private over(source: AudioScheduledSourceNode): Promise<void> {
    return new Promise((resolve) => {
      source.addEventListener('ended', () => resolve(), { once: true });
      const stopListening = this.onChange(() => {
        if (this.isAudible()) return;
        stopListening();
        source.stop();
        resolve();
      });
      source.addEventListener('ended', stopListening, { once: true });
    });
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}

/** The page's only audio context: browsers allow few. */
export const pageChime = new Chime();
