import type { Context, Loaders } from './context.js';

/** Stands for whoever asks while an answer is made for all, and says if it mattered. */
export class Nobody implements Context {
  constructor(
    readonly loaders: Loaders,
    private readonly asked: () => void,
  ) {}

  get viewer(): null {
    this.asked();
    return null;
  }

  get address(): string {
    this.asked();
    return '';
  }

  get requestId(): string {
    this.asked();
    return '';
  }
}
