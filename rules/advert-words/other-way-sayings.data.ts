import { sayingRows } from "./saying-rows.ts";

/**
 * Sentences written before they were read: what is asked for and what is done for those without it,
 * trades and teams, licences that are not used. For tests.
 */
export const otherWaySentences = sayingRows(`
yes You must have a visa that allows you to work. If not, we can sponsor you.
yes Our homes can sponsor senior care workers.
yes You must have the right to work in the UK. If not, we will sponsor you.
yes Candidates must hold a valid visa. If you don't have one, we can offer sponsorship.
no You must have a visa that allows you to work. If not, we cannot sponsor you.
no You must have a visa that allows you to work. If not, please do not apply.
conditional You must have a valid work visa. If not, we may be able to sponsor you.
yes You must already have a visa. Otherwise we will sponsor you.
no You need a valid visa. We are not able to help with this.
yes We sponsor senior care assistants.
yes Our hospital sponsors mental health nurses.
yes We can sponsor care workers.
yes We sponsor software engineers.
silent We sponsor young people in Leeds.
silent We sponsor junior football players.
silent Our firm sponsors local artists and the Leeds Lions.
silent We sponsor the under-9s.
silent Proud to sponsor the Yorkshire Vikings.
no We do not sponsor care workers.
no We cannot sponsor senior care assistants.
conditional We may sponsor senior care workers.
no This is not a sponsored role.
yes Sponsorship: yes.
no Sponsorship? Not for this post.
no This vacancy does not meet the criteria for a Certificate of Sponsorship.
no This post does not meet the requirements for sponsorship under the Skilled Worker route.
yes This post meets the requirements for sponsorship under the Skilled Worker route.
conditional Applications from job seekers who require current Skilled Worker sponsorship to work in the UK are welcome and will be considered alongside all other applications, subject to eligibility.
yes Applications from job seekers who require current Skilled Worker sponsorship to work in the UK are welcome and will be considered alongside all other applications.
no We are unable to accept applications from candidates who require a visa.
no Only candidates who do not require sponsorship will be considered.
no Please note that we will only consider candidates who already have the right to work in the UK without sponsorship.
no Due to the nature of the contract, visa sponsorship cannot be provided.
no As this is a part-time role it is not eligible for sponsorship.
no The salary for this role falls below the threshold for visa sponsorship.
no Fixed-term contract, so no visa sponsorship is possible.
conditional Visa sponsorship is considered for exceptional candidates.
no We no longer sponsor visas.
no We used to sponsor visas.
unclear We have sponsored visas in the past.
no Student visa holders cannot be considered.
no We cannot accept applicants on a Graduate visa or those needing sponsorship.
yes Graduate visa holders are welcome, and we will sponsor you when it ends.
unclear Graduate visa holders welcome.
yes We hold a sponsor licence and will sponsor the successful candidate.
unclear We hold a sponsor licence.
no We hold a sponsor licence but we will not use it for this role.
no Although we are a licensed sponsor, this role is not eligible.
yes We pay your visa fees and sponsor you from day one.
no You will be responsible for your own visa.
yes Relocation package and Skilled Worker visa included.
silent You will manage sponsorship deals with our event partners.
no You must be able to work in the UK indefinitely without the need for sponsorship.
silent We sponsor the Leicester Tigers.
silent We sponsor the Glasgow Warriors and Durham Cricket.
silent Proud to sponsor the Huddersfield Giants.
silent The company sponsors the Yorkshire Vikings.
silent Our company sponsors young people.
silent Our firm sponsors a local choir.
silent Our company sponsors our staff through their ACCA exams.
silent The charity sponsors children in Kenya.
unclear You should be a qualified accountant. If not, we will sponsor you.
silent You need an SC clearance. If not, we will sponsor you through clearance.
yes You must have the right to work in the UK, if not we can sponsor you.
no You must have the right to work in the UK, if not we cannot sponsor you.
no You must have the right to work in the UK; if you do not, we cannot offer sponsorship.
no If you don't have a visa we can't help.
no If not, sponsorship is not available.
conditional You must have a valid visa. If you do not, we may consider sponsorship.
no Applicants must not require sponsorship. If you do, please do not apply.
no We have a sponsor licence but are not using it at the moment.
unclear We hold a sponsor licence but do not use it for interns.
yes We will sponsor electricians and plumbers.
yes We sponsor community nurses.
silent We sponsor older people at our local club.
silent We sponsor football club staff.
no We are not looking to sponsor senior care workers.
`);

/** Said of jobs and people outside the UK, in an advert of a job in the UK. For tests. */
export const outsideSentences = sayingRows(`
no Sponsorship is only available outside the UK.
no Sponsorship is only offered for roles outside the UK.
no We can only sponsor visas abroad.
no Visa sponsorship is available overseas only.
unclear Visa sponsorship is available outside the UK.
conditional We only sponsor applicants who are outside the UK.
yes Our company sponsors overseas workers.
yes The trust sponsors nurses from abroad.
unclear We do not sponsor visas outside the UK.
unclear We cannot sponsor visas in Canada.
no We cannot sponsor visas in Canada or the UK.
no We do not sponsor visas in the UK or abroad.
no We do not sponsor overseas candidates.
no We cannot sponsor applicants from outside the UK.
no We do not offer sponsorship to candidates outside the UK.
no We cannot offer sponsorship to applicants who live abroad.
no We do not sponsor anyone from overseas.
no No sponsorship for applicants outside the UK.
no Sponsorship is not available to those applying from abroad.
yes We sponsor people from outside the UK.
yes We sponsor candidates living abroad.
yes We sponsor overseas nurses.
yes Visa sponsorship available for overseas applicants.
yes Sponsorship is available for those outside the UK.
conditional Sponsorship is available only for candidates outside the UK.
yes Sponsorship is available whether you are in or outside the UK.
no Sponsorship is only available in our offices abroad.
no Visa sponsorship is only available for positions based outside the UK.
no Recruitment from abroad is not possible and we do not sponsor visas abroad or here.
no We do not offer visa sponsorship, whether you live here or abroad.
no We do not offer visas or sponsorship abroad or in England.
no No visas sponsored outside the EU.
`);
