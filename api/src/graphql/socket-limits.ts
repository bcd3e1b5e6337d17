import { closeCodes, type LiveSocket } from './live-socket.js';
import { SocketRegister } from './socket-register.js';

/** Milliseconds for a peer to answer a close; then it is terminated, such as a phone without signal. */
export const socketCloseTimeout = 1500;

/**
 * Per process. A user has many tabs, and many customers of a mobile network in India share one address. Sockets that
 * have not sent `connection_init` are counted separately, as their user is unknown.
 *
 * All subscriptions of a user take at most 16 MB, those of an address's visitors 160 MB. A page of the shop has fewer
 * than 20 operations with messages of 1 to 2 kB, 120 kB together.
 */
export const socketLimits = {
  perUser: 50,
  visitorsPerAddress: 500,
  uninitializedPerAddress: 100,
  subscriptions: 50,
  /** Of a connection's operations together: 4 kB for each, and its message. */
  operationBytes: 320 * 1024,
} as const;

/** Unsent bytes of all sockets of a user, or of a network's visitors. Clients that keep up have next to none. */
const maxTotalBufferedBytes = 16 * 1024 * 1024;

/** Counts the open sockets by user, session and network, and enforces their limits. */
export class SocketLimits {
  private readonly sessions = new SocketRegister<LiveSocket>();
  private readonly users = new SocketRegister<LiveSocket>();
  private readonly visitors = new SocketRegister<LiveSocket>();
  private readonly silent = new SocketRegister<LiveSocket>();

  /** @param factor multiplies every limit */
  constructor(private readonly factor: number) {}

  ofSession(sessionId: string): LiveSocket[] {
    return this.sessions.of(sessionId);
  }

  ofUser(userId: string): LiveSocket[] {
    return this.users.of(userId);
  }

  opened(socket: LiveSocket): void {
    this.silent.add(socket.network, socket);
    if (this.silent.count(socket.network) > this.max(socketLimits.uninitializedPerAddress)) {
      // The oldest one. If its client is only slow, it reconnects.
      this.silent.of(socket.network)[0]?.terminate();
    }
  }

  /** Called once per socket, when it has been initialized with the claims of a token or as a visitor's. */
  initialized(socket: LiveSocket): void {
    this.silent.remove(socket.network, socket);
    if (!socket.claims) {
      this.enterVisitor(socket);
      return;
    }
    const { sessionId, userId } = socket.claims;
    this.sessions.add(sessionId, socket);
    this.users.add(userId, socket);
    const limit = this.max(socketLimits.perUser);
    if (this.users.count(userId) > limit)
      closeWithTryLater(socket, `At most ${limit} connections a user: close another one`);
  }

  ended(socket: LiveSocket): void {
    this.silent.remove(socket.network, socket);
    this.visitors.remove(socket.network, socket);
    if (!socket.claims) return;
    this.sessions.remove(socket.claims.sessionId, socket);
    this.users.remove(socket.claims.userId, socket);
  }

  exceedsBufferLimit({ claims, network }: LiveSocket): boolean {
    const together = claims ? this.users.of(claims.userId) : this.visitors.of(network);
    const waiting = together.reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0);
    return waiting > this.max(maxTotalBufferedBytes);
  }

  /** Beyond the limit the longest idle visitor is closed, so that idle ones do not lock others out. */
  private enterVisitor(socket: LiveSocket): void {
    const { visitors } = this;
    visitors.add(socket.network, socket);
    const limit = this.max(socketLimits.visitorsPerAddress);
    if (visitors.count(socket.network) <= limit) return;
    const idle = visitors.of(socket.network).find((other) => other !== socket && other.subscriptions === 0);
    const leaving = idle ?? socket;
    visitors.remove(socket.network, leaving);
    closeWithTryLater(
      leaving,
      `At most ${limit} connections of visitors an address: log in, or close another one`,
    );
  }

  private max(limit: number): number {
    return Math.max(1, Math.round(limit * this.factor));
  }
}

/** @param reason 123 bytes at most */
function closeWithTryLater(socket: LiveSocket, reason: string): void {
  socket.close(closeCodes.tryLater, reason);
  setTimeout(() => socket.terminate(), socketCloseTimeout).unref();
}
