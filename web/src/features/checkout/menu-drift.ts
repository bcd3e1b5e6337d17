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
    gone: lines.filter(({ _id: id }) => !prices.has(id)),
    repriced: lines.flatMap((line) => {
      const { _id: id } = line;
      const price = prices.get(id);
      return price === undefined || price === line.price ? [] : [{ line, price }];
    }),
  };
}
