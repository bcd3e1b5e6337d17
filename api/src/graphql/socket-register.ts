import type { WebSocket } from 'ws';

/** Which sockets stand under a key. Adding, and forgetting a socket, cost the same however many there are. */
export class SocketRegister {
  private readonly socketsByKey = new Map<string, Set<WebSocket>>();

  add(key: string, socket: WebSocket): void {
    const sockets = this.socketsByKey.get(key) ?? new Set();
    this.socketsByKey.set(key, sockets.add(socket));
    socket.once('close', () => {
      sockets.delete(socket);
      if (sockets.size === 0 && this.socketsByKey.get(key) === sockets) this.socketsByKey.delete(key);
    });
  }

  of(key: string): WebSocket[] {
    return [...(this.socketsByKey.get(key) ?? [])];
  }
}
