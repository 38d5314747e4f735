import { expect, test } from "vitest";

const RSA = {
  name: "RSASSA-PKCS1-v1_5",
  hash: "SHA-256",
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
};

// A test in which keys change, or several universities have one, needs others each time.
test("of nine keys in turn eight differ, and the ninth is the first (test/few-keys.mjs)", async () => {
  const made = [];
  for (let number = 0; number < 9; number += 1) {
    const { publicKey } = await crypto.subtle.generateKey(RSA, true, ["sign", "verify"]);
    made.push((await crypto.subtle.exportKey("jwk", publicKey)).n);
  }
  expect(new Set(made).size).toBe(8);
  expect(made[8]).toBe(made[0]);
});
