import type { Transaction } from "#db/client.server.ts";
import { rollUpVisitMonths } from "#domain/activity/delete-old-visits.server.ts";
import { addMonths, isoDay } from "#rules/days.ts";

/** Further back than anybody of the demo has been here. */
const MONTHS_BACK = 18;

/** The months in which somebody of the demo has been here. */
export async function addDemoMonths(tx: Transaction, now: Date): Promise<void> {
  await rollUpVisitMonths(tx, addMonths(isoDay(now), -MONTHS_BACK), now);
}
