import { smallAbroadOpenings } from "../employers/small-abroad.ts";
import { demoEmployers } from "../employers.ts";
import { BRACKWATER, brackwaterJob, brackwaterStates } from "./brackwater.ts";
import { asDrawn } from "./drawn.ts";
import { type DemoJob, makeJob } from "./make-jobs.ts";
import { openings } from "./openings.ts";
import { type Role, readRoles } from "./read-roles.ts";
import { business } from "./roles-business.ts";
import { makingAndCaring } from "./roles-making-and-caring.ts";
import { partTime } from "./roles-part-time.ts";
import { technologyAndEngineering } from "./roles-technology-and-engineering.ts";
import { waitingJobs } from "./waiting.ts";

/** Every advert of the demo, the same on every day but for its dates. */
export function demoJobs(now: Date): DemoJob[] {
  const roles = readRoles(technologyAndEngineering, business, makingAndCaring, partTime);
  let n = 0;
  const published = demoEmployers.flatMap((employer) =>
    keysOf(employer.slug).map((key) => {
      const { role, town } = whereIs(key, roles);
      const opening = { employer, role, town: town ?? employer.town, n: n++ };
      const job = asDrawn(makeJob(opening, now), employer, now);
      return employer.slug === BRACKWATER ? brackwaterJob(job, key, now) : job;
    }),
  );
  return [...published, ...waitingJobs(roles, now)];
}

function keysOf(employer: string): string[] {
  if (employer === BRACKWATER) return Object.keys(brackwaterStates);
  return (openings[employer] ?? smallAbroadOpenings[employer])?.split(" ") ?? [];
}

function whereIs(opening: string, roles: ReadonlyMap<string, Role>) {
  const [key = "", town] = opening.split("@");
  const role = roles.get(key);
  if (!role) throw new Error(`The demo knows no role called ${key}`);
  return { role, town };
}
