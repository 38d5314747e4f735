import { fileRefusals } from "../files/file-refusals.ts";
import { first, readXmlTree, type XmlNode } from "../files/xml-tree.ts";
import { finishDraft } from "../finish-draft.ts";
import { fault, type Imported, type ImportResult } from "../imported.ts";
import { readCandidate } from "./candidate.ts";
import { jsonTree, learnerInfoIn } from "./europass-json.ts";
import { readLearner } from "./learner.ts";
import { withUnreadText } from "./unread-text.ts";

/** Europass XML of both kinds: SkillsPassport (to 2020) and Candidate (since). */
export function readEuropassXml(text: string): ImportResult {
  const tree = readXmlTree(text);
  if (!tree.ok) return fault("", fileRefusals[tree.error]);
  const reading = readTree(tree.value);
  return reading
    ? finishDraft(reading.document, reading.unread)
    : fault("", fileRefusals["other-xml"]);
}

function readTree(root: XmlNode): Imported | null {
  if (root.name === "Candidate") return withUnreadText(root, readCandidate(root));
  const learner = first(root, "LearnerInfo");
  if (!learner) return null;
  return withUnreadText(learner, readLearner(learner, root.attributes.locale ?? ""));
}

/** Europass JSON, which says the same as SkillsPassport XML. */
export function readEuropassJson(json: unknown): ImportResult {
  const learner = learnerInfoIn(json);
  if (typeof learner !== "object" || learner === null)
    return fault("LearnerInfo", fileRefusals["other-json"]);
  const tree = jsonTree("LearnerInfo", learner);
  const { document, unread } = withUnreadText(tree, readLearner(tree, localeOf(json)));
  return finishDraft(document, unread);
}

function localeOf(json: unknown): string {
  const top = json as { SkillsPassport?: { Locale?: unknown } };
  const locale = top.SkillsPassport?.Locale;
  return typeof locale === "string" ? locale : "";
}
