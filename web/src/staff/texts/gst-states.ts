import { en } from './en';

/** Whether a text is GST's code of a state, which a text names: `29`. */
export const isGstState = (text: string): text is keyof typeof en.gstState =>
  Object.hasOwn(en.gstState, text);
