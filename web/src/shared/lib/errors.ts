import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { isRecord } from './is-record';

interface FieldFault {
  field: string;
  message: string;
}

function firstError(error: unknown) {
  return CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
}

/** The refusal of a REST request, which reads like one of a GraphQL request. */
export async function refusalByRest(response: Response): Promise<CombinedGraphQLErrors> {
  const { message, code, errors: fields, methods } = (await response.json()) as Record<string, unknown>;
  if (response.status >= 500 || typeof message !== 'string')
    throw new Error(`${response.url} was answered with ${response.status}`);
  return new CombinedGraphQLErrors({ errors: [{ message, extensions: { code, fields, methods } }] });
}

/** A refusal by this device, which reads like one of the server. */
export const refusalHere = (field: string, message: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { fields: [{ field, message }] } }] });

/** What the server's error says beside its message, by name. */
export const errorDetail = (error: unknown, name: string): unknown => firstError(error)?.extensions?.[name];

function isFieldFault(value: unknown): value is Record<string, unknown> & FieldFault {
  return isRecord(value) && typeof value['field'] === 'string' && typeof value['message'] === 'string';
}

/** The server's message, or `fallback` for network errors. */
export function errorMessage(error: unknown, fallback: string): string {
  return firstError(error)?.message || fallback;
}

/** The code of the server's error; undefined for network errors. */
export function errorCode(error: unknown): string | undefined {
  const code = errorDetail(error, 'code');
  return typeof code === 'string' ? code : undefined;
}

/** Whether the server has refused a request. Otherwise it may have done it. */
export function isRefused(error: unknown): boolean {
  const code = errorCode(error);
  return code !== undefined && code !== 'INTERNAL_SERVER_ERROR' && code !== 'UNAVAILABLE';
}

/** The first message of each field of a validation error. */
export function fieldErrors(error: unknown): Record<string, string> {
  const faults = errorDetail(error, 'fields');
  if (!Array.isArray(faults)) return {};
  const byField: Record<string, string> = {};
  for (const fault of faults.filter(isFieldFault)) byField[fault.field] ??= fault.message;
  return byField;
}
