import { recordChecks } from "#domain/sponsors/checking/check-sponsor.server.ts";
import { lookUp } from "#domain/sponsors/checking/look-up.server.ts";
import { countMissedNames } from "#domain/sponsors/families/missed-names.server.ts";
import { watchSponsor } from "#domain/sponsors/watching/watch-sponsor.server.ts";
import { demoChecks, demoMissedNames } from "./checks.ts";
import { instantFrom } from "./relative-days.ts";

/** What the demo's students asked the checker, as it answers, and the employers they watch since. */
export async function loadDemoChecks(now: Date): Promise<void> {
  for (const { userId, name, town, daysAgo, isWatched } of demoChecks) {
    const found = await lookUp({ q: name, town });
    if (!found.ok) return;
    const requester = { id: userId };
    const at = instantFrom(now, -daysAgo);
    await recordChecks(requester, [{ q: name, town, answer: found.value }], at);

    const [first] = found.value.results;
    const organisationId = found.value.verdict.organisationId ?? first?.organisationId;
    if (isWatched && organisationId) await watchSponsor(requester, organisationId, at);
  }
  await countDemoMisses(now);
}

async function countDemoMisses(now: Date): Promise<void> {
  for (const { name, times, daysAgo } of demoMissedNames) {
    const found = await lookUp({ q: name });
    if (!found.ok) return;
    const asked = [{ q: name, answer: found.value }];
    for (let n = 0; n < times; n++) await countMissedNames(asked, instantFrom(now, -daysAgo));
  }
}
