/** A place of the kitchen with a board of its own, such as the tandoor. */
export interface Station {
  readonly name: string;
  /** Names of the menu's categories that are cooked there, as the lines of orders have them. */
  readonly categories: string[];
}
