/** Number of groups that are pinged in turn, so that ten thousand pings do not block the event loop. */
const parts = 50;

interface Pinged {
  isAlive: boolean;
  ping(): void;
  terminate(): void;
}

/** Pings all sockets with one timer, group by group, and terminates those that did not answer the previous ping. */
export class Heartbeat<Socket extends Pinged> {
  private readonly turns = Array.from({ length: parts }, () => new Set<Socket>());
  private readonly timer: NodeJS.Timeout;
  private turn = 0;

  /**
   * @param milliseconds between two pings of a socket
   * @param visit called with each socket before its ping
   */
  constructor(
    milliseconds: number,
    private readonly visit: (socket: Socket) => void,
  ) {
    this.timer = setInterval(() => this.beat(), milliseconds / parts).unref();
  }

  /** @returns the socket's group, needed to remove it */
  add(socket: Socket): number {
    // On a tie the group pinged last, which has the longest time until its next ping.
    const turn = this.smallest();
    this.turns[turn]?.add(socket);
    return turn;
  }

  remove(socket: Socket, turn: number): void {
    this.turns[turn]?.delete(socket);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private smallest(): number {
    let found = this.turn;
    for (let turn = 0; turn < parts; turn += 1) {
      if ((this.turns[turn]?.size ?? 0) < (this.turns[found]?.size ?? 0)) found = turn;
    }
    return found;
  }

  private beat(): void {
    this.turn = (this.turn + 1) % parts;
    for (const socket of this.turns[this.turn] ?? []) {
      if (!socket.isAlive) {
        socket.terminate();
        continue;
      }
      this.visit(socket);
      socket.isAlive = false;
      socket.ping();
    }
  }
}
