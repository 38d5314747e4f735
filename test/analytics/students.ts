import { db } from "#db/client.server.ts";
import { profiles, users } from "#db/schema/accounts.ts";
import { accountActivity } from "#domain/accounts/activity-kinds.ts";
import type { ActivityEntry } from "#domain/activity/record-activity.server.ts";
import { cvActivity } from "#domain/cvs/document/activity-kinds.ts";
import { readReport } from "#domain/reports/analytics/read-report.server.ts";
import type { AnalyticsFilter, Figure } from "#rules/analytics/report.ts";

export const TODAY = "2026-11-17";
export const year = { months: 12 } as const;

type Given = {
  universityId: number;
  count: number;
  name?: string;
  course?: string;
  country?: string;
  since?: string;
};

/** Students who have been there for two years, if nothing else is said. */
export async function students(given: Given) {
  const { universityId, count, name = "s", course, country, since = "2024-11-01" } = given;
  const ids = Array.from({ length: count }, (_, n) => `${universityId}-${name}-${n}`);
  await db.insert(users).values(
    ids.map((id) => ({
      id,
      name: id,
      email: `${id}@mail.example`,
      role: "student" as const,
      universityId,
      createdAt: new Date(`${since}T00:00:00Z`),
    })),
  );
  await db.insert(profiles).values(
    ids.map((userId) => ({
      userId,
      course,
      homeCountry: country,
      courseLevel: "masters" as const,
    })),
  );
  return ids;
}

export const signsIn = (userId: string, day: string): ActivityEntry => ({
  kind: accountActivity["signed-in"],
  userId,
  at: new Date(`${day}T10:00:00Z`),
});

export const makesCv = (userId: string, day: string): ActivityEntry => ({
  kind: cvActivity["cv-made"],
  userId,
  thingId: `cv-of-${userId}`,
  at: new Date(`${day}T11:00:00Z`),
});

export async function figure(
  universityId: number,
  product: string,
  id: string,
  filter: AnalyticsFilter = year,
): Promise<Figure> {
  const report = await readReport(universityId, product, filter, TODAY);
  return report!.figures.find((one) => one.id === id)!;
}

export const inMonth = (of: Figure, month: string) =>
  of.rows.find(({ key }) => key === month)!.values[0];
