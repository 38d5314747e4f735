import { no, ok, type Result } from "#rules/result.ts";

const BEARER = "urn:oasis:names:tc:SAML:2.0:cm:bearer";

type Element = { $?: Record<string, string>; [child: string]: unknown };

type Confirmation = { inResponseTo: string; assertionId: string; expiresAt: Date };
type Why = "wrong-answer" | "wrong-audience" | "wrong-clock" | "unsolicited";

/**
 * The bearer confirmation of a signed assertion (SAML profiles 4.1.4.2): for our address, in answer
 * to a request, and still good. `assertion` is what the library parsed out of what was signed.
 */
export function readConfirmation(
  assertion: unknown,
  acs: string,
  { now, CLOCK_SKEW_MS }: { now: Date; CLOCK_SKEW_MS: number },
): Result<Confirmation, Why> {
  const root = (assertion as { Assertion?: Element } | undefined)?.Assertion;
  const assertionId = root?.$?.ID;
  if (!root || !assertionId || !child(root, "AuthnStatement")) return no("wrong-answer");

  const subject = child(root, "Subject");
  const bearer = children(subject, "SubjectConfirmation").find(({ $ }) => $?.Method === BEARER);
  const data = child(bearer, "SubjectConfirmationData")?.$;
  if (!data) return no("wrong-answer");
  if (data.Recipient !== acs) return no("wrong-audience");
  if (!data.InResponseTo) return no("unsolicited");

  const ends = Date.parse(data.NotOnOrAfter ?? "");
  const isOver = Number.isNaN(ends) || ends + CLOCK_SKEW_MS <= now.getTime();
  if (isOver) return no("wrong-clock");
  const begins = Date.parse(root.$?.IssueInstant ?? "");
  if (Number.isNaN(begins) || begins - CLOCK_SKEW_MS > now.getTime()) return no("wrong-clock");
  // Remembered for as long as anybody could bring it again.
  const expiresAt = new Date(ends + 2 * CLOCK_SKEW_MS);
  return ok({ inResponseTo: data.InResponseTo, assertionId, expiresAt });
}

function children(element: Element | undefined, name: string): Element[] {
  const found = element?.[name];
  return Array.isArray(found) ? (found as Element[]) : [];
}

function child(element: Element | undefined, name: string): Element | undefined {
  return children(element, name)[0];
}
