import pg from 'pg';

/** Shared by the references: one pool, one statement, the fields of the schema's `MenuItem`. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

const columns = `id, name, price_paise / 100.0::float8 as price, description, category, image,
  is_vegetarian as "isVegetarian", version, 'MenuItem' as "__typename"`;

export const typeDefs = `
  type MenuItem {
    id: ID!
    name: String!
    price: Float!
    description: String!
    category: String
    image: String
    isVegetarian: Boolean
    version: Int!
  }
  type Query { menu(search: String): [MenuItem!]! }
`;

export async function readRows(): Promise<object[]> {
  const { rows } = await pool.query<object>({
    name: 'menu',
    text: `select ${columns} from menu_items order by position, id`,
  });
  return rows;
}

/** The whole answer, built by PostgreSQL. */
export async function readAnswer(): Promise<string> {
  const { rows } = await pool.query<{ answer: string }>({
    name: 'answer',
    text: `select json_build_object('data', json_build_object('menu', json_agg(dishes)))::text as answer
           from (select ${columns} from menu_items order by position, id) as dishes`,
  });
  return rows[0]?.answer ?? '';
}

export const port = Number(process.env['PORT']);
