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
no Unfortunately this role cannot be sponsored.
no This role is not open to sponsorship.
no Sponsorship will not be considered for this vacancy.
no We can't offer Tier 2 sponsorship.
no Regrettably we do not have a licence to sponsor.
no You need to have full working rights in the UK, as we are unable to sponsor.
no Applicants requiring a visa will not be shortlisted.
no Please do not apply if you require sponsorship.
no If you require sponsorship, this is not the role for you.
no We are not in a position to sponsor at this time.
no Visa sponsorship: not available.
no Sponsorship - No
no Candidates must have ILR or British citizenship.
no British nationals only due to security clearance.
no We won't be able to sponsor visas for this one.
yes We welcome applications from candidates who need a Skilled Worker visa.
yes Certificate of Sponsorship provided.
yes CoS available for the right candidate's family.
yes We will sponsor your Skilled Worker visa and pay the Immigration Health Surcharge.
yes Visa sponsorship is offered for this post.
yes As a licensed sponsor, we will issue you a Certificate of Sponsorship.
yes We can provide a Certificate of Sponsorship to successful applicants.
yes Overseas nurses: we sponsor your visa and OSCE.
yes Full visa sponsorship for you and your family.
conditional Sponsorship may be possible for candidates with two years' experience.
conditional We can consider sponsorship for hard to fill posts.
conditional Sponsorship is available for Band 6 and above.
conditional Visa sponsorship available after six months.
conditional We will only sponsor candidates with a PhD.
conditional Sponsorship subject to salary threshold.
conditional If the role meets the Home Office criteria we will sponsor.
unclear All applicants must have the right to work in the UK.
unclear Please tell us about your visa status.
unclear Do you require sponsorship to work in the UK?
unclear We are an A-rated sponsor.
silent We sponsor a local under-11s football team.
silent Corporate sponsorship of charity events.
silent You will be the executive sponsor for the project.
silent We accept Visa and Mastercard.
silent We fund your apprenticeship and sponsor your CIMA studies.
silent Sponsored by Barclays, our academy trains young chefs.
silent We sponsor the Sheffield Steelers.
silent Our bank sponsors the Gloucester Cheese Festival.
no We previously sponsored visas but no longer do so.
no The successful applicant must not need sponsorship at any point.
no Only applicants with an existing right to work without sponsorship need apply.
yes You don't need the right to work already, as we'll sponsor your visa.
no Whilst we hold a licence we are not sponsoring for this role.
no This job does not offer visa sponsorship or relocation.
no The role offers relocation but not visa sponsorship.
yes The role offers relocation and visa sponsorship.
unclear Sponsorship: to be discussed at interview.
conditional Sponsorship is limited to senior roles.
conditional Sponsorship is limited to nurses in the UK.
unclear As a licensed sponsor we offer visa advice.
no As a licensed sponsor we cannot issue a Certificate of Sponsorship for this role.
conditional As a licensed sponsor we may issue you a Certificate of Sponsorship.
conditional We are a licensed sponsor and sponsorship may be available.
no We are a licensed sponsor and sponsorship is not available.
yes We sponsor visas and no longer ask for IELTS.
no We used to offer sponsorship but no longer sponsor.
unclear We are a licensed sponsor and visa advice is available.
conditional As a licensed sponsor, we can offer sponsorship to some roles.
conditional As a licensed sponsor we can issue a Certificate of Sponsorship subject to salary.
conditional We are a licensed sponsor and sponsorship is only available for senior roles.
conditional Full visa sponsorship for you after a year.
conditional As a licensed sponsor, we might be able to provide sponsorship.
unclear As a licensed sponsor we issue a Certificate of Sponsorship to our students.
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
no Sponsorship is limited to our Dublin office.
no We're a licensed sponsor, however sponsorship isn't on offer here.
yes We're a licensed sponsor and sponsorship is on offer here.
no Visa sponsorship is restricted to roles in Canada.
`);
