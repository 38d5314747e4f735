/**
 * Gives a client's prepared statements names of their own, because all clients
 * share one session and two of them may well prepare under the same name.
 * Statements without a name live for one turn and are left alone.
 */
export function withOwnStatementNames(
  message: Buffer,
  clientId: number,
  statements: Set<string>,
): Buffer {
  const type = String.fromCharCode(message[0] ?? 0);
  const at = nameStart(message, type);
  if (at === undefined || message[at] === 0) return message;

  const end = message.indexOf(0, at);
  const name = `${clientId}.${message.toString("utf8", at, end)}`;
  if (type === "P") statements.add(name);
  if (type === "C") statements.delete(name);

  const renamed = Buffer.concat([
    message.subarray(0, at),
    Buffer.from(name),
    message.subarray(end),
  ]);
  renamed.writeInt32BE(renamed.length - 1, 1);
  return renamed;
}

const HEADER = 5;
const STATEMENT = "S".charCodeAt(0);

function nameStart(message: Buffer, type: string): number | undefined {
  switch (type) {
    case "P": // Parse: statement, query, types
      return HEADER;
    case "B": // Bind: portal, statement, values
      return message.indexOf(0, HEADER) + 1;
    case "D": // Describe and Close: what kind of thing, its name
    case "C":
      return message[HEADER] === STATEMENT ? HEADER + 1 : undefined;
    default:
      return undefined;
  }
}
