import type { Saying } from "./saying.ts";

const WHO_LACKS =
  "if (?:you|candidates|applicants|they) (?:do not|don't|dont|have not|haven't|havent)(?: (?:already|currently|yet))?";
const RIGHT =
  "(?: (?:the|a|any|existing))* (?:right|permission) to (?:live and )?work(?: already)?(?: here| in \\S+(?: \\S+)?)?(?: already)?";
const NO_NEED = "(?:there is |there's )?no need to|you (?:do not|don't|dont) need to";
const NO_NEED_OF = "you (?:do not|don't|dont) need";
/** What was asked for just before, and is not named again. */
const IT =
  "(?: (?:have|hold|got))?(?: (?:one|it|this|that|these|any|either|such a visa|a (?:valid |current |suitable )?(?:work )?visa))?";
const IF_NOT = `if not|otherwise|${WHO_LACKS}${IT}`;

/** What lets the lack be: "we can sponsor you", not "we would have to sponsor you" or "we will help you find a sponsor". */
const OFFERING = [
  "we (?:sponsor|offer|provide)",
  "we(?:'ll| (?:can|will|may|might|could|do)| (?:are|may be|might be|will be|would be) (?:able|happy|willing|glad|pleased) to)(?: (?:also|gladly|happily|still|then))? (?:sponsor|offer|provide|arrange|consider)",
].join("|");
const WHAT_IS_OFFERED =
  "(?: (?:you|your|them|an?|the|full|free|uk|visa|work|skilled|worker|certificate|of|tier|2|necessary|required))*?";
const OFFER = `(?:(?:${OFFERING})${WHAT_IS_OFFERED}(?:(?<=sponsor)(?: you\\b| your\\b| them\\b| visas?\\b|$)| (?:sponsorship|visas?|permits?|cos)(?=$| (?:sponsorship|for|to|if|and|where|when|as|in|at|from|under|subject|with|on|after|once|:|\\()(?: |$)))|(?:visa )?sponsorship (?:is|can|may|might|will|could)\\b)`;
const DUTY = "we(?:'d| would)(?: \\S+)? (?:need|have) to";

/** "If you do not have the right to work in the UK, ...", "No need to have it already: ...", "If not, we can sponsor you". */
const LEAD = new RegExp(
  `^(?:(?:${WHO_LACKS} have|(?:${NO_NEED})(?: already)? have|${NO_NEED_OF})${RIGHT}(?: (?:as|because|since))?(?: then)?(?: :)?(?= (?!${DUTY})(?:we|we'll|sponsorship|visa sponsorship)\\b)|(?:${IF_NOT})(?: then)?(?: :)?(?= ${OFFER}))`,
);
const UNSAID = new RegExp(`^(?:${IF_NOT})(?: then)?(?: :)?(?= (?:we|we'll)\\b)`);
const TURN = new RegExp(`^if not(?: then)?(?: :)?(?= ${OFFER})`);
const BEGINS_WITH_IF_NOT = new RegExp(`^\\W*(?:and )?(?:${IF_NOT}|${WHO_LACKS} have)\\b`);

/** How many words at the start speak of those who lack what was asked for: their "not" says nothing of what follows. */
export function lengthOfLead(words: readonly string[]): number {
  const [lead] = LEAD.exec(words.join(" ")) ?? [];
  return lead ? lead.split(" ").length : 0;
}

/** "If not, we will sponsor you": what they lack, a visa or a diploma, stands in the sentence before. */
export function lacksWhatWasSaid(words: readonly string[]): boolean {
  return UNSAID.test(words.join(" "));
}

const MAX_TURN = 16;

/** "... the right to work, if not we can sponsor you": where the second half begins. */
export function beginsOtherWay(words: readonly string[], at: number): boolean {
  if (words[at] !== "if" || words[at + 1] !== "not") return false;
  return TURN.test(words.slice(at, at + MAX_TURN).join(" "));
}

const MAX_BETWEEN = 4;

/** "You must have a visa. If not, we can sponsor you": what is asked for is then no refusal. */
export function withOtherWay(asked: Saying | undefined, said: Saying | undefined): Saying | null {
  if (asked?.code !== "wants-none-needed" || !said || said.from - asked.to > MAX_BETWEEN)
    return null;
  const isOffer = said.stance === "yes" || said.stance === "conditional";
  if (!isOffer || !BEGINS_WITH_IF_NOT.test(said.quote.toLowerCase().replaceAll("\u2019", "'")))
    return null;
  return { ...asked, code: "mentions", stance: "unclear" };
}
