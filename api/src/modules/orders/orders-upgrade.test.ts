import { hashSync } from 'bcryptjs';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { anAdmin } from '../../../test/factories.js';
import { pay, untilOrdered } from '../../../test/payments.js';
import { createScratchDatabase, type ScratchDatabase } from '../../../test/servers/scratch-database.js';
import { newId } from '../../platform/ids.js';
import { migrations } from '../../platform/migrations/index.js';

let database: ScratchDatabase;
const [dosa, asha, order, payment, message, mail] = [newId(), newId(), newId(), newId(), newId(), newId()];
const password = 'correct horse battery';
const razorpayOrderId = 'order_QkS1mZJ9bqP0aa';

/** What the last release stored for a payment whose customer has not paid yet. */
const intent = {
  version: 4,
  request: {
    items: [{ menuItemId: dosa, quantity: 2 }],
    address: '12 MG Road',
    coordinates: null,
    totalPaise: 18_600,
    paymentMode: 'ONLINE',
  },
  way: 'DELIVERY',
  address: '12 MG Road',
  coordinates: null,
  lines: [
    {
      menuItemId: dosa,
      quantity: 2,
      name: 'Masala Dosa',
      category: 'Breakfast',
      unitPricePaise: 8050,
      choices: [],
      note: null,
    },
  ],
  packingPaise: 0,
  deliveryFeePaise: 2500,
  deliveryZone: 'Town',
};

/** A database of the last release, with a customer, an order under way, a payment in flight and a message. */
beforeAll(async () => {
  database = await createScratchDatabase(inject('databaseServer'));
  const dataSource = await new DataSource({ type: 'postgres', url: database.url, migrations }).initialize();
  try {
    const at = migrations.findIndex(({ name }) => name === 'TableOrders1764001900000');
    for (let newer = migrations.length; newer > at; newer -= 1) await dataSource.undoLastMigration();
    await dataSource.query(
      `insert into users (id, name, email, password_hash, role) values ($1, 'Asha', 'asha@example.in', $2, 'customer')`,
      [asha, hashSync(password, 4)],
    );
    await dataSource.query(
      `insert into menu_items (id, name, price_paise, description, category)
       values ($1, 'Masala Dosa', 8050, 'Crisp', null)`,
      [dosa],
    );
    await dataSource.query(
      `insert into orders (id, user_id, total_paise, delivery_fee_paise, delivery_zone, way, address, location,
         payment_mode, payment_status, status)
       values ($1, $2, 10550, 2500, 'Town', 'DELIVERY', '1 MG Road', 'Home Delivery', 'COD', 'Pending', 'Preparing')`,
      [order, asha],
    );
    await dataSource.query(
      `insert into order_items (order_id, line, menu_item_id, name, category, unit_price_paise, quantity)
       values ($1, 0, $2, 'Masala Dosa', null, 8050, 1)`,
      [order, dosa],
    );
    await dataSource.query(
      `insert into order_status_changes (order_id, version, to_status, changed_by) values ($1, 1, 'Pending', $2)`,
      [order, asha],
    );
    await dataSource.query(
      `insert into sandbox_orders (id, amount, currency, receipt, status, auto_capture, notes)
       values ($1, 18600, 'INR', $2, 'created', true, '{}')`,
      [razorpayOrderId, payment],
    );
    await dataSource.query(
      `insert into payments (id, razorpay_order_id, receipt, provider_receipt, receipt_scope, user_id, amount_paise,
         purpose, intent, intent_key)
       values ($1::char(24), $2, $1::text, $1::text, $3::text, $3::char(24), 18600, 'order', $4, 'one intention')`,
      [payment, razorpayOrderId, asha, intent],
    );
    await dataSource.query(
      `insert into contact_messages (id, name, email, message) values ($1, 'Asha', 'asha@example.in', 'Namaste')`,
      [message],
    );
    const content = {
      subject: 'Ready',
      action: { label: 'Track', route: `/guest/secret-of-a-link/${order}` },
    };
    await dataSource.query(
      `insert into deliveries (id, event_id, user_id, channel, state, content, next_try_at, give_up_at)
       values ($1, $1, $2, 'email', 'sent', $3, now(), now())`,
      [mail, asha, content],
    );
  } finally {
    await dataSource.destroy();
  }
});
afterAll(() => database.drop());

it('an update keeps accounts, orders, payments in flight and messages of the last release, and no secret of a link', async () => {
  const test = await TestApp.start({ DATABASE_URL: database.url });
  try {
    const login = await test.rest<{ token: string }>('POST', '/api/auth/login', {
      body: { email: 'asha@example.in', password },
    });
    const { token } = login.body;
    const before = {
      way: 'DELIVERY',
      address: '1 MG Road',
      deliveryFee: 25,
      deliveryZone: 'Town',
      total: 105.5,
      tableName: null,
      slotAt: null,
      phone: null,
      deliveryNote: null,
      promisedUntil: null,
      isNotTaken: false,
    };
    const ownOrders = await test.rest<object[]>('GET', '/api/orders', { token });
    expect(ownOrders.body).toMatchObject([{ _id: order, status: 'Preparing', ...before }]);

    const admin = await anAdmin(test);
    await test.rest('PUT', `/api/admin/orders/${order}/status`, {
      token: admin.token,
      body: { status: 'Delivered' },
    });
    const read = await test.rest('GET', `/api/orders/${order}`, { token });
    expect(read.body).toMatchObject({ status: 'Delivered', ...before });
    const reported = await test.rest('POST', `/api/orders/${order}/problem`, {
      token,
      body: { reason: 'LATE' },
    });
    expect(reported.status).toBe(201);

    await pay(test, razorpayOrderId);
    const customer = { id: asha, name: 'Asha', email: 'asha@example.in', token };
    expect(await untilOrdered(test, customer, payment)).toMatchObject({ state: 'CAPTURED' });
    const paid = await test.rest<object[]>('GET', '/api/orders', { token });
    expect(paid.body[0]).toMatchObject({
      address: '12 MG Road',
      deliveryFee: 25,
      total: 186,
      paymentStatus: 'Paid',
      phone: null,
      slotAt: null,
    });

    const placed = await test.rest('POST', '/api/orders', {
      token,
      body: { items: [{ menuItem: dosa, qty: 1 }], address: '1 MG Road', paymentMode: 'COD', total: 80.5 },
    });
    expect(placed.status).toBe(201);
    const [kept] = await test.app.dataSource.query<{ name: string; message: string }[]>(
      'select name, message from contact_messages where id = $1',
      [message],
    );
    expect(kept).toEqual({ name: 'Asha', message: 'Namaste' });
    const mails = await test.app.dataSource.query<{ content: object }[]>(
      'select content from deliveries where id = $1',
      [mail],
    );
    expect(mails).toEqual([
      { content: { subject: 'Ready', action: { label: 'Track', route: `/track-order/${order}` } } },
    ]);
  } finally {
    await test.close();
  }
});
