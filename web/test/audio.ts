/** Sound that a test can look at, with a clock of its own. */
export class FakeAudio extends EventTarget {
  static readonly all: FakeAudio[] = [];
  private passed = 0;
  readonly sampleRate = 1000;
  readonly destination = {};
  readonly sources: FakeSource[] = [];
  /** Seconds that pass without {@link pass}. */
  static clock = () => 0;
  /** Whether the browser starts sound as soon as it is asked. */
  static isWilling = true;

  constructor(public state = 'suspended') {
    super();
    FakeAudio.all.push(this);
  }

  /** In seconds. */
  get currentTime(): number {
    return this.passed + FakeAudio.clock();
  }

  resume(): Promise<void> {
    if (!FakeAudio.isWilling) return new Promise(() => undefined);
    this.become('running');
    return Promise.resolve();
  }

  suspend(): Promise<void> {
    this.become('suspended');
    return Promise.resolve();
  }

  become(state: string): void {
    if (this.state === state) return;
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }

  createBuffer(_channels: number, length: number) {
    const samples = new Float32Array(length);
    return { getChannelData: () => samples };
  }

  /** Lets the audio sound for some seconds. */
  pass(seconds: number): void {
    this.passed += seconds;
    for (const source of this.sources)
      if (!source.loop && !source.hasEnded && source.from + 2.5 <= this.currentTime) source.end();
  }

  /** Whether the alarm rings. */
  get isLooping(): boolean {
    return this.sources.some(({ loop, hasEnded }) => loop && !hasEnded);
  }
}

export class FakeSource extends EventTarget {
  readonly loop: boolean;
  from = 0;
  hasEnded = false;
  gain: FakeGain | undefined;

  constructor(
    private readonly context: FakeAudio,
    { loop }: { readonly loop: boolean },
  ) {
    super();
    this.loop = loop;
    context.sources.push(this);
  }

  connect(gain: FakeGain): FakeGain {
    this.gain = gain;
    return gain;
  }

  start(at: number): void {
    this.from = at;
  }

  /** A suspended audio ends no sound. */
  stop(): void {
    if (this.context.state === 'running') this.end();
    else this.hasEnded = true;
  }

  end(): void {
    this.hasEnded = true;
    this.dispatchEvent(new Event('ended'));
  }
}

export class FakeGain {
  /** Without those that are planned. */
  readonly volume: number;
  /** Volumes from a time of the audio on. */
  readonly planned: [volume: number, at: number][] = [];
  readonly gain = {
    cancelScheduledValues: () => void this.planned.splice(0),
    setValueAtTime: (volume: number, at: number) => void this.planned.push([volume, at]),
  };

  constructor(_context: FakeAudio, { gain }: { readonly gain: number }) {
    this.volume = gain;
  }

  connect = <Next>(next: Next): Next => next;
}

/** For a page whose tests share its one sound: it has no loudspeaker, and its seconds pass by themselves. */
export function fakePageAudio(): void {
  FakeAudio.clock = () => performance.now() / 1000;
  Object.assign(globalThis, {
    AudioContext: FakeAudio,
    AudioBufferSourceNode: FakeSource,
    GainNode: FakeGain,
  });
}
