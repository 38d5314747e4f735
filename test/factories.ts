import { hashPassword } from "better-auth/crypto";
import { desc, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { accessRequests, profiles, users } from "#db/schema/accounts.ts";
import { mails } from "#db/schema/platform.ts";
import { credentials } from "#db/schema/sign-in.ts";
import {
  campuses,
  preAuthorisedStudents,
  universities,
  universityEmailDomains,
} from "#db/schema/universities.ts";
import { unsafeFindMember } from "#domain/accounts/people/find-member.server.ts";
import type { RequestFacts } from "#domain/accounts/request-facts.ts";
import { findSession } from "#domain/accounts/sign-in/find-visitor.server.ts";
import { signIn } from "#domain/accounts/sign-in/sign-in.server.ts";
import type { SignedInMember, SignedVisitor } from "#domain/accounts/visitor.ts";
import {
  invalidateUniversities,
  type University,
} from "#domain/universities/universities.queries.server.ts";
import type { Role } from "#rules/access/visitor.ts";

/** Every made-up person's password, hashed once: hashing is slow on purpose. */
export const PASSWORD = "correct horse battery";
let hash: Promise<string> | undefined;

let number = 0;

/** Counts up, so that names are the same on every run and never the same twice. */
function next(): number {
  number += 1;
  return number;
}

type UniversityGiven = Partial<University> & { domains?: string[]; campusNames?: string[] };
export type MadeUniversity = University & { campusIds: number[] };

export async function aUniversity(given: UniversityGiven = {}): Promise<MadeUniversity> {
  const { domains = [], campusNames = [], id: _given, ...columns } = given;
  const it = next();
  const [university] = await db
    .insert(universities)
    .values({
      slug: `university-${it}`,
      name: `University ${it}`,
      shortName: `U${it}`,
      town: "Northtown",
      countryId: 226,
      timeZone: "Europe/London",
      brandColour: "#0b5a4a",
      crest: "oak",
      ...columns,
    })
    .returning();
  const universityId = university!.id;
  if (domains.length > 0) {
    await db
      .insert(universityEmailDomains)
      .values(domains.map((domain) => ({ universityId, domain })));
  }
  const campusIds = await Promise.all(campusNames.map((name) => aCampus(universityId, name)));
  // Ids begin again with each test, so what was remembered of an earlier one is wrong.
  invalidateUniversities();
  return { ...university!, campusIds };
}

async function aCampus(universityId: number, name: string): Promise<number> {
  const [campus] = await db
    .insert(campuses)
    .values({ universityId, name, town: "Northtown", timeZone: "Europe/London" })
    .returning();
  return campus!.id;
}

type PersonGiven = Partial<typeof users.$inferInsert> & { university?: { id: number } };

/** Somebody with an account and nothing else: no flags of their own, no two-factor, no profile. */
export async function aPerson(
  role: Role,
  { university, ...given }: PersonGiven = {},
): Promise<SignedInMember> {
  const it = next();
  const id = given.id ?? `person-${it}`;
  hash ??= hashPassword(PASSWORD);
  await db.insert(users).values({
    id,
    name: `Person ${it}`,
    email: `person-${it}@mail.example`,
    emailVerified: true,
    role,
    staffRole: role === "staff" ? "administrator" : null,
    universityId: university?.id ?? null,
    ...given,
  });
  await db.insert(profiles).values({ userId: id });
  await db.insert(credentials).values({
    id: `credential-${it}`,
    userId: id,
    accountId: id,
    providerId: "credential",
    password: await hash,
  });
  return unsafeFindMember(id);
}

export function aStudent(given: PersonGiven = {}): Promise<SignedInMember> {
  return aPerson("student", given);
}

export function anAdminOf(
  university: { id: number },
  given: PersonGiven = {},
): Promise<SignedInMember> {
  return aPerson("university_admin", { officeRole: "owner", ...given, university });
}

/** Somebody a university has said may register. */
export async function aListedStudent(
  university: { id: number },
  given: { email: string; name?: string; courseEndsOn?: string | null },
): Promise<number> {
  const [student] = await db
    .insert(preAuthorisedStudents)
    .values({ name: "Listed", courseEndsOn: null, ...given, universityId: university.id })
    .returning({ id: preAuthorisedStudents.id });
  return student!.id;
}

export function aStaffMember(given: PersonGiven = {}): Promise<SignedInMember> {
  return aPerson("staff", given);
}

type RequestGiven = Partial<typeof accessRequests.$inferInsert>;

export async function anAccessRequest(university: { id: number } | null, given: RequestGiven = {}) {
  const it = next();
  const [request] = await db
    .insert(accessRequests)
    .values({
      id: `request-${it}`,
      kind: "student",
      universityId: university?.id ?? null,
      email: `asker-${it}@mail.example`,
      name: `Asker ${it}`,
      reason: "I study there on exchange.",
      ...given,
    })
    .returning();
  return request!;
}

/** A request from a browser with these cookies. */
export function facts({
  cookies = [],
  ...given
}: Partial<RequestFacts> & { cookies?: string[] } = {}): RequestFacts {
  return {
    clientAddress: "192.0.2.1",
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0",
    isSecure: false,
    origin: "http://localhost",
    headers: withCookies(new Headers(), cookies),
    ...given,
  };
}

/** Headers as a browser would send them after these Set-Cookie values. */
export function withCookies(headers: Headers, setCookies: string[]): Headers {
  const jar = new Map((headers.get("cookie") ?? "").split("; ").filter(Boolean).map(split));
  for (const cookie of setCookies) {
    const [name, value] = split(cookie.split(";")[0]!);
    if (/max-age=0/i.test(cookie)) jar.delete(name);
    else jar.set(name, value);
  }
  return new Headers({ cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") });
}

function split(pair: string): [string, string] {
  const at = pair.indexOf("=");
  return [pair.slice(0, at), pair.slice(at + 1)];
}

/** A browser in which the person has just signed in. */
export async function signedIn(
  person: SignedInMember,
  given: Partial<RequestFacts> = {},
): Promise<RequestFacts> {
  const result = await signIn(
    { email: person.email, password: PASSWORD, remember: true },
    facts(given),
    new Date(),
  );
  if (!result.ok || result.value.kind !== "signed-in")
    throw new Error("This person could not sign in");
  return { ...facts(given), headers: withCookies(facts(given).headers, result.value.cookies) };
}

/** Who a request with these headers is from, as the guard would find out. */
export async function visitorWith(
  headers: Headers,
  connection = { isSecure: false },
): Promise<SignedVisitor> {
  return (await findSession(headers, connection)).visitor;
}

/** The newest mail queued for an address, with what its template is filled with. */
export async function lastMailTo(address: string) {
  const [mail] = await db
    .select({ template: mails.template, props: mails.props })
    .from(mails)
    .where(eq(mails.recipient, address))
    .orderBy(desc(mails.queuedAt))
    .limit(1);
  return mail as { template: string; props: Record<string, string> } | undefined;
}

/** The token in a mailed link, wherever the link carries it. */
export function tokenFrom(link: string | undefined): string {
  const url = new URL(link ?? "http://nowhere");
  return (
    url.searchParams.get("token") ??
    url.searchParams.get("link") ??
    decodeURIComponent(url.pathname.split("/").at(-1)!)
  );
}
