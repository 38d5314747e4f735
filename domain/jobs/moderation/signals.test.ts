import { expect, test } from "vitest";
import { processorMillis } from "#test/processor-time.ts";
import type { SignalFacts } from "./signal.ts";
import { hasStop, signalsOf } from "./signals.ts";

const sound: SignalFacts = {
  title: "Graduate software developer",
  text: "You will join a team of seven who build software that finds leaks. We hold a Skilled Worker licence and sponsor graduates who meet the rules. Your passport is checked on your first day.",
  country: "gb",
  city: "Leeds",
  remote: "hybrid",
  jobType: "full-time",
  level: "entry",
  currency: "GBP",
  salaryMin: 3_750_000,
  salaryMax: 4_100_000,
  yearlyPay: 3_750_000,
  hourlyPay: 19_23,
  applyUrl: "https://brackwater.example/apply",
  applyEmail: null,
  sponsorship: "offered",
  register: "licensed",
  hasClosed: false,
  on: "2026-11-18",
  duplicates: [],
};

const codes = (change: Partial<SignalFacts>) =>
  signalsOf({ ...sound, ...change }).map(({ code }) => code);

test("a sound advert raises nothing", () => {
  expect(signalsOf(sound)).toEqual([]);
});

test.each<[string, Partial<SignalFacts>]>([
  ["closing-passed", { hasClosed: true }],
  ["asks-for-money", { text: "A refundable deposit of £50 is taken on the first day." }],
  ["asks-for-money", { text: "There is a registration fee." }],
  ["asks-for-bank-details", { text: "Send your bank details to start." }],
  ["asks-for-passport", { text: "Please send a scan of your passport with your CV." }],
  ["chat-contact", { text: "Message us on WhatsApp for an interview." }],
  ["easy-money", { text: "No experience needed and you can earn £900 a week." }],
  ["reshipping", { text: "You receive parcels at your home and send them on." }],
  ["cash-in-hand", { text: "Paid cash in hand each Friday." }],
  ["sells-sponsorship", { text: "Guaranteed visa for everyone." }],
  ["leaves-people-out", { text: "Females only." }],
  ["free-mail", { applyUrl: null, applyEmail: "brackwater.jobs@gmail.com" }],
  ["short-link", { applyUrl: "https://bit.ly/3abc" }],
  ["open-form", { applyUrl: "https://forms.gle/abc" }],
  ["shouting", { title: "URGENT HIRING DATA ENTRY" }],
  ["shouting", { title: "Start today!!" }],
  ["low-pay", { hourlyPay: 6_50 }],
  ["high-pay", { hourlyPay: 500_00 }],
  ["too-good", { hourlyPay: 80_00 }],
  ["wide-pay", { salaryMin: 1_000_000, salaryMax: 9_000_000 }],
  ["no-pay", { salaryMin: null, salaryMax: null, hourlyPay: null }],
  ["no-place", { city: null }],
  ["nowhere", { city: null, country: "xx", remote: "remote" }],
  ["box-says-yes", { text: "Sadly we cannot sponsor visas for this job." }],
  ["box-says-yes", { text: "No visa sponsorship." }],
  ["box-says-yes", { text: "You have the right to work in the UK without sponsorship." }],
  ["box-says-no", { sponsorship: "not-offered", register: null }],
  ["box-unsaid", { sponsorship: "unsaid" }],
  ["not-on-register", { register: "not_found" }],
  ["not-on-register", { register: "not_found", sponsorship: "later", text: "Good work." }],
  [
    "not-on-register",
    { register: "not_found", sponsorship: "unsaid", text: "We are a licensed sponsor." },
  ],
  ["register-limits", { register: "licensed_restricted" }],
  ["register-limits", { register: "licensed_other_routes" }],
  ["same-job", { duplicates: [{ id: 1, title: "Developer", employer: "X", how: "same-job" }] }],
])("%s is noticed: %j", (code, change) => {
  expect(codes(change)).toContain(code);
});

test.each<[string, Partial<SignalFacts>]>([
  ["a volunteer is not paid", { jobType: "volunteer", salaryMin: null, hourlyPay: null }],
  ["fees that the firm pays", { text: "Your visa application fee is paid by us." }],
  ["a company’s own mailbox", { applyUrl: null, applyEmail: "jobs@brackwater.example" }],
  ["work from home in a named country", { city: null, remote: "remote" }],
  [
    "a Graduate visa that needs no sponsor yet",
    { text: "We sponsor graduates. On a Graduate visa you can start without sponsorship." },
  ],
  ["a box that agrees with a no", { sponsorship: "not-offered", text: "We cannot sponsor." }],
  ["an employer nobody has looked up", { register: null }],
  ["the British register, of a job elsewhere", { register: "not_found", country: "ie" }],
  ["the word signal, and bankers", { text: "You will process signal data for investment banks." }],
  ["a short title in capitals", { title: "HR" }],
])("nothing is said against %s", (_case, change) => {
  expect(codes(change)).toEqual([]);
});

test("grave signals come first and quote the advert", () => {
  const [first] = signalsOf({ ...sound, salaryMin: null, text: "Contact us on Telegram only." });
  expect(first).toMatchObject({ code: "chat-contact", level: "stop" });
  expect(first?.evidence).toContain("Telegram");
  expect(hasStop(signalsOf({ ...sound, salaryMin: null }))).toBe(false);
});

test("words against the register are quoted to the desk", () => {
  const text = "Good work. We are a licensed sponsor.";
  const found = signalsOf({ ...sound, text, sponsorship: "unsaid", register: "not_found" });
  expect(found).toContainEqual({
    code: "not-on-register",
    level: "stop",
    sentence: "The text says it holds a licence, but we do not find it on the register.",
    evidence: "We are a licensed sponsor",
  });
});

test.each([
  ["box-says-no", { sponsorship: "not-offered" }],
  ["not-on-register", { sponsorship: "unsaid", register: "not_found" }],
] as const)("sponsoring since a year that is past is a plain yes: %s", (code, change) => {
  const text = "From 2019 we sponsor visas.";
  expect(signalsOf({ ...sound, text, ...change })).toContainEqual(
    expect.objectContaining({ code, level: "stop" }),
  );
});

test("a hundred thousand characters of near misses are read at once", () => {
  const text = "send a with no experience needed sponsorship is can not offer any ".repeat(2000);
  expect(processorMillis(() => signalsOf({ ...sound, text }))).toBeLessThan(500);
});

test("pay is told in the sign of its currency", () => {
  const [signal] = signalsOf({ ...sound, hourlyPay: 1 });
  expect(signal?.evidence).toBe("about £0.01 an hour");
  const [euros] = signalsOf({ ...sound, currency: "EUR", hourlyPay: 500_00 });
  expect(euros?.evidence).toBe("about €500 an hour");
});
