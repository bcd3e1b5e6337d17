import { EventEmitter } from 'node:events';

/** On PostgreSQL's own channel: a trigger says that rows of the menu have changed, whoever changed them. */
export const menuRowsTopic = 'menu-rows';

/** In one process: that the menu may have changed, told before whoever changed it has an answer. */
export class MenuChanges {
  private readonly emitter = new EventEmitter();

  tell(): void {
    this.emitter.emit('change');
  }

  listen(listener: () => void): void {
    this.emitter.on('change', listener);
  }
}
