import fc from "fast-check";
import { expect, test } from "vitest";
import { type Attribution, isInWindow, mailboxOf, whyNotCounted } from "./attribution.ts";

const day = (text: string) => new Date(`${text}T12:00:00Z`);

function asked(given: Partial<Attribution> = {}): Attribution {
  return {
    friend: { id: "friend", email: "friend@uni.example" },
    inviter: { id: "inviter", email: "inviter@uni.example" },
    chain: [],
    sharedBrowserThatDay: false,
    isLinkOpen: true,
    followedAt: day("2031-03-01"),
    joinedAt: day("2031-03-02"),
    ...given,
  };
}

test.each([
  ["Ada.Lovelace@gmail.com", "adalovelace@gmail.com"],
  ["adalovelace+fair@googlemail.com", "adalovelace@gmail.com"],
  ["ADA@UNI.EXAMPLE", "ada@uni.example"],
  ["ada+waymark@uni.example", "ada@uni.example"],
  ["ada.lovelace@uni.example", "ada.lovelace@uni.example"],
  ["+ada@uni.example", "+ada@uni.example"],
  ["ada@uni.example.", "ada@uni.example"],
  ["no address", "no address"],
])("%s is delivered to %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

const local = fc.stringMatching(/^[a-z][a-z0-9]{2,12}$/);
const tag = fc.stringMatching(/^[a-z0-9]{0,8}$/);

test("however somebody writes their Gmail address, they cannot invite themselves", () => {
  const disguise = fc.record({
    name: local,
    tag,
    dots: fc.array(fc.nat(20), { maxLength: 5 }),
    upper: fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }),
    host: fc.constantFrom("gmail.com", "googlemail.com", "GMail.com"),
  });
  fc.assert(
    fc.property(disguise, ({ name, tag: suffix, dots, upper, host }) => {
      const dotted = [...name]
        .map((letter, at) => (dots.includes(at) && at > 0 ? `.${letter}` : letter))
        .join("");
      const written = `${dotted}${suffix ? `+${suffix}` : ""}`;
      const cased = [...written].map((letter, at) => (upper[at] ? letter.toUpperCase() : letter));
      const friend = { id: "friend", email: `${cased.join("")}@${host}` };
      const inviter = { id: "inviter", email: `${name}@gmail.com` };
      expect(whyNotCounted(asked({ friend, inviter }))).toBe("self-email");
    }),
  );
});

test("two different names at a university stay two people, and a mailbox is its own mailbox", () => {
  fc.assert(
    fc.property(local, local, tag, (one, other, suffix) => {
      fc.pre(one !== other);
      const mailbox = mailboxOf(`${one}+${suffix}@uni.example`);
      expect(mailbox).not.toBe(mailboxOf(`${other}@uni.example`));
      expect(mailboxOf(mailbox)).toBe(mailbox);
    }),
  );
});

test("nobody above in the chain can be the friend, at whatever length and under an alias", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(local, { minLength: 2, maxLength: 12 }),
      fc.nat(),
      tag,
      (names, at, suffix) => {
        const chain = names.map((name) => ({ id: name, email: `${name}@uni.example` }));
        const above = chain[at % chain.length]!;
        const again = { id: "new-account", email: above.email.replace("@", `+${suffix}@`) };
        expect(whyNotCounted(asked({ chain, friend: above }))).toBe("circular");
        expect(whyNotCounted(asked({ chain, friend: again }))).toBe("circular");
        expect(whyNotCounted(asked({ chain }))).toBeNull();
      },
    ),
  );
});

test.each([
  ["2031-03-01", "2031-03-01", true],
  ["2031-03-01", "2031-03-31", true],
  ["2031-03-01", "2031-04-01", false],
  ["2031-03-02", "2031-03-01", false],
])("a link opened on %s and an account made on %s: %s", (followed, joined, isIn) => {
  expect(isInWindow(day(followed), day(joined))).toBe(isIn);
});

test.each([
  [{ sharedBrowserThatDay: true }, "same-device"],
  [{ isLinkOpen: false }, "ended"],
  [{ joinedAt: day("2031-05-01") }, "too-late"],
  [{}, null],
])("%o is refused as %s", (given, refusal) => {
  expect(whyNotCounted(asked(given))).toBe(refusal);
});
