import type { WebSocket } from 'ws';

/** Which sockets stand under a key. Adding, and forgetting a socket, cost the same however many there are. */
export class SocketRegister {
  private readonly socketsByKey = new Map<string, Set<WebSocket>>();

  /** @returns how to take it out before it closes */
  add(key: string, socket: WebSocket): () => void {
    const sockets = this.socketsByKey.get(key) ?? new Set();
    this.socketsByKey.set(key, sockets.add(socket));
    const remove = () => {
      sockets.delete(socket);
      if (sockets.size === 0 && this.socketsByKey.get(key) === sockets) this.socketsByKey.delete(key);
    };
    socket.once('close', remove);
    return remove;
  }

  count(key: string): number {
    return this.socketsByKey.get(key)?.size ?? 0;
  }

  of(key: string): WebSocket[] {
    return [...(this.socketsByKey.get(key) ?? [])];
  }
}
