import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../../test/factories.js';

let test: TestApp;
let admin: Account;
let dishId: string;
beforeAll(async () => {
  test = await TestApp.start();
  admin = await anAdmin(test);
  dishId = (await aDish(test, { name: 'Pav Bhaji' })).id;
});
afterAll(() => test.close());

interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly recipient: { readonly email: string };
}

/** Newest first. */
async function mailsTo({ email }: Pick<Account, 'email'>): Promise<Mail[]> {
  const { data } = await test.graphql(
    '{ mailDeliveries(first: 100) { nodes { subject text recipient { email } } } }',
    {},
    admin.token,
  );
  const page = data?.['mailDeliveries'] as { nodes: Mail[] };
  return page.nodes.filter(({ recipient }) => recipient.email === email);
}
const subjects = async (person: Pick<Account, 'email'>) =>
  (await mailsTo(person)).map(({ subject }) => subject);

const inLanguage = (language?: string) => ({
  headers: { ...(language && { 'Accept-Language': language }) },
});

const order = ({ token }: Account, language?: string) =>
  test.rest('POST', '/api/orders', {
    ...inLanguage(language),
    token,
    body: { items: [{ menuItem: dishId, qty: 1 }], address: '12 MG Road', paymentMode: 'COD' },
  });

const english = 'We have your order';
const hindi = 'आपका ऑर्डर हमें मिल गया है';

it('mails to a customer are in the language of the last order, those to staff in their own', async () => {
  const asha = await aCustomer(test);
  await order(asha, 'hi-IN,hi;q=0.9');
  await expect.poll(() => subjects(asha)).toEqual([hindi]);
  const [mail] = await mailsTo(asha);
  expect(mail?.text).toMatch(/^आपका ऑर्डर हमें मिल गया है\n\nनमस्ते Asha Rao,\n\nधन्यवाद! /);
  expect(mail?.text).toContain('1 × Pav Bhaji: ₹45\nकुल: ₹45\nपता: 12 MG Road\nऑर्डर: ');
  expect(mail?.text).toContain('अपना ऑर्डर ट्रैक करें: ');
  expect(mail?.text).toContain('यह ईमेल आपको इसलिए मिला है');
  await expect.poll(() => subjects(admin)).toEqual([expect.stringMatching(/^New order #\d+ of ₹45$/)]);

  // A client that asks for no language changes nothing.
  await order(asha);
  await expect.poll(() => subjects(asha)).toEqual([hindi, hindi]);
  await order(asha, 'en');
  await expect.poll(() => subjects(asha)).toEqual([english, hindi, hindi]);
});

it('mails to an account are in the language of its registration or last login', async () => {
  const email = 'ravi@example.in';
  const body = { name: 'Ravi Iyer', email, password: 'correct horse battery' };
  await test.rest('POST', '/api/auth/register', { ...inLanguage('hi'), body });
  const forget = () => test.rest('POST', '/api/auth/forgot', { body: { email } });
  await forget();
  await expect.poll(() => subjects({ email })).toEqual(['नया पासवर्ड चुनें']);
  await test.rest('POST', '/api/auth/login', { ...inLanguage('en'), body });
  await forget();
  await expect.poll(() => subjects({ email })).toEqual(['Choose a new password', 'नया पासवर्ड चुनें']);
});
