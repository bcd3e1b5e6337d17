/** Characters of a secret that may be shown. */
const shown = 4;

/** A secret of a record, which the audit log and answers see only by its ending. */
export class Secret {
  constructor(
    readonly value: string,
    /** Passwords that people choose are short and used elsewhere, so nothing of them is shown. */
    private readonly isPassword = false,
  ) {}

  /** The last characters of a long one, by which people recognise it. */
  get ending(): string | null {
    return this.isPassword || this.value.length < 4 * shown ? null : this.value.slice(-shown);
  }

  toJSON(): string {
    return `…${this.ending ?? ''}`;
  }
}
