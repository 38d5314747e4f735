import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { addresses } from "#addresses/addresses.ts";
import { inAddress, nastyValues } from "./nasty-values.ts";
import {
  exampleOf,
  maybeData,
  NEVER_POSTED,
  type Plan,
  paramsOf,
  pathWith,
  somebodyFor,
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
            const who = somebodyFor(address, world);
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
const LONGEST_QUERY = 7_000;

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
          const who = somebodyFor(address, world);
          const { target } = exampleOf(address, who, world);
          const [path = "/", query = ""] = target.split("?");
          const many = Math.max(1, Math.floor(LONGEST_QUERY / (written.length + 14)));
          const chosen = world.dice.shuffled(names).slice(0, many);
          const kept = world.dice.next() < 0.5 ? [] : query.split("&").filter(Boolean);
          const pairs = [...kept, ...chosen.map((name) => `${name}=${written}`)];
          return { who, method: "GET", target: `${maybeData(path, world)}?${pairs.join("&")}` };
        },
      } satisfies Plan;
    }),
  );
}

/** One name at a time with the others as they were, for the names that links of ours have. */
export function planOneQuery(): Plan[] {
  const names = queryNames();
  return addresses.flatMap((address) =>
    nastyValues.flatMap((nasty) => {
      const written = inAddress(nasty);
      if (written === null) return [];
      return {
        what: `${address.path} with one query = ${nasty.name}`,
        aim: (world) => {
          const who = somebodyFor(address, world);
          const { target } = exampleOf(address, who, world);
          const [path = "/", query = ""] = target.split("?");
          const pairs = query.split("&").filter(Boolean);
          const own = pairs.map((pair) => pair.split("=")[0] ?? "");
          const name = world.dice.oneOf(own.length > 0 ? own : names);
          const others = pairs.filter((pair) => !pair.startsWith(`${name}=`));
          const asked = [...others, `${name}=${written}`].join("&");
          return { who, method: "GET", target: `${maybeData(path, world)}?${asked}` };
        },
      } satisfies Plan;
    }),
  );
}

/** As the pages read them: `searchParams.get("name")`. */
function queryNames(): string[] {
  const root = join(import.meta.dirname, "..", "..");
  const names = ["app", "domain"].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
      .flatMap((file) => {
        const text = readFileSync(join(root, room, file), "utf8");
        return [...text.matchAll(/\w\.(?:get|getAll|has)\("([\w-]+)"\)/g)].map(
          ([, name = ""]) => name,
        );
      }),
  );
  return [...new Set([...names, "a[]", "__proto__", "_routes", "index"])];
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
        const who = somebodyFor(address, world);
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
      aim: ({ people, dice }) => ({ who: dice.oneOf([...people.keys()]), method, target }),
    })),
  );
}
