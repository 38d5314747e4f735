import { expect } from "vitest";
import { test } from "#test/database.ts";
import { facts } from "#test/factories.ts";
import {
  aConnectedUniversity,
  answerTo,
  begin,
  email,
  eve,
  post,
  tampered,
} from "#test/sign-on/saml-journey.ts";
import { finishSignOn } from "./finish-sign-on.server.ts";

/** Signature wrapping (Somorovsky et al., 2012): the signed assertion is kept, another is put where it is read. */
const wrappings: [string, (xml: string) => string][] = [
  ["before the signed one", (xml) => xml.replace("<saml:Assertion", `${evil(xml)}<saml:Assertion`)],
  [
    "after the signed one",
    (xml) => xml.replace("</samlp:Response>", `${evil(xml)}</samlp:Response>`),
  ],
  [
    "around the signed one",
    (xml) =>
      xml.replace(
        signedOf(xml),
        evil(xml).replace("</saml:Assertion>", `${signedOf(xml)}</saml:Assertion>`),
      ),
  ],
  [
    "with the signed one in its signature",
    (xml) => {
      const signed = signedOf(xml);
      const signature =
        /<ds:Signature[\s\S]*<\/ds:Signature>/.exec(signed)?.[0] ??
        /<Signature[\s\S]*<\/Signature>/.exec(signed)![0];
      const holding = signature.replace(
        /<\/(ds:)?Signature>$/,
        `<ds:Object xmlns:ds="http://www.w3.org/2000/09/xmldsig#">${signed.replace(signature, "")}</ds:Object>$&`,
      );
      return xml.replace(signed, evil(xml).replace("<saml:Subject>", `${holding}<saml:Subject>`));
    },
  ],
  [
    "with the signed one among the extensions",
    (xml) =>
      xml.replace(
        signedOf(xml),
        `<samlp:Extensions>${signedOf(xml)}</samlp:Extensions>${evil(xml)}`,
      ),
  ],
  [
    "under the same ID",
    (xml) =>
      xml.replace(
        signedOf(xml),
        `<samlp:Extensions>${signedOf(xml)}</samlp:Extensions>${evil(xml, idOf(xml))}`,
      ),
  ],
];

function signedOf(xml: string): string {
  return /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)![0];
}
function idOf(xml: string): string {
  return /<saml:Assertion[^>]*ID="([^"]+)"/.exec(xml)![1]!;
}
function evil(xml: string, id = "_evil"): string {
  return signedOf(xml)
    .replace(/<(ds:)?Signature\b[\s\S]*?<\/(ds:)?Signature>/, "")
    .replace(/ ID="[^"]+"/, ` ID="${id}"`)
    .replaceAll("ada@uni.example", "eve@uni.example")
    .replaceAll("ada-1815", "eve");
}

test.for(wrappings)("a wrapped signature is refused: another assertion %s", async ([, wrap]) => {
  const connected = await aConnectedUniversity();
  const { request, browserSecret } = await begin(connected);
  const wrapped = tampered(await answerTo(connected, request), wrap);

  const answered = await post(connected, wrapped);

  // Either nothing of it is believed, or only what was signed is.
  if (answered.ok) {
    const { attemptId, answerSecret } = answered;
    const finishing = { attemptId, browserSecret, answerSecret };
    const finished = await finishSignOn(finishing, facts(), new Date());
    expect(JSON.stringify(finished)).not.toContain("eve");
  } else expect(answered.refused.reason).toMatch(/not-signed|wrong-answer/);
});

test("a comment inside a name does not cut it short", async () => {
  const connected = await aConnectedUniversity();
  const { request, browserSecret } = await begin(connected);
  const split = tampered(
    await answerTo(connected, request, {
      person: { ...eve, attributes: { [email]: "ada@uni.example.evil.example" } },
    }),
    (xml) => xml.replace("ada@uni.example.evil", "ada@uni.example<!-- -->.evil"),
  );
  const answered = await post(connected, split);
  if (answered.ok) {
    const { attemptId, answerSecret } = answered;
    const finishing = { attemptId, browserSecret, answerSecret };
    expect(await finishSignOn(finishing, facts(), new Date())).toMatchObject({ kind: "refused" });
  } else expect(answered.refused.reason).toBe("not-signed");
});
