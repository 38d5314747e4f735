import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = { to: string[]; from: string; raw: string };

export type TestSmtp = {
  url: string;
  /** The next mail to the address that no call has returned yet. */
  nextMailTo(address: string): Promise<ReceivedMail>;
  received: ReceivedMail[];
  /** How many connections it was asked for. */
  greeted(): number;
  stop(): Promise<void>;
};

const TIMEOUT_MS = 15_000;

/**
 * A real SMTP server on a free port (or the given one) that keeps what it is
 * sent, and refuses for good what is addressed to nobody@.
 */
export async function startSmtp(port = 0): Promise<TestSmtp> {
  const received: ReceivedMail[] = [];
  const taken = new Set<ReceivedMail>();
  let greeted = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onConnect: (_session, done) => {
      greeted += 1;
      done();
    },
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith("nobody@") ? noMailbox() : null),
    onData: (stream, session, done) =>
      void collect(stream, session, received).then(() => done(), done),
  });
  server.on("error", () => undefined);
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const { port: chosen } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${chosen}`,
    received,
    greeted: () => greeted,
    async nextMailTo(address) {
      const isNew = (mail: ReceivedMail) => mail.to.includes(address) && !taken.has(mail);
      const mail = await until(() => received.find(isNew), `No mail to ${address} arrived`);
      taken.add(mail);
      return mail;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function noMailbox(): Error {
  return Object.assign(new Error("No such mailbox"), { responseCode: 550 });
}

type Session = {
  envelope: { mailFrom: false | { address: string }; rcptTo: { address: string }[] };
};

async function collect(stream: NodeJS.ReadableStream, session: Session, into: ReceivedMail[]) {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  const { mailFrom, rcptTo } = session.envelope;
  into.push({
    to: rcptTo.map(({ address }) => address),
    from: mailFrom ? mailFrom.address : "",
    raw: Buffer.concat(chunks).toString(),
  });
}

async function until<Value>(find: () => Value | undefined, otherwise: string): Promise<Value> {
  for (const started = Date.now(); Date.now() - started < TIMEOUT_MS; ) {
    const found = find();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(otherwise);
}
