import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

type CeremonyOptions = { challenge: string; rpId?: string; rp?: { id: string } };
type Answering = { origin: string; isUserVerified?: boolean; counter?: number };

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

/**
 * An authenticator in software: makes one passkey (P-256) and signs with it, as a phone or a
 * laptop would. What it answers has the shape of the browser's `credential.toJSON()`.
 */
export function anAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);

  function answered<Response extends object>(response: Response) {
    const encoded = id.toString("base64url");
    const type = "public-key" as const;
    return { id: encoded, rawId: encoded, type, clientExtensionResults: {}, response };
  }

  return {
    make(asked: CeremonyOptions, answering: Answering) {
      const credential = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseKey(publicKey.export({ format: "jwk" }) as { x: string; y: string }),
      ]);
      const data = Buffer.concat([authenticatorData(asked, answering, HAS_KEY), credential]);
      return answered({
        clientDataJSON: clientData("webauthn.create", asked, answering).toString("base64url"),
        attestationObject: attestation(data).toString("base64url"),
        transports: ["internal"],
      });
    },

    use(asked: CeremonyOptions, answering: Answering) {
      const data = authenticatorData(asked, answering);
      const client = clientData("webauthn.get", asked, answering);
      const signed = Buffer.concat([data, sha256(client)]);
      return answered({
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: sign("sha256", signed, privateKey).toString("base64url"),
      });
    },
  };
}

function clientData(type: string, { challenge }: CeremonyOptions, { origin }: Answering): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData(
  { rpId, rp }: CeremonyOptions,
  { isUserVerified = true, counter = 0 }: Answering,
  more = 0,
): Buffer {
  const flags = USER_PRESENT | (isUserVerified ? USER_VERIFIED : 0) | more;
  const rest = Buffer.alloc(5);
  rest.writeUInt8(flags);
  rest.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(Buffer.from(rpId ?? rp!.id)), rest]);
}

function sha256(bytes: Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}

/** The public key in CBOR (RFC 9052): {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function coseKey({ x, y }: { x: string; y: string }): Buffer {
  const bytes = (text: string) => [Buffer.from([0x58, 32]), Buffer.from(text, "base64url")];
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    ...bytes(x),
    Buffer.from([0x22]),
    ...bytes(y),
  ]);
}

/** {fmt: "none", attStmt: {}, authData: data} in CBOR. */
function attestation(data: Buffer): Buffer {
  const text = (word: string) =>
    Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
  const length = Buffer.from([0x59, data.length >> 8, data.length & 255]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text("fmt"),
    text("none"),
    text("attStmt"),
    Buffer.from([0xa0]),
    text("authData"),
    length,
    data,
  ]);
}
