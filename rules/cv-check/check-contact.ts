import type { CvDocument, CvLook } from "#rules/cv/cv-document.ts";
import type { CvPlace, Finding, FindingLevel } from "./finding.ts";
import { entriesOf, isShown } from "./lines.ts";

type Problem = readonly [code: Finding["code"], level: FindingLevel];

/** How a reader writes back. */
export function checkContact(document: CvDocument, { market }: CvLook): readonly Finding[] {
  const { name, email, phone, location } = document.basics;
  const at = (field: string): CvPlace => ({ section: "basics", field });
  const country = countryOf(location.countryCode);
  const isFromAbroad = country !== null && country !== market;
  return [
    ...say(name.trim() ? null : ["name-missing", "mistake"], at("name"), "No name"),
    ...say(emailProblem(email.trim()), at("email"), email.trim() || "No email address"),
    ...say(
      phoneProblem(phone.trim(), isFromAbroad),
      at("phone"),
      phone.trim() || "No phone number",
    ),
    ...say(
      location.address.trim() && market !== "de" ? ["address-full", "advice"] : null,
      at("address"),
      location.address,
    ),
    ...linksOf(document).flatMap((link) => say(linkProblem(link.url), link.at, link.url)),
  ];
}

function say(problem: Problem | null, at: CvPlace, evidence: string): readonly Finding[] {
  return problem ? [{ code: problem[0], level: problem[1], at, evidence }] : [];
}

const emailForm = /^[^\s@<>()",;:]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/;
/** Whole words only, and none that is somebody's name: Angela, Glover and 1969 are no jokes. */
const playful = new Set(["sexy", "cutie", "gamer", "ninja", "hottie", "crazy", "swag"]);
/** Universities close a student's address some time after the course. */
const university = /\.(edu|ac)(\.[a-z]{2,3})?$/i;

function emailProblem(email: string): Problem | null {
  if (email === "") return ["email-missing", "mistake"];
  if (!emailForm.test(email)) return ["email-broken", "mistake"];
  if (wordsIn(email.split("@")[0]!).some((word) => playful.has(word)))
    return ["email-playful", "advice"];
  return university.test(email) ? ["email-closes", "advice"] : null;
}

function wordsIn(mailbox: string): readonly string[] {
  return mailbox.toLowerCase().split(/[^\p{L}]+/u);
}

/** As people write them. A country we do not know by this name is not another country. */
const countryNames: Readonly<Record<string, string>> = {
  uk: "gb",
  "united kingdom": "gb",
  "great britain": "gb",
  england: "gb",
  scotland: "gb",
  wales: "gb",
  "northern ireland": "gb",
  ireland: "ie",
  "republic of ireland": "ie",
  australia: "au",
  canada: "ca",
  germany: "de",
  deutschland: "de",
  usa: "us",
  "united states": "us",
  "united states of america": "us",
};

function countryOf(typed: string): string | null {
  const name = typed.trim().toLowerCase().replaceAll(".", "");
  return countryNames[name] ?? (/^[a-z]{2}$/.test(name) ? name : null);
}

function phoneProblem(phone: string, isFromAbroad: boolean): Problem | null {
  if (phone === "") return ["phone-missing", "advice"];
  const digits = phone.replace(/\D/g, "").length;
  const isForm = /^[+\d][\d\s().\-/]*(?:(?:ext|x)\.?\s*\d+)?$/i.test(phone);
  if (!isForm || digits < 7 || digits > 18) return ["phone-broken", "mistake"];
  return isFromAbroad && !/^(\+|00)/.test(phone) ? ["phone-no-country", "advice"] : null;
}

/** Every address in the document, with where it stands. */
export function linksOf(document: CvDocument): readonly { at: CvPlace; url: string }[] {
  const { basics } = document;
  const listed = (
    ["work", "volunteer", "education", "projects", "certificates", "publications"] as const
  )
    .filter((section) => isShown(document, section) && entriesOf(document, section).length > 0)
    .flatMap((section) =>
      document[section]
        .filter(({ isHidden }) => !isHidden)
        .map(({ id, url }) => ({ at: { section, entryId: id, field: "url" }, url })),
    );
  const profiles = basics.profiles
    .filter(({ isHidden }) => !isHidden)
    .map(({ id, url }) => ({ at: { section: "basics" as const, entryId: id, field: "url" }, url }));
  return [
    { at: { section: "basics" as const, field: "url" }, url: basics.url },
    ...profiles,
    ...listed,
  ].filter(({ url }) => url.trim() !== "");
}

/** "linkedin.com/in/name", as people type it. */
export const withoutScheme =
  /^(?:www\.)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;

function linkProblem(typed: string): Problem | null {
  const url = typed.trim();
  if (withoutScheme.test(url)) return ["link-no-scheme", "advice"];
  return /^https?:\/\/[^\s/]+\.[^\s/]{2,}(?:\/\S*)?$/i.test(url)
    ? null
    : ["link-broken", "mistake"];
}
