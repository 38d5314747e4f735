import { base64 } from "./bodies.ts";
import { inAddress, nastyValues } from "./nasty-values.ts";
import type { Plan, World } from "./plan.ts";

const COOKIES = [
  "waymark.session_token",
  "waymark.session_data",
  "waymark.dont_remember",
  "waymark.two_factor",
  "flash",
  "prev_url",
  "save_wish",
  "waymark_referral",
  "cookie_choice",
];

/** React Router writes its cookies as JSON in base64. */
const crafted = [
  { message: {}, tone: 1 },
  { message: ["a\u0000"], tone: "positive" },
  { message: "a\ud800", tone: "__proto__" },
  { job: 2 ** 53, back: "//evil.example" },
  { job: "2147483648", back: {} },
  { __proto__: { a: 1 } },
  [[]],
  "text",
  0,
  null,
].map((value) => encodeURIComponent(base64(JSON.stringify(value))));

const PAGES = ["/", "/jobs", "/login", "/my-saved-jobs", "/student-dashboard", "/cih", "/register"];

export function planCookies(): Plan[] {
  const values = [...nastyValues.flatMap((nasty) => inAddress(nasty) ?? []), ...crafted];
  return COOKIES.flatMap((name) =>
    values.map((value) => ({
      what: `the cookie ${name}=${value.slice(0, 40)}`,
      aim: (world) => somewhere(world, { cookie: `${name}=${value}` }),
    })),
  );
}

const HEADERS = [
  "accept",
  "accept-encoding",
  "accept-language",
  "authorization",
  "content-type",
  "if-modified-since",
  "if-none-match",
  "origin",
  "purpose",
  "range",
  "referer",
  "sec-fetch-site",
  "sec-purpose",
  "user-agent",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-requested-with",
];

export function planHeaders(): Plan[] {
  const values = nastyValues.flatMap((nasty) => {
    const isPlain = "text" in nasty && /^[\t\x20-\x7e]*$/.test(nasty.text);
    const written = isPlain ? nasty.text : inAddress(nasty);
    return written === null || written.length > 6_000 ? [] : written;
  });
  return HEADERS.flatMap((name) =>
    [...values, "*/*;q=NaN", "bytes=0-", "bytes=9999999999-", 'W/"x", *', "xx-XX-YY;q=2"].map(
      (value) => ({
        what: `the header ${name}: ${value.slice(0, 40)}`,
        aim: (world: World) => somewhere(world, { [name]: value }),
      }),
    ),
  );
}

function somewhere({ people, random }: World, headers: Record<string, string>) {
  const who = random.oneOf([...people.keys()]);
  return { who, method: "GET", target: random.oneOf(PAGES), headers };
}
