import { expect, test } from "vitest";
import { maskAddress, stateOfMail } from "./undelivered-mails.ts";

test.each([
  ["nobody has tried yet", { attempts: 0, lastError: null, isKept: false }, "waiting"],
  ["the server was away", { attempts: 2, lastError: "ESOCKET", isKept: false }, "trying"],
  [
    "the address is refused",
    { attempts: 1, lastError: "refused: EENVELOPE 550", isKept: false },
    "refused",
  ],
  ["there is no mail server", { attempts: 0, lastError: null, isKept: true }, "kept"],
] as const)("a mail says how it stands when %s", (_case, mail, state) => {
  expect(stateOfMail(mail)).toBe(state);
});

test.each([
  ["ada.lovelace@mail.example", "a•••@mail.example"],
  ["@mail.example", "•••"],
  ["nonsense", "•••"],
  ['"a@b"@mail.example', '"•••@mail.example'],
])("%s is shown as %s", (address, shown) => {
  expect(maskAddress(address)).toBe(shown);
});
