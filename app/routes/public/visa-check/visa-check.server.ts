import { groundOf, type Reader, readerOn, situationFor } from "#app/compose/jobs/verdict.server.ts";
import { verdictHtml } from "#app/compose/jobs/verdict-html.server.tsx";
import type { SignedVisitor } from "#domain/accounts/visitor.ts";
import { countryAbroad, nationOfTown } from "#domain/jobs/places/nation-of-town.server.ts";
import { isPostdoctoral } from "#domain/jobs/verdict/advert-text.ts";
import { employerFound } from "#domain/jobs/verdict/employer-found.ts";
import { countries } from "#domain/jobs/vocabulary.ts";
import { checkForPublic } from "#domain/sponsors/checking/look-up-for-public.server.ts";
import { ukToday } from "#domain/visas/uk/uk-today.ts";
import { describeVerdict } from "#domain/visas/verdict/describe-verdict.ts";
import { doubtedByAdvert, isAdvertDoubt } from "#domain/visas/verdict/doubted-by-advert.ts";
import { ownFor } from "#domain/visas/verdict/judged-for.ts";
import { offeredByAdvert } from "#domain/visas/verdict/offered-by-advert.ts";
import { quotedAfter } from "#domain/visas/verdict/unclear-advert.ts";
import type { VerdictView } from "#domain/visas/verdict/verdict-view.ts";
import { readVisaCheck, type VisaCheck } from "#domain/visas/verdict/visa-check.ts";
import { ABOUT_YOU, nations } from "#domain/visas/verdict/visa-check-choices.ts";
import { findOccupation } from "#rules/occupations/find-occupation.server.ts";
import { occupationOf } from "#rules/uk-work/occupations/all-occupations.ts";
import { bandIn } from "#rules/uk-work/pay-scales/band-in-words.ts";
import { prepareJob } from "#rules/uk-work/prepare-job.ts";
import { mayLeadToRegistration } from "#rules/uk-work/registration-codes.ts";
import { judge } from "#rules/uk-work/verdict.ts";
import type { EmployerFound, UkJob } from "#rules/uk-work/verdict-types.ts";

type From = { visitor: SignedVisitor; clientAddress: string };

/** The verdict on a job typed into the address; nothing of it is kept. */
export async function loadVisaCheck(url: URL, { visitor, clientAddress }: From) {
  const now = new Date();
  const isCode = (code: string) => occupationOf(code) !== null;
  const today = ukToday(now);
  const check = withinTheUk(withNation(readVisaCheck(url.searchParams, today, isCode)));
  const { isAsked, values, errors, readAs, asIf } = check;
  const view = { isAsked, values, errors, readAs, asIf };
  if (!isAsked) return { view, verdict: null, sentence: null, status: 200 };
  if (Object.keys(errors).length > 0) return { view, verdict: null, sentence: null, status: 400 };

  const { found, sentence } = await askRegister(check, { clientAddress, now });
  const reader = await readerOfCheck(check, visitor);
  const isSituation = reader.judgedFor.isOwn && check.reader === null;
  const verdict = verdictHtml({
    verdict: verdictOf(check, found, { reader, today }),
    ...(isSituation ? {} : { readerWay: aboutYou(check) }),
  });
  return { view, verdict, sentence, status: 200 };
}

/** Where only the town was given, the nation is the town's: pay scales and lists differ by it. */
function withNation(check: VisaCheck): VisaCheck {
  const nation = check.job.nation ?? nationOfTown(check.job.town);
  if (nation === null || nation === check.job.nation) return check;
  const readAs = { ...check.readAs, nation: `Read from the town: ${nations[nation]}.` };
  return { ...check, job: { ...check.job, nation }, readAs };
}

/** The rules of the UK say nothing of a job in Dublin. An employer may sit there whose job is in a nation of the UK. */
function withinTheUk(check: VisaCheck): VisaCheck {
  const country = check.job.nation === null ? countryAbroad(check.job.town) : null;
  if (!check.isAsked || country === null) return check;
  const there = country === "xx" ? "outside the UK" : `in ${countries[country]}`;
  const town = `This is ${there}, and the check is of the UK’s rules. For a job in the UK choose its nation under “Where”.`;
  return { ...check, errors: { ...check.errors, town } };
}

/** Nobody needs an account to be judged here: the same page asks, in a part that no link can open by itself. */
function aboutYou({ reader, values }: VisaCheck) {
  const opened = new URLSearchParams(values);
  opened.set(ABOUT_YOU, "open");
  return {
    href: `?${opened}#${ABOUT_YOU}`,
    label: reader ? "Change it above" : "Tell us about you above",
  };
}

function verdictOf(
  check: VisaCheck,
  employer: EmployerFound,
  { reader, today }: { reader: Reader; today: string },
) {
  const { judgedFor } = reader;
  // Ticked here it is the reader's own word; left alone it is not said.
  const towardsRegistration = check.job.towardsRegistration ? true : null;
  const applicant = { ...reader.applicant, towardsRegistration };
  const { title, code, nation, annual, weeklyHours, startsOn } = check.job;
  const titled = title ? findOccupation(title) : null;
  // A code in its field is the reader's answer already, and is changed there.
  const candidates = titled && !code && "candidates" in titled ? titled.candidates : [];
  const choices = candidates.flatMap(named);
  const occupation: UkJob["occupation"] = code
    ? { socCode: code, confidence: "chosen" }
    : (titled ?? { candidates: [] });
  const job: UkJob = {
    ...{ employer, occupation, nation },
    pay: { annual, weeklyHours },
    isPostdoctoral: isPostdoctoral(title),
    towardsRegistration: check.job.doesAdvertSpeakOfRegistration || silenceOf(occupation),
    startsOn,
    payScaleRole: bandIn(title),
  };
  const prepared = prepareJob(job, check.asIf.on);
  const verdict = judge(prepared, applicant);
  const said = describeVerdict({
    ...{ prepared, verdict, judgedFor, choices, today },
    chosenCode: code,
    isTyped: true,
  });
  const { advertSays, values } = check;
  const offer = advertSays === "yes" ? offeredByAdvert(employer, verdict.code, values.said) : null;
  const ofAdvert = [offer, check.unclear, check.closing].filter((note) => note !== null);
  const view = { ...said, notes: [...ofAdvert, ...said.notes] };
  return {
    view: withAnswerOf(check, view),
    judgedFor,
    kept: check.values,
    ground: groundOf(prepared, applicant, { isFirst: check.values.first === "graduate" }),
  };
}

/** What the advert itself says comes before the rules, where it is no plain yes. */
function withAnswerOf({ advertSays, values }: VisaCheck, view: VerdictView): VerdictView {
  if (!isAdvertDoubt(advertSays)) return view;
  const refusal =
    advertSays === "no" ? `${quotedAfter(ADVERT_REFUSES, values.said)}. ${MAY_ALLOW}` : null;
  return doubtedByAdvert(view, advertSays, refusal);
}

const ADVERT_REFUSES = "The advert says that it does not sponsor";
const MAY_ALLOW =
  "The rules may allow sponsorship that the employer does not offer: ask before you apply.";

/** Nobody ticked it: an answer only for work that leads to no registration. */
function silenceOf(occupation: UkJob["occupation"]): false | null {
  const socCode = "socCode" in occupation ? occupation.socCode : null;
  return mayLeadToRegistration(socCode) ? null : false;
}

function named(socCode: string) {
  const title = occupationOf(socCode)?.title;
  return title ? [{ socCode, title }] : [];
}

async function readerOfCheck({ reader, asIf }: VisaCheck, visitor: SignedVisitor): Promise<Reader> {
  if (!reader) return readerOn(await situationFor(visitor), asIf.on);
  const note = "Based on what you typed on this page. We do not store it.";
  return { applicant: reader, judgedFor: { ...ownFor(reader), note } };
}

const notAsked: EmployerFound = { standing: "unknown", name: null, town: null, asOf: null };

/** Several organisations equally near are a "possible", never a choice of ours. */
async function askRegister({ job }: VisaCheck, from: { clientAddress: string; now: Date }) {
  if (!job.employer) return { found: notAsked, sentence: null };
  const asked = await checkForPublic({ q: job.employer, town: job.town }, from);
  if (asked.kind === "refused")
    return { found: { ...notAsked, name: job.employer }, sentence: asked.sentence };
  const { verdict, asOf } = asked.answer;
  const found = employerFound({
    employerName: job.employer,
    employerTown: job.town || null,
    sponsorStatus: verdict.isAmbiguous ? "possible_match" : verdict.status,
    sponsorAsOf: asOf,
  });
  return { found, sentence: null };
}
