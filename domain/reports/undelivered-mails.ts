/** How a mail that was not delivered stands. */
type UndeliveredState = "waiting" | "trying" | "refused" | "kept";
export type MailState = UndeliveredState | "sent";

type Attempted = { attempts: number; lastError: string | null; isKept: boolean };

/** Kept: no mail server is set, so the text stays here, as in the demo. Refused: never to be tried again. */
export function stateOfMail({ attempts, lastError, isKept }: Attempted): UndeliveredState {
  if (lastError?.startsWith("refused")) return "refused";
  if (isKept) return "kept";
  return attempts > 0 ? "trying" : "waiting";
}

/** "ada@mail.example" as "a•••@mail.example": enough to see whose server refuses, not who is written to. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf("@");
  const [first = ""] = address;
  return at < 1 ? "•••" : `${first}•••${address.slice(at)}`;
}
