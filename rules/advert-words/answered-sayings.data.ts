import { sayingRows } from "./saying-rows.ts";

/**
 * A question and its answer, a label and its value, an offer and its limit in the sentence after it, and
 * what each comes to. For tests; "\n" and "\t" stand for a new line and a tab. Beside each limit stands
 * a sentence that only looks like one.
 */
export const answeredSentences = sayingRows(String.raw`
conditional Visa sponsorship? Yes. For senior roles only.
conditional Visa sponsorship? Yes. But only for senior roles.
conditional Do you sponsor visas? Yes. Only for engineers with five years' experience.
conditional Do you offer visa sponsorship? Yes! This is limited to our engineering roles.
conditional Can you sponsor my visa? Yes. This depends on the role and your experience.
conditional Do you sponsor? Yes. However, this is assessed case by case.
conditional Is sponsorship available? Yes. Terms and conditions apply.
conditional Do you offer sponsorship? Yes. Subject to eligibility and business need.
conditional Will you sponsor a visa? Possibly. It depends on the role.
conditional Will you sponsor a visa? Maybe.
conditional Do you sponsor visas? Sometimes.
conditional Visa sponsorship? Case by case.
conditional Do you provide visa sponsorship? In some cases.
conditional Do you sponsor visas? We do, for hard-to-fill roles.
yes Visa sponsorship? Yes. We have sponsored more than forty colleagues.
yes Visa sponsorship? Yes. Hybrid working? Only on Fridays.
yes Do you sponsor visas? Yes. You will join a team of senior engineers.
yes Do you sponsor visas? We do!
yes Can you sponsor my visa? Yes, we can. Only one interview is needed.
yes Do you offer visa sponsorship? Yes. Part time? Only for senior roles.
no Visa sponsorship? No. Relocation? Yes.
no Do you sponsor visas? No. Do you offer hybrid working? Yes.
no Do you offer visa sponsorship? Not at this time.
no Do you sponsor visas? Unfortunately not.
no Do you sponsor visas? Not for this role.
no Do you sponsor visas? We don't, sorry.
no Will you sponsor my visa? Not currently.
no Can you sponsor visas? At present, no.
no Do you sponsor? Nope.
no Is visa sponsorship available? It is not.
conditional Sponsorship: Yes (senior roles)
conditional Visa sponsorship: Yes (senior roles only)
conditional Visa sponsorship: Yes, for senior roles
conditional Sponsorship: Yes - subject to salary threshold
conditional Sponsorship: Yes*\n* for roles above £45,000
unclear Sponsorship: TBC
unclear Sponsorship: to be confirmed
conditional Visa sponsorship: case by case
conditional Visa sponsorship: case-by-case basis
conditional Sponsorship: for exceptional candidates
conditional Sponsorship: for exceptional candidates only
conditional Sponsorship: subject to approval
conditional Visa sponsorship: subject to meeting UKVI criteria
conditional Sponsorship: considered
conditional Visa sponsorship: may be available
conditional Visa sponsorship: possible
conditional Visa sponsorship: discretionary
conditional Visa sponsorship: negotiable
conditional Sponsorship: limited
conditional Sponsorship available: in exceptional circumstances
no Sponsorship available: N
no Sponsorship available: No
no Sponsorship available? N
no Sponsorship offered: none
no Visa sponsorship | No
no Visa sponsorship | Not available
no Visa sponsorship\tNo
no Visa sponsorship\nNo
no Salary | £30,000\nVisa sponsorship | No\nHybrid | Yes
no Visa sponsorship = No
no Visa sponsorship: ✗
no Visa sponsorship: ❌
no Visa sponsorship: N/A
no Visa sponsorship: not offered
no Visa sponsorship: unavailable
no Sponsorship: 0
no Sponsorship: we cannot offer this
no • Salary: £28,000\n• Sponsorship: No\n• Hours: 37.5
yes • Salary: £48,000\n• Sponsorship: Yes\n• Hours: 37.5
yes Visa sponsorship | Yes
yes Salary | £50,000\nVisa sponsorship | Yes\nHybrid | No
yes Sponsorship available: Y
yes Sponsorship available: Yes
yes Visa sponsorship\tAvailable
yes Visa sponsorship\nYes
yes Visa sponsorship: ✓
yes Visa sponsorship: ✅
yes Visa sponsorship: offered
yes Visa sponsorship: provided
conditional Visa sponsorship | Case by case
conditional Visa sponsorship | Senior roles only
conditional Visa sponsorship | Yes (PhD holders only)
conditional Visa sponsorship\nCase by case
conditional Visa sponsorship: senior hires only
conditional Sponsorship is available. This is only for roles at grade 7 and above.
conditional We sponsor visas. This applies to senior roles only.
conditional We offer visa sponsorship. Conditions apply.
conditional We can sponsor Skilled Worker visas. This is subject to the salary threshold.
conditional Visa sponsorship available. Senior positions only.
conditional Visa sponsorship is available (for the right candidate).
conditional Visa sponsorship available for the right candidate.
yes We offer visa sponsorship. Free lunch on Fridays only.
yes We sponsor visas. You must pass a background check.
yes Visa sponsorship available. Full time only.
no Sponsorship is not available. This applies to all roles.
conditional Sponsorship is not available. Except for senior engineers.
conditional No sponsorship. Exceptions may be made for senior hires.
no Q: Do you sponsor visas? A: No.
yes Q: Do you sponsor visas? A: Yes.
conditional Q: Do you sponsor visas? A: Yes, in exceptional cases.
no Will you now or in the future require sponsorship? If yes, please do not apply.
no Do you need sponsorship? If so, we regret we cannot proceed.
unclear Will you now or in the future require visa sponsorship? Yes / No
unclear Do you require visa sponsorship? (Yes/No)
unclear Do you need a visa to work in the UK? Please tell us in your application.
unclear Sponsorship required: Yes/No
unclear Sponsorship: please see our website
silent Corporate sponsorship: Yes
silent Event sponsorship | No
conditional Do you offer sponsorship? Yes - but only where the salary meets the threshold.
conditional Visa sponsorship? Yes. Limited to roles paying over £41,700.
conditional Visa sponsorship? Yes. Eligibility criteria apply.
conditional Will you sponsor me? Yes. Provided you meet the salary threshold.
conditional Will you sponsor me? Yes. As long as the salary meets the rules.
conditional Will you sponsor me? Yes. If you have a PhD.
conditional Will you sponsor me? Yes. Not for interns.
conditional Will you sponsor me? Yes. Not for all roles.
conditional Visa sponsorship: Yes. Senior only.
conditional Visa sponsorship: Yes. At manager level and above.
conditional Visa sponsorship: Yes, at manager level and above
conditional Visa sponsorship: Yes, after probation
conditional Visa sponsorship: Yes (after 12 months)
conditional Visa sponsorship: Yes (experienced hires)
conditional Visa sponsorship: Yes if eligible
conditional Visa sponsorship: Available for some roles
conditional Visa sponsorship - in exceptional cases only
conditional Visa sponsorship: depends on experience
conditional Visa sponsorship: it depends
conditional Visa sponsorship: Maybe
conditional Visa sponsorship: No, except for PhD level
conditional Visa sponsorship: No (unless exceptional)
conditional We sponsor visas. Salary threshold must be met.
conditional We sponsor visas. You must meet the salary threshold.
conditional We offer visa sponsorship. Candidates must meet UKVI requirements.
conditional We can offer sponsorship. Please note this is not guaranteed.
conditional Sponsorship available. Not guaranteed.
conditional Sponsorship available. However, this will be at the discretion of the hiring manager.
conditional Visa sponsorship is offered.\n*Only for full-time permanent roles.
conditional • Visa sponsorship\n• Case by case
yes We sponsor visas. Only apply if you love data.
yes We sponsor visas. Only shortlisted candidates will be contacted.
yes We offer visa sponsorship. For an informal chat, call Sam.
yes We offer visa sponsorship. For more roles, see our careers page.
yes Visa sponsorship available. This is a full-time position.
yes Visa sponsorship available. This role is office based only.
yes Visa sponsorship available. It is a great place to work.
yes Visa sponsorship: Yes\nDriving licence: Only for field roles
yes Visa sponsorship: Yes\nFull-time only
yes Do you sponsor visas? Yes. Do you pay for relocation? It depends.
yes Do you sponsor visas? Yes, we do. We also pay the fees.
yes Do you sponsor visas? Yes, for all roles.
yes Will you sponsor my visa? Of course! Just tell us when you apply.
yes Visa sponsorship? Yep!
yes Sponsorship (Y/N): Y
yes Sponsorship | ✔
yes Skilled Worker visa sponsorship | Available
no Sponsorship (Y/N): N
no Sponsorship | ✘
no Skilled Worker visa sponsorship | Unavailable
no Sponsorship provided | No
no Visa sponsorship: No\nRemote: Yes
no Location: Leeds | Contract: Permanent | Sponsorship: No | Closing: 3 May
no Do you sponsor visas? No, we do not.
no Do you sponsor visas? No. Only UK citizens may apply.
no Do you sponsor visas? Never.
no Can I apply if I need sponsorship? No.
no Can I apply if I need sponsorship? Sorry, no.
no Can international students apply? Yes, but we do not sponsor visas.
yes Can I apply if I need sponsorship? Yes.
yes Can I apply if I need a visa? Yes, we are happy to sponsor.
yes Need a visa? We sponsor.
yes Need a visa? We can help.
yes Need sponsorship? No problem.
unclear Visa sponsorship\nNo two days are the same here.
unclear Visa sponsorship\nNo. of vacancies: 3
unclear Visa sponsorship\nYour visa status will be checked by our team.
unclear Visa sponsorship status: please state
unclear Sponsorship: ask us
unclear Do you need sponsorship? Yes or no?
unclear Visa sponsorship: Yes / No / Maybe
unclear Are you on a visa? If so, when does it end?
unclear Do you require sponsorship? No
no Do you require sponsorship? Then this role is not for you.
no Need sponsorship? Sorry, we can't help.
no Need a visa? We are unable to sponsor.
silent Festival sponsorship: Yes
conditional Can you sponsor? Yes! Exceptions apply.
conditional Visa sponsorship offered? Yes. T&Cs apply.
conditional Do you provide CoS? Yes. For nurses and doctors only.
conditional Are you able to sponsor visas? We are, in limited circumstances.
conditional Are you able to sponsor visas? Yes we are, though it is rare.
conditional Do you sponsor? Generally yes.
conditional Do you sponsor? Usually not.
conditional Sponsorship: Potentially
conditional Sponsorship: Yes - specialist posts
conditional Sponsorship: Yes - Band 6 and above
conditional Sponsorship available (certain roles)
conditional Sponsorship will be considered for hard-to-recruit posts.
conditional We have a sponsor licence. Sponsorship is considered individually.
no Are you able to sponsor visas? We are not.
no Are you able to sponsor visas? I'm afraid not.
no Are you able to sponsor visas? I am afraid we cannot.
no Do you sponsor visas? We do not at present.
no Sponsor visa: No
no Tier 2 sponsorship - No
no Sponsorship.....No
no Visa Sponsorship Available: No - candidates must have right to work
yes Are you able to sponsor visas? We are!
yes Are you able to sponsor visas? Yes we are.
yes Sponsorship.....Yes
yes Visa Sponsorship Available: Yes - apply today
yes We sponsor visas for this role. Salary: £45,000. Monday to Friday only.
yes We provide visa sponsorship. If you are excited by this, apply now!
yes We provide visa sponsorship. It will be a busy role.
yes We provide visa sponsorship. This can be a tough job.
yes We provide visa sponsorship. Only the best ingredients are used.
yes Sponsorship: Yes, this role qualifies
`);
