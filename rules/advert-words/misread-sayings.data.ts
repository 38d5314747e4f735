import { sayingRows } from "./saying-rows.ts";

/**
 * Sentences that were once read wrongly, each kind with what looks like it and says another thing.
 * For tests. A yes read where nobody offers anything is the worst that can happen here.
 */
export const misreadSentences = sayingRows(`
no No 🇬🇧 sponsorship available
no We do not ❌ offer visa sponsorship
no We are unable 😔 to sponsor visas
no Sponsorship 🚫 not available
no Visa sponsorship 🚫 Not available
no Sorry 😔 we can't sponsor
no We would love to sponsor you 😔 we can't
no Visa sponsorship? ❌ No
yes Visa sponsorship? ✅ Yes
unclear No agencies 🙏 We sponsor visas
unclear We sponsor visas ❌
unclear Visa sponsorship available ❌
unclear ✗ Visa sponsorship provided
yes We sponsor visas 👍 Come and join us
yes Visa sponsorship available ✅ apply now
no Candidates must have LMIA approval.
unclear LMIA approval is required.
unclear The successful candidate will need LMIA approval or an open work permit.
unclear You need an LMIA approved job offer.
unclear An LMIA approved position is required to apply.
yes We offer an LMIA supported job.
unclear Driving licence essential and the role is open to visa holders.
unclear We are a licensed sponsor and this role may meet the requirements for sponsorship.
unclear We are a licensed sponsor and this role may qualify for sponsorship.
unclear We are a licensed sponsor and this role must meet the requirements for sponsorship.
unclear We hold a sponsor licence and the post might be eligible for sponsorship.
yes We hold a sponsor licence and this role is eligible for sponsorship.
conditional We offer sponsorship and candidates must meet the salary threshold.
conditional Visa sponsorship? Sure, for senior roles only.
conditional Visa sponsorship? Of course, subject to eligibility.
conditional Visa sponsorship? Absolutely, if you meet the salary threshold.
conditional Visa sponsorship? Certainly something we look at case by case.
conditional Visa sponsorship? Yes, for senior roles only.
conditional Is sponsorship available? Yes, if you meet the salary threshold.
conditional Is sponsorship available? Yes, but not for interns.
no Visa sponsorship? Of course we would love to, but cannot.
no Do you sponsor visas? Yes in other teams, but sadly we can't for this one.
yes Visa sponsorship? Of course, no problem.
yes Visa sponsorship? Yes, no problem.
yes Visa sponsorship? Sure, we do.
unclear There is no reason not to tell us your visa status.
unclear There is no reason not to apply before your visa runs out.
yes There is no reason not to apply if you require a visa.
yes There is no reason not to apply: we sponsor visas.
yes If you need an LMIA we will help.
silent You will need to help residents feel settled.
silent Must be settled by nature.
silent We only recruit settled teams.
no You must have settled status.
no Only those with settled or pre-settled status can apply.
no You need ILR.
no Candidates must be settled or pre-settled.
unclear You do not need ILR.
unclear You do not need settled status.
unclear You do not need Stamp 4.
yes We need an engineer: Stamp 4 or visa sponsorship available.
unclear We need people and accept Stamp 1G or Stamp 4.
unclear We need people and accept Stamp 4.
no You need Stamp 4.
no You must have an EU passport or Stamp 4.
no Stamp 4 is needed, as sponsorship is not available.
no You must have Stamp 4: no sponsorship available.
no You must hold a Stamp 4 visa, training provided.
yes We offer visa sponsorship and accept Stamp 1G.
yes PGWP holders are welcome and we will sponsor a work permit.
yes Stamp 1G accepted and employment permit sponsorship provided.
yes We sponsor employment permits and welcome Stamp 1G.
conditional Stamp 1G accepted and employment permit sponsorship may be provided.
no Stamp 1G accepted and employment permit sponsorship is not provided.
unclear We accept Stamp 1G and offer training.
`);
