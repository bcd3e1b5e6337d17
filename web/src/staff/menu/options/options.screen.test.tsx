import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { aChoice, anAdmin, anOptionGroup } from '../../../../test/factories';
import { changeGroup, groupsOf, tellOfMenu } from '../../../../test/menu';
import { refusal, type ShopServer } from '../../../../test/shop-server';
import { address, aShop, button, desk, kept, show, toast } from '../../../../test/show';

const name = page.getByLabelText('Name', { exact: true });
const choice = (index: number) => page.getByLabelText(`Name of choice ${index}`);
const size = () =>
  anOptionGroup({
    name: 'Size',
    choices: ['Small', 'Medium', 'Large'].map((each) => aChoice({ name: each })),
  });

/** A shop that saves option groups as the server does. */
function aShopWith(...groups: ReturnType<typeof size>[]): ShopServer {
  const shop = aShop({ optionGroups: groups });
  shop.answer({
    updateOptionGroup: ({ id, input, version }) => {
      const before = groupsOf(shop).find((group) => group.id === id);
      if (!before) throw refusal('NOT_FOUND', 'These options no longer exist');
      if (before.version !== version) throw refusal('CONFLICT', 'Someone else has changed these options');
      const group = { ...before, name: input.name, version: version + 1 };
      changeGroup(shop, group);
      return group;
    },
    addOptionGroup: ({ input }) => anOptionGroup({ name: input.name }),
  });
  return shop;
}

async function open(shop: ShopServer): Promise<void> {
  await show(shop, '/admin/menu/options', { who: anAdmin(), size: desk });
  await expect.poll(() => shop.isSubscribed('fullMenuChanged')).toBe(true);
}

describe('the options of the menu', () => {
  it('are saved with another admin’s change of another field', async () => {
    const group = size();
    const shop = aShopWith(group);
    await open(shop);
    await button('Edit Size').click();
    await name.fill('Portion');
    changeGroup(shop, { ...group, maxChoices: 2, version: 2 });
    await expect.element(page.getByText(/Another admin has changed: .*At most/)).toBeVisible();
    await expect.element(page.getByLabelText('At most', { exact: true })).toHaveValue('2');
    await button('Save').click();
    await expect.element(toast('Options saved.')).toBeVisible();
    expect(shop.sent('UpdateOptionGroup')).toMatchObject([
      { input: { name: 'Portion', maxChoices: 2 }, version: 2 },
    ]);
    await expect.element(button('Edit Portion')).toHaveFocus();
  });

  it('are not saved over another admin’s change of the same field before the admin has chosen', async () => {
    const group = size();
    const shop = aShopWith(group);
    await open(shop);
    await button('Edit Size').click();
    await name.fill('Portion');
    changeGroup(shop, { ...group, name: 'How much', version: 2 });
    await expect.element(page.getByText('How much', { exact: true }).first()).toBeVisible();
    await button('Save').click();
    const conflict = page.getByText('Another admin has changed the same fields.');
    await expect.element(conflict).toBeVisible();
    expect(groupsOf(shop)[0]?.name).toBe('How much');
    await button('Use theirs').click();
    await expect.element(conflict).not.toBeInTheDocument();
    await expect.element(name).toHaveValue('How much');
    await expect.element(name).toHaveFocus();
  });

  it('that another admin has deleted are added as new ones, with new choices', async () => {
    const group = size();
    const shop = aShopWith(group);
    await open(shop);
    await button('Edit Size').click();
    await name.fill('Portion');
    shop.answer({ optionGroups: [] });
    tellOfMenu(shop, { kind: 'DELETED', id: group.id, group: null });
    await expect.element(page.getByText('Another admin has deleted this.')).toBeVisible();
    await button('Add it as a new one').click();
    await button('Save').click();
    await expect.element(toast('Options saved.')).toBeVisible();
    expect(shop.sent('AddOptionGroup')).toMatchObject([{ input: { name: 'Portion' } }]);
    expect(JSON.stringify(shop.sent('AddOptionGroup'))).not.toContain(group.choices[0]?.id);
  });

  it('keep their input and its idempotency key through an outage and a reload', async () => {
    const shop = aShopWith();
    await open(shop);
    await button('New options').click();
    await name.fill('Extras');
    await choice(1).fill('Cheese');
    await choice(2).fill('Butter');
    shop.fails('AddOptionGroup', 500);
    await button('Save').click();
    await expect.element(page.getByText(/Nothing you typed is lost/)).toBeVisible();
    shop.recovers('AddOptionGroup');
    await show(shop, address(), kept());
    await expect.element(name).toHaveValue('Extras');
    await button('Save').click();
    await expect.element(toast('Options saved.')).toBeVisible();
    const [first, second] = shop.sent('AddOptionGroup');
    expect(second).toEqual(first);
    await expect.element(name).not.toBeInTheDocument();
  });

  it('keep the focus while choices are added, moved and removed, and announce where they are', async () => {
    await open(aShopWith(size()));
    await button('Edit Size').click();
    await button('Move down: Small').click();
    await expect.element(button('Move down: Small')).toHaveFocus();
    await expect.element(page.getByText('Small: 2 of 3')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Move up: Small')).toHaveFocus();
    await expect.element(choice(3)).toHaveValue('Small');
    await button('Remove Small').click();
    await expect.element(choice(2)).toHaveFocus();
    await button('Add a choice').click();
    await expect.element(choice(3)).toHaveFocus();
  });

  it('keep their fields while a number is typed that would stand for another rule', async () => {
    const group = anOptionGroup({ name: 'Toppings', maxChoices: 3, maxEach: 2 });
    const shop = aShopWith(group);
    await open(shop);
    await button('Edit Toppings').click();
    const most = page.getByLabelText('At most', { exact: true });
    await most.fill('');
    await most.click();
    await userEvent.keyboard('12');
    await expect.element(most).toHaveValue('12');
    await button('Save').click();
    await expect.element(toast('Options saved.')).toBeVisible();
    expect(shop.sent('UpdateOptionGroup')).toMatchObject([{ input: { maxChoices: 12, maxEach: 2 } }]);
  });

  it('say that they could not be saved while a conflict is shown, too', async () => {
    const group = size();
    const shop = aShopWith(group);
    await open(shop);
    await button('Edit Size').click();
    await name.fill('Portion');
    changeGroup(shop, { ...group, name: 'How much', version: 2 });
    shop.fails('UpdateOptionGroup', 500);
    await button('Save mine anyway').click();
    await expect.element(page.getByText(/Nothing you typed is lost/)).toBeVisible();
    shop.recovers('UpdateOptionGroup');
    await button('Save mine anyway').click();
    await expect.element(toast('Options saved.')).toBeVisible();
    await expect.element(button('Edit Portion')).toHaveFocus();
    expect(groupsOf(shop)[0]).toMatchObject({ name: 'Portion', version: 3 });
  });

  it('are not shown as unsaved if the page was left before the answer', async () => {
    const shop = aShopWith();
    await open(shop);
    await button('New options').click();
    await name.fill('Extras');
    await choice(1).fill('Cheese');
    await choice(2).fill('Butter');
    const release = shop.holds('AddOptionGroup');
    await button('Save').click();
    await expect.poll(() => shop.sent('AddOptionGroup')).toHaveLength(1);
    window.location.hash = '/admin/menu';
    await expect.element(page.getByPlaceholder('Search by name...')).toBeVisible();
    release();
    await expect.element(toast('Options saved.')).toBeVisible();
    expect(sessionStorage.getItem('optionGroupDraft')).toBeNull();
  });
});
