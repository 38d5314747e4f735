import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Address } from "#addresses/address.ts";
import { addresses } from "#addresses/addresses.ts";
import { addressOf, type Found, namesOf, targetOf } from "./explore.ts";
import { inAddress, nastyValues } from "./nasty-values.ts";
import {
  type Extent,
  exampleOf,
  maybeData,
  NEVER_POSTED,
  type Plan,
  paramsOf,
  pathWith,
  personFor,
} from "./plan.ts";

/** Every blank of every address with every value. */
export function planPaths(): Plan[] {
  return addresses.flatMap((address) =>
    paramsOf(address).flatMap((param) =>
      nastyValues.flatMap((nasty) => {
        const written = inAddress(nasty);
        if (written === null) return [];
        return {
          what: `${address.path} with :${param} = ${nasty.name}`,
          aim: (world) => {
            const who = personFor(address, world);
            const { params } = exampleOf(address, who, world);
            const others = Object.entries(params).map(([name, value]) => [
              name,
              encodeURIComponent(value ?? ""),
            ]);
            const path = pathWith(address, { ...Object.fromEntries(others), [param]: written });
            return { who, method: "GET", target: maybeData(path, world) };
          },
        } satisfies Plan;
      }),
    ),
  );
}

/** Longer request lines are refused before we see them. */
const MAX_QUERY_LENGTH = 7_000;

/** Every address with every value in all the names that queries of ours have, at once. */
export function planQueries(): Plan[] {
  const names = queryNames();
  return addresses.flatMap((address) =>
    nastyValues.flatMap((nasty) => {
      const written = inAddress(nasty);
      if (written === null) return [];
      return {
        what: `${address.path} with every query = ${nasty.name}`,
        aim: (world) => {
          const who = personFor(address, world);
          const { target } = exampleOf(address, who, world);
          const [path = "/", query = ""] = target.split("?");
          const many = Math.max(1, Math.floor(MAX_QUERY_LENGTH / (written.length + 14)));
          const chosen = world.random.shuffled(names).slice(0, many);
          const kept = world.random.next() < 0.5 ? [] : query.split("&").filter(Boolean);
          const pairs = [...kept, ...chosen.map((name) => `${name}=${written}`)];
          return { who, method: "GET", target: `${maybeData(path, world)}?${pairs.join("&")}` };
        },
      } satisfies Plan;
    }),
  );
}

/** One name at a time with the others as they were, for the names that links, searches and the page's own code have. */
export function planOneQuery(found: Found, { isWhole }: Extent): Plan[] {
  const any = isWhole ? [null] : [];
  const names = queryNames();
  return addresses.flatMap((address) =>
    [...ownNames(address, found), ...any].flatMap((own) =>
      nastyValues.flatMap((nasty) => {
        const written = inAddress(nasty);
        if (written === null) return [];
        return {
          what: `${address.path} with the query ${own ?? "of any name"} = ${nasty.name}`,
          aim: (world) => {
            const name = own ?? world.random.oneOf(names);
            const who = personFor(address, world);
            const { target } = exampleOf(address, who, world);
            const [path = "/", query = ""] = target.split("?");
            const pairs = query.split("&").filter(Boolean);
            const others = pairs.filter((pair) => !pair.startsWith(`${name}=`));
            const asked = [...others, `${encodeURIComponent(name)}=${written}`].join("&");
            return { who, method: "GET", target: `${maybeData(path, world)}?${asked}` };
          },
        } satisfies Plan;
      }),
    ),
  );
}

/** Without those that a search form at the address has: they are tried with that form. */
function ownNames({ name, file }: Address, { examples, forms }: Found): string[] {
  const inForms = [...forms.values()].flat().flatMap(({ form, target }) => {
    const isHere =
      form.method === "get" && addressOf(targetOf(form, target))?.address.name === name;
    return isHere ? form.controls.map((control) => control.name) : [];
  });
  const inLinks = (examples.get(name) ?? []).flatMap(({ target }) => namesOf(target));
  const own = new Set([...inLinks, ...namesReadIn(join("app", "routes", file), QUERY)]);
  return [...own].filter((one) => !inForms.includes(one));
}

/** As pages read them: `searchParams.get("name")`. */
function queryNames(): string[] {
  const names = ["app", "domain"].flatMap((room) => namesReadIn(room, QUERY_OR_FORM));
  return [...new Set([...names, "a[]", "__proto__", "_routes", "index"])];
}

const QUERY = /\b(?:searchParams|params|query|search|asked)\.(?:get|getAll|has)\("([\w-]+)"\)/g;
const QUERY_OR_FORM = /\w\.(?:get|getAll|has)\("([\w-]+)"\)/g;

function namesReadIn(folder: string, pattern: RegExp): string[] {
  const root = join(import.meta.dirname, "..", "..", folder);
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), "utf8");
      return [...text.matchAll(pattern)].map(([, name = ""]) => name);
    });
}

const METHODS = [
  "HEAD",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
  "TRACE",
  "CONNECT",
  "PROPFIND",
  "QUERY",
  "LINK",
  "PURGE",
];

/** Every address by every method. */
export function planMethods(): Plan[] {
  return addresses.flatMap((address) =>
    METHODS.map((method) => ({
      what: `${method} ${address.path}`,
      aim: (world) => {
        if (NEVER_POSTED.has(address.name)) return null;
        const who = personFor(address, world);
        return { who, method, target: exampleOf(address, who, world).target };
      },
    })),
  );
}

const TARGETS = [
  "/%",
  "/%00",
  "/%00.data",
  "/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
  "/../../etc/passwd",
  "//evil.example/",
  "/\\evil.example",
  "/.data",
  "/_.data",
  "/_root.data",
  "/jobs.data?_routes=no-such-route",
  "/jobs.data?_routes=",
  "/jobs?index",
  "/__manifest",
  "/__manifest?p=%00&version=x",
  "/__manifest?p=%2Fjobs&p=%2Fstaff%2F%zz&version=",
  "/assets/%00.js",
  "/assets/../server/index.js",
  "/favicon.ico",
  "/healthz?%",
  "/readyz%00",
  "*",
  "http://localhost/",
  "/?%",
  "/?%00",
  "/?a=%C0%80&%00=b",
  "/;jsessionid=%00",
  `/${"a/".repeat(3_000)}`,
  `/${"%E2%98%83".repeat(1_500)}`,
];

/** Addresses that are nobody's. */
export function planTargets(): Plan[] {
  return TARGETS.flatMap((target) =>
    ["GET", "POST"].map((method) => ({
      what: `${method} ${target.slice(0, 60)}`,
      aim: ({ people, random }) => ({ who: random.oneOf([...people.keys()]), method, target }),
    })),
  );
}
