import { createSecretKey } from 'node:crypto';
import { createRequire } from 'node:module';
import jwt from 'jsonwebtoken';
import pg from 'pg';

/** A customer's last orders on Mercurius with JIT: the shop's fields, its session check, handwritten SQL. */
interface Fastify {
  register(plugin: unknown, options: object): Promise<void>;
  listen(options: object): Promise<string>;
}

interface Line {
  unitPricePaise: number;
}

const peers = createRequire(`${process.env['PEERS']}/package.json`);
const fastify = peers('fastify') as () => Fastify;
const key = createSecretKey(Buffer.from(process.env['JWT_SECRET'] ?? ''));
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 16 });

const schema = `
  type OrderItem { menuItemId: ID! name: String! quantity: Int! unitPrice: Float! }
  type Order {
    id: ID! version: Int! status: String! total: Float! placedAt: String! paymentMode: String! paymentStatus: String!
    items: [OrderItem!]!
  }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type OrderConnection { nodes: [Order!]! pageInfo: PageInfo! }
  type Query { myOrders(first: Int! = 20): OrderConnection! }
`;

const session = `
  select users.id, users.role from sessions join users on users.id = sessions.user_id
  where sessions.id = $1 and sessions.expires_at > now()`;

const orders = `
  select id, version, status, total_paise / 100.0::float8 as total, created_at, payment_mode as "paymentMode",
         payment_status as "paymentStatus", bill -> 'lines' as lines
  from orders where user_id = $1 order by created_at desc, id desc limit $2`;

async function lastOrders(token: string, first: number) {
  const { sid } = jwt.verify(token, key, { algorithms: ['HS256'] }) as { sid: string };
  const {
    rows: [viewer],
  } = await pool.query<{ id: string }>({ name: 'session', text: session, values: [sid] });
  if (!viewer) throw new Error('log in first');
  const { rows } = await pool.query<{ id: string; created_at: Date; lines: Line[] }>({
    name: 'orders',
    text: orders,
    values: [viewer.id, first + 1],
  });
  const page = rows.slice(0, first);
  return {
    nodes: page.map((order) => ({
      ...order,
      placedAt: order.created_at.toISOString(),
      items: order.lines.map((line) => ({ ...line, unitPrice: line.unitPricePaise / 100 })),
    })),
    pageInfo: { hasNextPage: rows.length > first, endCursor: page.at(-1)?.id },
  };
}

const app = fastify();
await app.register(peers('mercurius'), {
  schema,
  resolvers: {
    Query: {
      myOrders: (_root: unknown, { first }: { first: number }, { token }: { token: string }) =>
        lastOrders(token, first),
    },
  },
  context: ({ headers }: { headers: { authorization?: string } }) => ({
    token: headers.authorization?.slice('Bearer '.length),
  }),
  jit: 1,
});
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
