import { EventEmitter } from 'node:events';

/** PostgreSQL channel on which a trigger announces every change of the menu's rows. */
export const menuRowsTopic = 'menu-rows';

/** Announces, within this process, that the menu may have changed, before the change is answered. */
export class MenuChanges {
  private readonly emitter = new EventEmitter();

  notify(): void {
    this.emitter.emit('change');
  }

  /** Notifies after a change, on failure too: a commit may have happened although its answer was lost. */
  async after<T>(change: () => Promise<T>): Promise<T> {
    try {
      return await change();
    } finally {
      this.notify();
    }
  }

  listen(listener: () => void): void {
    this.emitter.on('change', listener);
  }
}
