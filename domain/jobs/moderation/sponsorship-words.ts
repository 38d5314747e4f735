/** "We cannot sponsor", "no visa sponsorship", "unable to offer sponsorship", "the right to work without sponsorship". */
export const refusesToSponsor =
  /\b(?:(?:can(?:no|')?t|cannot|can not|do(?:es)? not|don['’]t|doesn['’]t|will not|won['’]t|not able to|unable to|not in a position to)\s+(?:currently\s+)?(?:offer|provide|give|support|accept|consider)?\s*(?:any\s+)?(?:applicants?\s+(?:who|that)\s+(?:need|require)\s+)?(?:visa\s+|a\s+|skilled worker\s+|tier 2\s+)*(?:sponsor(?:ship|ing)?)|no\s+(?:visa\s+)?sponsorship|(?:right|eligib\w+|authori[sz]\w+|permission|able)\s+to\s+work\b[^.!?\n]{0,60}\bwithout\s+(?:visa\s+)?sponsorship|sponsorship\s+(?:is|will)\s+not|not\s+(?:eligible\s+for|open\s+to)\s+(?:visa\s+)?sponsorship|not\s+a\s+licen[cs]ed\s+sponsor)\b/i;

/** "We sponsor", "visa sponsorship is available", "we hold a Skilled Worker licence". */
export const saysItSponsors =
  /\b(?:(?:we|can|will|happy to|able to|may)\s+(?:also\s+)?sponsor|(?:offers?|provides?|with)\s+(?:visa\s+|skilled worker\s+)?sponsorship|sponsorship\s+(?:is\s+)?(?:available|offered|provided|possible)|(?:licen[cs]ed\s+sponsor)|(?:hold|have)\s+a\s+(?:skilled worker|sponsor(?:ship)?)\s+licen[cs]e)\b/i;

export type Agreement = "agree" | "differ" | "silent";

/** Whether the tick box and the advert's words say the same. Used beside the form and by staff. */
export function agreementOf(sponsorship: string, text: string): Agreement {
  const isNo = refusesToSponsor.test(text);
  const isYes = saysItSponsors.test(text.replace(refusesToSponsor, " "));
  if (!isNo && !isYes) return "silent";
  if (sponsorship === "offered") return isNo ? "differ" : "agree";
  if (sponsorship === "later") return "agree";
  if (sponsorship === "not-offered") return isNo ? "agree" : "differ";
  return "differ";
}
