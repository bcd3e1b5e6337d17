import type { SecondFactorMethod } from '../../gql/graphql';
import { errorCode, errorDetail } from '../../shared/lib/errors';

export interface FactorProof {
  readonly digits?: string;
  readonly recoveryCode?: string;
}

/** The second step of a login whose password was right. */
export interface SecondStep {
  /** Stands for the password. */
  readonly ticket: string;
  /** The preferred one first. */
  readonly methods: readonly SecondFactorMethod[];
}

/** The second factors that a refusal asks for; none if it asks for no second factor. */
export function methodsOf(error: unknown): readonly SecondFactorMethod[] {
  const methods = errorDetail(error, 'methods');
  return Array.isArray(methods) ? (methods as SecondFactorMethod[]) : [];
}

/** Undefined for an error that is no demand for the second step. */
export function secondStepOf(error: unknown): SecondStep | undefined {
  const ticket = errorDetail(error, 'ticket');
  if (errorCode(error) !== 'SECOND_FACTOR_REQUIRED' || typeof ticket !== 'string') return undefined;
  return { ticket, methods: methodsOf(error) };
}
