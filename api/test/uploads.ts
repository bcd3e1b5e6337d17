import { expect } from 'vitest';
import type { TestApp } from './app.js';
import { holdToDocument } from './doors/contract.js';
import { aCustomer, anAdmin, type Account } from './factories.js';

export interface UploadAnswer {
  readonly message: string;
  readonly code?: string;
  readonly errors?: readonly { field: string; message: string }[];
  readonly image?: string;
  readonly profilePicture?: string;
  readonly user?: { readonly _id: string; readonly profilePicture: string | null };
}

export const menuRoute = '/api/admin/menu/image';
export const logoRoute = '/api/admin/restaurant/logo';
export const coverRoute = '/api/admin/restaurant/cover';
export const profileRoute = '/api/auth/upload';

export function formOf(
  picture: Buffer,
  { field = 'image', name = 'dinner.jpg', type = 'image/jpeg' } = {},
): FormData {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(picture)], { type }), name);
  return form;
}

export async function send(
  test: TestApp,
  route: string,
  body: RequestInit['body'],
  token?: string,
  key?: string,
) {
  const response = await fetch(test.url + route, {
    method: 'POST',
    body: body ?? null,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(key && { 'Idempotency-Key': key }),
    },
  });
  const answer = (await response.json()) as UploadAnswer;
  holdToDocument(test.app, {
    method: 'POST',
    route,
    status: response.status,
    headers: response.headers,
    body: answer,
  });
  return { status: response.status, body: answer };
}
/** Every width and format of a dish's picture. */
export const filesOf = (path = '') =>
  [320, 640, 1280].flatMap((width) =>
    ['webp', 'avif'].map((format) => path.replace('-1280.webp', `-${width}.${format}`)),
  );

/** Uploads to an application and inspects the result. */
export class Uploader {
  private constructor(
    private readonly test: TestApp,
    readonly customer: Account,
    readonly admin: Account,
  ) {}

  static async of(test: TestApp): Promise<Uploader> {
    return new Uploader(test, await aCustomer(test), await anAdmin(test));
  }

  dish(picture: Buffer) {
    return send(this.test, menuRoute, formOf(picture), this.admin.token);
  }

  profile(picture: Buffer) {
    return send(this.test, profileRoute, formOf(picture), this.customer.token);
  }

  async served(path: string | undefined): Promise<Buffer> {
    const response = await fetch(this.test.url + path);
    expect(response.status, path).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  }

  /** The names of all stored files. */
  async kept(): Promise<string[]> {
    const names: string[] = [];
    for await (const { name } of this.test.app.files.list()) names.push(name);
    return names.toSorted();
  }
}
