/**
 * Sockets by key. Adding and removing take constant time; most keys have one socket, which is stored without a `Set`.
 */
export class SocketRegister<Socket extends object> {
  private readonly byKey = new Map<string, Socket | Set<Socket>>();

  add(key: string, socket: Socket): void {
    const present = this.byKey.get(key);
    if (!present) this.byKey.set(key, socket);
    else if (present instanceof Set) present.add(socket);
    else if (present !== socket) this.byKey.set(key, new Set([present, socket]));
  }

  remove(key: string, socket: Socket): void {
    const present = this.byKey.get(key);
    if (present === socket) this.byKey.delete(key);
    else if (present instanceof Set && present.delete(socket) && present.size === 0) this.byKey.delete(key);
  }

  count(key: string): number {
    const present = this.byKey.get(key);
    return present instanceof Set ? present.size : Number(present !== undefined);
  }

  /** In insertion order. */
  of(key: string): Socket[] {
    const present = this.byKey.get(key);
    if (!present) return [];
    return present instanceof Set ? [...present] : [present];
  }
}
