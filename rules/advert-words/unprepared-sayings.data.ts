import { sayingRows } from "./saying-rows.ts";

/** Phrasings that were read before any rule was written for them: from hospitals to agencies, in many Englishes. */
export const unpreparedSentences = sayingRows(`
unclear Do you sponsor visas? We are.. well, ask us
unclear Do you sponsor visas? We do... sometimes it is complicated, so ask.
unclear Do you sponsor? Good question!
no Do you sponsor visas? No...
no <td>Visa sponsorship</td><td>No</td>
no <ul><li>No visa sponsorship</li><li>Free lunch</li></ul>
unclear Full details of the visa sponsorship are available from HR
unclear Will you sponsor my visa? Let's talk.
no This post does not meet the requirements for a Certificate of Sponsorship under the Skilled Worker route.
no The Trust is unable to issue a Certificate of Sponsorship for this post as it does not meet the salary threshold.
no Applications from candidates who require Skilled Worker sponsorship cannot be considered for this Band 3 post.
no This role does not attract sponsorship points under the UKVI points based system.
yes This post is eligible for sponsorship under the Skilled Worker visa route.
no This post is not eligible for sponsorship under the Skilled Worker visa route.
conditional This role may be eligible for sponsorship, depending on the candidate's circumstances.
no Please note the bank will not sponsor applicants for work visas for this graduate programme.
no We regret that we do not have a sponsor licence.
no As we don't hold a sponsorship licence, we can only accept applicants with existing right to work.
no Our client cannot offer any kind of sponsorship.
no Sadly our client isn't set up to sponsor visas.
no SPONSORSHIP IS NOT AVAILABLE FOR THIS POSITION
conditional VISA SPONSORSHIP AVAILABLE FOR THE RIGHT CANDIDATE!!!
unclear 🚫 Visa sponsorship
yes ✅ Visa sponsorship provided
no ❌ No sponsorship, sorry!
no Visa sponsership is not offered.
no We dont provide visa sponsership
yes We provide sponsorshop for skilled worker visa
no We are not giving the visa sponsorship for this job.
no Sponsorship visa not possible sorry.
no Please dont apply if you are needing sponsorship.
yes We can give sponsorship to the overseas candidates.
no Company not able to do sponsor for visa.
no You must have full working rights in Australia; sponsorship is not on offer.
no Unfortunately, visa sponsorship (482/186) is not available for this role.
yes 482 visa sponsorship available for suitable candidates.
no Only candidates with unrestricted Australian work rights will be considered; we won't be sponsoring.
no Candidates must hold a Stamp 4 as we cannot support employment permit applications.
yes We will support a Critical Skills Employment Permit application for the successful candidate.
no We are unable to assist with work permits for this position.
no Applicants must be legally entitled to work in Canada; we do not provide LMIA support.
yes LMIA support is available for this position.
no Sponsorship isn't something we're able to look at.
no We're not currently in a position where we can sponsor visas.
no Visa sponsorship won't be provided now or in the future.
no It is not the case that we offer sponsorship.
yes There is no reason why we could not sponsor you: we hold a licence and sponsor visas every year.
conditional We don't rule out visa sponsorship for exceptional candidates.
conditional Sponsorship is only available at senior consultant level and above.
conditional Visa sponsorship is available for PhD level roles only.
conditional We can only sponsor candidates who are already on a Skilled Worker visa.
conditional From April 2027 we will be able to sponsor visas.
conditional Sponsorship can be offered subject to the salary meeting the Home Office threshold.
conditional We consider sponsorship on a case-by-case basis.
conditional If you need a visa, sponsorship may be possible after your probation.
no We stopped sponsoring visas in 2025.
no Following a review, the firm has withdrawn visa sponsorship for all entry-level positions.
no <p><strong>Visa sponsorship:</strong> No</p>
yes <li>Visa sponsorship: Yes</li>
yes Sponsorship offered? Yes
no Tier 2 sponsorship: not available
no Visa sponsor: N/A
no Sponsorship: None at this time
no We cannot accept applications from those whose visa expires within 12 months without sponsorship from another employer, and we do not sponsor.
no Graduate visa holders are welcome, but we cannot sponsor you afterwards.
no We welcome applicants on a Graduate visa; however, please note that we're not able to sponsor once it expires.
no If you require visa sponsorship now or at any point in the future you will not be eligible for this role.
no Candidates needing sponsorship need not apply.
no No C2C, no sponsorship, W2 only.
yes Relocation package and visa sponsorship included.
yes We sponsor visas and help you to relocate to Dublin.
yes Yes! We sponsor Skilled Worker visas.
yes International candidates: we've got you covered with full visa sponsorship.
yes Don't worry about your visa, we will sponsor you.
yes You do not need to have the right to work already: we will sponsor your visa.
silent We are proud sponsors of the Leeds Half Marathon.
silent You will report to the project sponsor and executive sponsors.
unclear Ask HR whether visa sponsorship applies to this role.
unclear Details of sponsorship will be given at interview.
no Regretfully, owing to changes in Home Office rules, sponsorship for this role has become impossible.
`);
