import type { GraphQLError } from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { refuse } from './errors.js';

const mebibyte = 1024 * 1024;

/** Estimated bytes of live operations: per connection, and per user or network of visitors. */
export const memoryLimits = { perConnection: mebibyte, perParty: 16 * mebibyte } as const;

/** Heap bytes per byte of JSON: empty objects and arrays take far more than their text, other values less. */
const bytesPerByteOfJson = 8;

/** Measured: promises, closures and the subscriber of one operation. */
const bytesPerOperation = 4096;

/** Payload of a `subscribe` message. graphql-ws keeps it during the operation, so it contains nothing else. */
export class OperationPayload implements SubscribePayload {
  reservation: Reservation | undefined;

  constructor(
    public query: string,
    public variables: Record<string, unknown> | null | undefined,
    public operationName: string | null | undefined,
    /** Size of the whole message. */
    readonly messageBytes: number,
  ) {}
}

/**
 * Parses a message for graphql-ws, which would otherwise keep its text and all its properties during the operation.
 * @returns undefined if it is not JSON; graphql-ws refuses it
 */
export function readMessage(data: Buffer): unknown {
  let message: unknown;
  try {
    message = JSON.parse(data.toString());
  } catch {
    return undefined;
  }
  if (!isObject(message) || message['type'] !== 'subscribe' || !isObject(message['payload'])) return message;
  const { query, variables, operationName } = message['payload'] as unknown as SubscribePayload;
  const payload = new OperationPayload(query, variables, operationName, data.length);
  return { id: message['id'], type: message['type'], payload };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The connection that operations belong to. */
interface Holder {
  heldBytes: number;
  readonly network: string;
  readonly claims: { readonly userId: string } | undefined;
}

/** Estimates the memory of live operations and refuses those that would exceed {@link memoryLimits}. */
export class OperationMemory {
  private readonly byParty = new Map<string, number>();

  /** @param factor multiplies the limit per user or network */
  constructor(private readonly factor: number) {}

  /** Starts accounting for an operation; {@link Reservation.release} ends it. */
  reserve(socket: Holder): Reservation {
    const party = socket.claims ? `user ${socket.claims.userId}` : `network ${socket.network}`;
    return new Reservation(this, socket, party);
  }

  /** @returns the refusal if a limit would be exceeded; then nothing changes */
  add(socket: Holder, party: string, bytes: number): readonly GraphQLError[] | undefined {
    const ofSocket = socket.heldBytes + bytes;
    const ofParty = (this.byParty.get(party) ?? 0) + bytes;
    if (bytes > 0 && ofSocket > memoryLimits.perConnection) {
      return refuse(
        'TOO_MANY_REQUESTS',
        'The operations of this connection take too much memory. Complete one first, or send shorter ones.',
      );
    }
    if (bytes > 0 && ofParty > memoryLimits.perParty * this.factor) {
      return refuse(
        'TOO_MANY_REQUESTS',
        socket.claims
          ? 'Your live operations take too much memory. Complete one first, or close another connection.'
          : 'The live operations of visitors in your network take too much memory. Log in, or try again later.',
      );
    }
    socket.heldBytes = ofSocket;
    if (ofParty > 0) this.byParty.set(party, ofParty);
    else this.byParty.delete(party);
    return undefined;
  }
}

/** The memory of one operation, from its message to its end. */
export class Reservation {
  private bytes = 0;

  constructor(
    private readonly memory: OperationMemory,
    private readonly socket: Holder,
    private readonly party: string,
  ) {}

  /** @returns the refusal if a limit is exceeded */
  ofMessage({ messageBytes }: OperationPayload): readonly GraphQLError[] | undefined {
    return this.resize(bytesPerOperation + messageBytes * bytesPerByteOfJson);
  }

  /**
   * Replaces {@link ofMessage} once the retained data is known.
   * @param json characters of the id and the variables as JSON
   * @returns the refusal if a limit is exceeded
   */
  ofOperation(json: number, documentBytes: number): readonly GraphQLError[] | undefined {
    return this.resize(bytesPerOperation + json * bytesPerByteOfJson + documentBytes);
  }

  release(): void {
    this.resize(0);
  }

  private resize(bytes: number): readonly GraphQLError[] | undefined {
    const refusal = this.memory.add(this.socket, this.party, bytes - this.bytes);
    if (!refusal) this.bytes = bytes;
    return refusal;
  }
}
