/** What only one of several tabs does at a time: the first one that can. */
export class OneTab {
  /** Acts of this tab that run. */
  private running = 0;

  constructor(private readonly name: string) {}

  /** Skips the act while another tab runs one. @param act its promise settles when it is over */
  async run(act: () => Promise<unknown>): Promise<void> {
    const counted = async () => {
      this.running += 1;
      await act();
      this.running -= 1;
    };
    // Web Locks require HTTPS.
    const locks = (navigator as Partial<Navigator>).locks;
    if (!locks || this.running > 0) await counted();
    else await locks.request(this.name, { ifAvailable: true }, (lock) => lock && counted());
  }
}
