import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { aDish } from '../../../test/factories';
import { createRoot } from 'react-dom/client';
import { aShop, inCart, show } from '../../../test/show';
import { createBasket } from './basket';
import { BasketContext, useBasket } from './use-basket';

function Filling({ name }: { readonly name: string }) {
  const { count, addAll } = useBasket();
  return (
    <button type="button" onClick={() => addAll([inCart(aDish())])}>
      {name}: {count}
    </button>
  );
}

it('controls fill the basket of their part of the page', async () => {
  await show(aShop(), '/about');
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <>
      <Filling name="Own" />
      <BasketContext value={createBasket()}>
        <Filling name="Of a caller" />
      </BasketContext>
    </>,
  );
  await page.getByRole('button', { name: /^Of a caller/ }).click();
  await page.getByRole('button', { name: /^Of a caller/ }).click();
  await page.getByRole('button', { name: /^Own/ }).click();
  await expect.element(page.getByRole('button', { name: 'Of a caller: 2' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Own: 1' })).toBeVisible();
  root.unmount();
  place.remove();
});
