import { queryMessage, syncMessage } from "./messages.ts";

/** The one session of the embedded engine. Running a turn blocks until its answer is complete. */
export type Session = {
  run(turn: Uint8Array): Uint8Array;
  isInTransaction(): boolean;
  /** Called when no client holds the session: time for what the engine does for itself. */
  betweenExchanges(): void;
};

export type Client = {
  id: number;
  answer(bytes: Uint8Array): void;
  /** Ends the client's connection because it kept a transaction open and idle. */
  expel(): void;
};

type Turn = { client: Client; bytes: Buffer; isWhole: boolean };

/**
 * Hands the one session from client to client. A client inside a transaction,
 * or in the middle of a turn, keeps it; the others wait in order of arrival.
 */
export class SessionQueue {
  private waiting: Turn[] = [];
  private holder: Client | null = null;
  private isMidExchange = false;
  private timeout: NodeJS.Timeout | undefined;
  private readonly session: Session;
  private readonly timeoutMs: number;

  constructor(session: Session, timeoutMs: number) {
    this.session = session;
    this.timeoutMs = timeoutMs;
  }

  add(turn: Turn): void {
    this.waiting.push(turn);
    this.drain();
  }

  /** Forgets a client that has gone: its queued turns, its open transaction, its statements. */
  leave(client: Client, statements: Iterable<string>): void {
    this.waiting = this.waiting.filter((turn) => turn.client !== client);
    if (this.holder === client) this.rollBack();
    // Inside another client's transaction an error here would spoil that
    // transaction, so the names wait in the queue like any other turn.
    for (const name of statements) {
      const bytes = queryMessage(`DEALLOCATE "${name.replaceAll('"', '""')}"`);
      this.waiting.push({ client: nobody, bytes, isWhole: true });
    }
    this.drain();
  }

  private drain(): void {
    for (;;) {
      const next = this.waiting.findIndex(({ client }) => !this.holder || client === this.holder);
      const [turn] = next === -1 ? [] : this.waiting.splice(next, 1);
      if (!turn) break;
      this.take(turn);
    }
    this.watchHolder();
  }

  private take({ client, bytes, isWhole }: Turn): void {
    clearTimeout(this.timeout);
    client.answer(this.session.run(bytes));
    this.isMidExchange = !isWhole;
    this.holder = this.isMidExchange || this.session.isInTransaction() ? client : null;
    if (!this.holder) this.session.betweenExchanges();
  }

  private rollBack(): void {
    clearTimeout(this.timeout);
    if (this.isMidExchange) this.session.run(syncMessage());
    if (this.session.isInTransaction()) this.session.run(queryMessage("ROLLBACK"));
    this.isMidExchange = false;
    this.holder = null;
  }

  // One client that forgets its transaction (or asks for a second connection
  // inside one) would stop the whole product; it is shown out instead.
  private watchHolder(): void {
    clearTimeout(this.timeout);
    const { holder } = this;
    if (!holder || this.waiting.length === 0) return;
    this.timeout = setTimeout(() => holder.expel(), this.timeoutMs);
  }
}

const nobody: Client = { id: 0, answer: () => undefined, expel: () => undefined };
