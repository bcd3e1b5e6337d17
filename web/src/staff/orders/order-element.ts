export function orderElementId(id: string): string {
  return `order-${id}`;
}

export function orderElement(id: string): HTMLElement | null {
  return document.getElementById(orderElementId(id));
}
