interface Line {
  readonly _id: string;
  readonly name: string;
  readonly price: number;
}

interface Dish {
  readonly id: string;
  readonly name: string;
  readonly price: number;
}

/** How a cart differs from the menu as it is now. */
export interface MenuDrift<L extends Line> {
  readonly gone: readonly L[];
  readonly repriced: readonly { readonly line: L; readonly price: number }[];
}

export function menuDrift<L extends Line>(lines: readonly L[], menu: readonly Dish[]): MenuDrift<L> {
  const prices = new Map(menu.map((dish) => [dish.id, dish.price]));
  return {
    gone: lines.filter((line) => !prices.has(line._id)),
    repriced: lines.flatMap((line) => {
      const price = prices.get(line._id);
      return price === undefined || price === line.price ? [] : [{ line, price }];
    }),
  };
}
