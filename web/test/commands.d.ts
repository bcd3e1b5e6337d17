import 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Sets the colour scheme of the device. */
    paint: (colorScheme: 'light' | 'dark') => Promise<void>;
    /** Takes a picture of the screen into `.shots`. */
    shoot: (name: string) => Promise<void>;
  }
}
