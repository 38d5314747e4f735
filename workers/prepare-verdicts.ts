import { prepareDueVerdicts } from "#domain/jobs/verdict/prepare-verdicts.server.ts";

/** Reads the jobs whose verdict is due: new, changed, or judged by a list that ended. */
export async function prepareVerdicts(): Promise<void> {
  await prepareDueVerdicts(new Date());
}
