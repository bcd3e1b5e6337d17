import type { Pubsub } from '../../platform/pubsub.js';
import { messagesTopic } from '../messages/messages.messages.js';
import { printingTopic } from './printing.messages.js';

/** Tells browsers, programs beside printers and the worker of changes, after their commit. */
export class PrintingNews {
  constructor(private readonly pubsub: Pubsub) {}

  async changed(printerIds: readonly string[]): Promise<void> {
    if (printerIds.length === 0) return;
    const messages = [...new Set(printerIds)].map((printerId) => ({ printerId }));
    await this.pubsub.publish(printingTopic, ...messages);
  }

  /** There is something to print. */
  async toPrint(printerIds: readonly string[]): Promise<void> {
    if (printerIds.length === 0) return;
    await this.changed(printerIds);
    await this.pubsub.publish(messagesTopic, {});
  }
}
