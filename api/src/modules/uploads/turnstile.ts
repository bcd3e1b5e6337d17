import { DomainError } from '../../platform/errors.js';
import { say } from './uploads.sentences.js';

interface TurnstileOptions {
  readonly places: number;
  /** Maximum number of waiting jobs. */
  readonly queue: number;
  /** Maximum number of waiting jobs of one person. */
  readonly queuePerPerson: number;
}

interface Waiting {
  readonly person: string | undefined;
  readonly enter: () => void;
}

/** Admits a limited number of jobs in parallel, one per person; others wait in order of arrival. */
export class Turnstile {
  private inside = 0;
  private readonly people = new Set<string>();
  private readonly waiting: Waiting[] = [];

  constructor(private readonly options: TurnstileOptions) {}

  /**
   * @param person owner of the job; undefined for the shop's own
   * @throws {DomainError} `UNAVAILABLE` if too many wait
   */
  async pass<T>(work: () => Promise<T>, person?: string): Promise<T> {
    if (this.hasRoomFor(person)) this.enter(person);
    else {
      this.refuseIfFull(person);
      // A leaving job passes its place on.
      await new Promise<void>((enter) => this.waiting.push({ person, enter }));
    }
    try {
      return await work();
    } finally {
      this.leave(person);
    }
  }

  private hasRoomFor(person: string | undefined): boolean {
    return this.inside < this.options.places && (person === undefined || !this.people.has(person));
  }

  private refuseIfFull(person: string | undefined): void {
    const { queue, queuePerPerson } = this.options;
    const own = this.waiting.filter((other) => person !== undefined && other.person === person);
    if (this.waiting.length >= queue || own.length >= queuePerPerson) throw manyUploads();
  }

  private enter(person: string | undefined): void {
    this.inside += 1;
    if (person !== undefined) this.people.add(person);
  }

  private leave(person: string | undefined): void {
    this.inside -= 1;
    if (person !== undefined) this.people.delete(person);
    const index = this.waiting.findIndex((other) => this.hasRoomFor(other.person));
    const [next] = index === -1 ? [] : this.waiting.splice(index, 1);
    if (!next) return;
    this.enter(next.person);
    next.enter();
  }
}

/** Too many parallel uploads. */
export function manyUploads(): DomainError {
  return new DomainError('UNAVAILABLE', say.crowded);
}
