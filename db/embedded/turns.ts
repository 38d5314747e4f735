import { queryMessage } from "./messages.ts";
import { withOwnStatementNames } from "./statement-names.ts";

/** What a client sent, cut at the points where the engine may turn to another client. */
export type Arrival =
  | { kind: "encryption-asked" }
  | { kind: "hello" }
  | { kind: "goodbye" }
  | { kind: "turn"; bytes: Buffer; isWhole: boolean };

const ENCRYPTION_REQUESTS = new Set([80877103, 80877104]);
const CANCEL_REQUEST = 80877102;

// Query, Sync and FunctionCall end a turn, as do the ends of a copy. Flush asks
// for answers so far, in the middle of a turn that a Sync will end.
const ENDS = new Set(["Q", "S", "F", "c", "f"]);
const FLUSH = "H";

// The engine cannot wait for more of a client's bytes in the middle of a query,
// and would be stuck for everybody. (COPY TO STDOUT is fine.)
const COPY_IN = /(^|;)\s*copy\b[^;]*\bfrom\s+stdin\b/i;
const REFUSE_COPY_IN = queryMessage(
  "do $$ begin raise exception 'The embedded database does not take COPY FROM STDIN' using errcode = '0A000'; end $$",
);

/**
 * Cuts one client's bytes into turns. Every client shares the engine's one
 * session, so Parse, Bind, Execute and Sync must reach it together: were another
 * client's Parse to slip in between, Bind would bind to the wrong query. (The
 * server in @electric-sql/pglite-socket 0.2.17 lets that happen.)
 */
export class Inbox {
  private pending: Buffer = Buffer.alloc(0);
  private parts: Buffer[] = [];
  private isGreeted = false;
  private readonly clientId: number;
  /** The statements this client has prepared, by the name the engine knows. */
  readonly statements = new Set<string>();

  constructor(clientId: number) {
    this.clientId = clientId;
  }

  *take(bytes: Buffer): Generator<Arrival> {
    this.pending = this.pending.length > 0 ? Buffer.concat([this.pending, bytes]) : bytes;
    for (;;) {
      const message = this.nextMessage();
      if (!message) return;
      const arrival = this.isGreeted ? this.read(message) : this.greet(message);
      if (arrival) yield arrival;
    }
  }

  private nextMessage(): Buffer | undefined {
    const prefix = this.isGreeted ? 1 : 0;
    if (this.pending.length < prefix + 4) return undefined;
    const length = prefix + this.pending.readInt32BE(prefix);
    if (length < prefix + 4) throw new RangeError("A message shorter than its own length arrived");
    if (this.pending.length < length) return undefined;

    const message = this.pending.subarray(0, length);
    this.pending = this.pending.subarray(length);
    return message;
  }

  private greet(message: Buffer): Arrival {
    const code = message.length >= 8 ? message.readInt32BE(4) : 0;
    if (ENCRYPTION_REQUESTS.has(code)) return { kind: "encryption-asked" };
    // There is nothing to cancel: a query is over before the request is read.
    if (code === CANCEL_REQUEST) return { kind: "goodbye" };
    this.isGreeted = true;
    return { kind: "hello" };
  }

  private read(message: Buffer): Arrival | undefined {
    const type = String.fromCharCode(message[0] ?? 0);
    if (type === "X") return { kind: "goodbye" };

    const isCopyIn = type === "Q" && COPY_IN.test(message.toString("utf8", 5));
    const allowed = isCopyIn ? REFUSE_COPY_IN : message;
    this.parts.push(withOwnStatementNames(allowed, this.clientId, this.statements));
    if (!ENDS.has(type) && type !== FLUSH) return undefined;

    const bytes = Buffer.concat(this.parts);
    this.parts = [];
    return { kind: "turn", bytes, isWhole: type !== FLUSH };
  }
}
