import { createSocket, type Socket } from "node:dgram";
import type { AddressInfo } from "node:net";
import { expect } from "vitest";
import { test } from "#test/database.ts";
import { anAdminOf, aStaffMember, aUniversity } from "#test/factories.ts";
import { addCampus, closeCampus, renameCampus, reopenCampus } from "./change-campuses.server.ts";
import {
  claimDomain,
  confirmDomain,
  listDomainClaims,
  proveDomain,
  removeDomain,
} from "./domain-claims.server.ts";
import { brandingSchema } from "./office.schema.ts";
import { saveBranding } from "./save-branding.server.ts";
import {
  campusesOf,
  emailDomainsOf,
  findUniversity,
  findUniversityByHost,
  openCampusesOf,
} from "./universities.queries.server.ts";

const now = new Date("2031-03-01T09:00:00Z");
const ok = { ok: true, value: {} };
const no = (error: string) => ({ ok: false, error });

/** A name server that knows one TXT record for every name (RFC 1035). */
async function aNameServer(text: () => string): Promise<{ address: string; socket: Socket }> {
  const socket = createSocket("udp4");
  socket.on("message", (asked, from) => {
    const question = asked.subarray(12, asked.indexOf(0, 12) + 5);
    const words = Buffer.from(text());
    const head = Buffer.concat([
      asked.subarray(0, 2),
      Buffer.from([0x81, 0x80, 0, 1, 0, words.length ? 1 : 0, 0, 0, 0, 0]),
    ]);
    const answer = Buffer.concat([
      Buffer.from([0xc0, 0x0c, 0, 16, 0, 1, 0, 0, 0, 60, 0, words.length + 1, words.length]),
      words,
    ]);
    socket.send(
      Buffer.concat([head, question, words.length ? answer : Buffer.alloc(0)]),
      from.port,
      from.address,
    );
  });
  await new Promise<void>((ready) => socket.bind(0, "127.0.0.1", ready));
  return { address: `127.0.0.1:${(socket.address() as AddressInfo).port}`, socket };
}

test("an email domain counts once its record is there, and not before", async () => {
  const university = await aUniversity();
  const owner = await anAdminOf(university);
  let record = "";
  const { address, socket } = await aNameServer(() => record);
  const look = { now, dnsServers: [address] };
  expect(await claimDomain(owner, { kind: "email", domain: "uni.example" }, now)).toEqual(ok);
  const [claim] = await listDomainClaims(university.id);
  const stranger = await anAdminOf(await aUniversity());
  expect(await proveDomain(stranger, claim!.id, look)).toEqual(no("not-found"));
  expect(await proveDomain(owner, claim!.id, look)).toEqual(no("not-proved"));
  record = "waymark-verification=something-else";
  expect(await proveDomain(owner, claim!.id, look)).toEqual(no("not-proved"));
  expect(await emailDomainsOf(university.id)).toEqual([]);
  record = `waymark-verification=${claim!.token}`;
  expect(await proveDomain(owner, claim!.id, look)).toEqual(ok);
  expect(await emailDomainsOf(university.id)).toEqual(["uni.example"]);
  socket.close();
  expect(await removeDomain(stranger, { kind: "email", domain: "uni.example" })).toEqual(
    no("not-found"),
  );
  expect(await removeDomain(owner, { kind: "email", domain: "uni.example" })).toEqual(ok);
  expect(await emailDomainsOf(university.id)).toEqual([]);
});

test("public mail, our own domain and another university's are refused; viewers and advisers ask for none", async () => {
  await aUniversity({ domains: ["harbour.example"] });
  const university = await aUniversity({ domains: ["uni.example"] });
  const owner = await anAdminOf(university);
  const asked = (domain: string) => claimDomain(owner, { kind: "email", domain }, now);
  expect(await asked("gmail.com")).toEqual(no("public-mail"));
  expect(await asked("ac.uk")).toEqual(no("public-mail"));
  expect(await asked("students.harbour.example")).toEqual(no("domain-taken"));
  expect(await asked("uni.example")).toEqual(no("already-listed"));
  expect(await asked("x.localhost")).toEqual(no("domain-ours"));
  for (const officeRole of ["adviser", "viewer"] as const) {
    const actor = await anAdminOf(university, { officeRole });
    expect(await claimDomain(actor, { kind: "email", domain: "new.example" }, now)).toEqual(
      no("forbidden"),
    );
  }
});

test("a host that was proved answers only once our staff switch it on", async () => {
  const university = await aUniversity();
  const owner = await anAdminOf(university);
  const host = "careers.uni.example";
  await claimDomain(owner, { kind: "host", domain: host }, now);
  const [claim] = await listDomainClaims(university.id);
  const { address, socket } = await aNameServer(() => `waymark-verification=${claim!.token}`);
  expect(await proveDomain(owner, claim!.id, { now, dnsServers: [address] })).toEqual(ok);
  socket.close();
  expect(await findUniversityByHost(host)).toBeNull();
  const which = { universityId: university.id, claimId: claim!.id };
  expect(await confirmDomain(owner, which, now)).toEqual(no("forbidden"));
  expect(await confirmDomain(await aStaffMember(), which, now)).toEqual(ok);
  expect(await findUniversityByHost(host)).toMatchObject({ id: university.id });
  const other = await anAdminOf(await aUniversity());
  expect(await claimDomain(other, { kind: "host", domain: host }, now)).toEqual(no("domain-taken"));
  await removeDomain(owner, { kind: "host", domain: host });
  expect(await findUniversityByHost(host)).toBeNull();
});

test("campuses are added, renamed, closed and opened; the last open one stays", async () => {
  const university = await aUniversity({ campusNames: ["City"] });
  const owner = await anAdminOf(university);
  const [city] = university.campusIds;
  expect(await closeCampus(owner, city!, now)).toEqual(no("last-campus"));
  expect(await addCampus(owner, { name: "city", town: "North" })).toEqual(no("campus-exists"));
  expect(await addCampus(owner, { name: "Shore", town: "North" })).toEqual(ok);
  expect(await renameCampus(owner, city!, { name: "Centre", town: "North" })).toEqual(ok);
  expect(await closeCampus(owner, city!, now)).toEqual(ok);
  expect(await openCampusesOf(university.id)).toMatchObject([{ name: "Shore" }]);
  expect(await campusesOf(university.id)).toHaveLength(2);
  expect(await reopenCampus(owner, city!)).toEqual(ok);
  const stranger = await anAdminOf(await aUniversity());
  expect(await renameCampus(stranger, city!, { name: "Ours", town: "X" })).toEqual(no("not-found"));
  expect(await closeCampus(stranger, city!, now)).toEqual(no("not-found"));
  const viewer = await anAdminOf(university, { officeRole: "viewer" });
  expect(await addCampus(viewer, { name: "New", town: "X" })).toEqual(no("forbidden"));
});

test("branding is the owner's to change, and only plain https links are taken", async () => {
  const university = await aUniversity();
  const given = { brandColour: "#FFE866", heroTitle: "Work abroad", heroWords: "" };
  const read = brandingSchema.safeParse({ ...given, ownLinks: "Visas, https://uni.example/v" });
  expect(read.data).toMatchObject({ brandColour: "#ffe866", heroWords: null });
  for (const url of ["javascript:alert(1)", "http://uni.example", "https://me:pw@uni.example"])
    expect(brandingSchema.safeParse({ ...given, ownLinks: `Bad, ${url}` }).success).toBe(false);

  const branding = read.data!;
  const adviser = await anAdminOf(university, { officeRole: "adviser" });
  const stranger = await anAdminOf(await aUniversity());
  for (const actor of [adviser, stranger])
    expect(await saveBranding(actor, university.id, branding)).toEqual(no("forbidden"));
  expect(await saveBranding(await anAdminOf(university), university.id, branding)).toEqual(ok);
  expect(await findUniversity(university.id)).toMatchObject({
    ...{ heroTitle: "Work abroad", brandColour: "#ffe866" },
    ownLinks: [{ label: "Visas", url: "https://uni.example/v" }],
  });
});

test("a domain that another university got meanwhile is not confirmed", async () => {
  const [first, second] = [await aUniversity(), await aUniversity()];
  const [owner, other] = [await anAdminOf(first), await anAdminOf(second)];
  const staff = await aStaffMember();
  await claimDomain(owner, { kind: "email", domain: "uni-both.example" }, now);
  await claimDomain(other, { kind: "email", domain: "cs.uni-both.example" }, now);
  const confirm = async (universityId: number) => {
    const [claim] = await listDomainClaims(universityId);
    return confirmDomain(staff, { universityId, claimId: claim!.id }, now);
  };

  expect(await confirm(first.id)).toEqual(ok);
  expect(await confirm(second.id)).toEqual(no("domain-taken"));
  expect(await emailDomainsOf(second.id)).toEqual([]);
});
