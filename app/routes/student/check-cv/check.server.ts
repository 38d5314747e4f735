import { data } from "react-router";
import { findingsOf } from "#app/compose/cvs/findings.server.ts";
import { type CvRequest, ownCv, todayOf } from "#app/compose/cvs/own-cv.server.ts";
import { savedJobChoices } from "#app/compose/cvs/share.server.ts";
import { unprintableInCv } from "#app/compose/cvs/unprintable.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { cvPaths } from "#domain/cvs/document/cv-paths.ts";
import { cvRefusals } from "#domain/cvs/document/refusals.ts";
import { saveCv } from "#domain/cvs/document/save-cv.server.ts";
import { keyOfFinding } from "#domain/cvs/studio/finding-key.ts";
import { findJobPage } from "#domain/jobs/advert/job-page.server.ts";
import { advertLines } from "#domain/jobs/advert-lines.ts";
import { ukToday } from "#domain/visas/uk/uk-today.ts";
import { correctedView, pastedView } from "#domain/visas/verdict/pasted-view.ts";
import type { CvDocument } from "#rules/cv/cv-document.ts";
import { fixes } from "#rules/cv-check/fixes.ts";
import { matchJob } from "#rules/cv-check/match-job.ts";
import { formatCount } from "#rules/formats/counts.ts";
import { MAX_PASTED } from "#rules/pasted-advert/pasted-advert.ts";
import { readPasted } from "#rules/pasted-advert/read-pasted.ts";
import { rowNumber } from "#rules/row-number.ts";

/** What the checks say, and where a saved job's words stand in the CV. */
export async function loadCheck(asked: CvRequest) {
  const cv = await ownCv(asked);
  const now = new Date();
  const jobs = await savedJobChoices(cv.ownerId, now);
  const asking = rowNumber(new URL(asked.request.url).searchParams.get("job")) || cv.forJob?.id;
  const job = jobs.find(({ id }) => id === asking) ?? null;
  const advert = job && (await findJobPage(job.slug, now));
  return {
    cv: { id: cv.id, title: cv.title, document: cv.document, look: cv.look },
    findings: await findingsOf(cv, todayOf(memberOf(asked.context), now)),
    unprintable: unprintableInCv(cv),
    jobs,
    job,
    asked:
      advert && job
        ? matchJob(cv.document, { title: job.title, text: advertLines(advert.descriptionHtml) })
            .asked
        : [],
  };
}

/** An advert from elsewhere, read as for the visa check, compared and forgotten. */
function pastedMatch(document: CvDocument, fields: FormData) {
  const given = (name: string) => {
    const value = fields.get(name);
    return typeof value === "string" ? value : null;
  };
  const text = (given("advert-text") ?? given("advert") ?? "").replaceAll("\r\n", "\n").trim();
  const error = whyNotCompared(text);
  if (error) return data({ pasted: { text, error, asked: [], view: null } }, { status: 400 });
  const today = ukToday(new Date());
  const read = pastedView(readPasted(text, today), today);
  const view = given("intent") === "correct" ? correctedView(read, given, today) : read;
  const { asked } = matchJob(document, { title: view.fields.title.value, text });
  return data({ pasted: { text, error: null, asked, view } });
}

function whyNotCompared(text: string): string | null {
  if (text === "") return "Paste the advert’s text first.";
  return text.length > MAX_PASTED
    ? `Paste the advert alone: at most ${formatCount(MAX_PASTED)} characters.`
    : null;
}

/** One press fixes what its finding points at, and nothing else. */
export async function answerCheck(asked: CvRequest) {
  const cv = await ownCv(asked);
  const fields = await readFormData(asked.request);
  const intent = fields.get("intent");
  if (intent === "paste" || intent === "correct") return pastedMatch(cv.document, fields);
  const findings = await findingsOf(cv, todayOf(memberOf(asked.context), new Date()));
  const finding = findings.find((each) => keyOfFinding(each) === fields.get("finding"));
  const fixed = finding && fixes[finding.code]?.(cv.document, cv.look, finding);
  if (!fixed) return redirectWithFlash(cvPaths.check(cv.id), "That was fixed already.");
  const { id: cvId, ownerId, revision: baseRevision, title } = cv;
  const saved = await saveCv({
    cvId,
    ownerId,
    baseRevision,
    title,
    ...fixed,
    now: new Date(),
  });
  if (!saved.ok) {
    return redirectWithFlash("/my-cvs", cvRefusals[saved.error], { tone: "negative" });
  }
  return redirectWithFlash(cvPaths.check(cvId), "Fixed. It is a new version.");
}
