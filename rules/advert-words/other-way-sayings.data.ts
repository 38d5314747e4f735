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
unclear Our hospital sponsors mental health nurses.
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
silent We sponsor nursing students.
silent We sponsor law students.
silent We sponsor PhD students.
silent We sponsor university students.
silent We sponsor rally drivers.
silent The company sponsors racing drivers.
silent We sponsor apprentice electricians.
silent We sponsor trainee teachers.
silent We sponsor school teachers in India.
silent We sponsor volunteer doctors in Africa.
silent Our department sponsors PhD students.
silent We sponsor humanitarian aid workers.
conditional We sponsor senior engineers only.
yes We sponsor senior engineers directly.
yes We sponsor senior engineers worldwide.
yes We sponsor senior engineers regardless of nationality.
yes We sponsor senior nurses across our homes.
no You must have the right to work in the UK. If not, we would need to sponsor you.
no You must have the right to work in the UK, if not we would have to sponsor you.
no You must have the right to work in the UK. If not, we would have to sponsor you and we are not licensed.
no You must have a valid visa. If not, we will help you find another employer to sponsor you.
no You must have a valid visa. If not, we can help you apply for your own visa at your own cost.
no You must have a valid visa. Otherwise we would need to sponsor you.
no You must have the right to work in the UK. Otherwise we would need to sponsor you.
unclear As a licensed sponsor we offer training certificates.
unclear As a licensed sponsor we provide certificates of employment to Home Office.
unclear As a licensed sponsor we can offer sponsorship management.
conditional We are a licensed sponsor and sponsorship is available for shortage roles.
conditional As a licensed sponsor we can provide sponsorship if you meet the criteria.
no We are a licensed sponsor and sponsorship is available to existing staff, not new applicants.
no As a licensed sponsor we provide certificates of attendance but no sponsorship.
unclear Our company sponsors employees' further education.
unclear The trust sponsors nurses on the top-up degree.
unclear Our hospital sponsors staff who wish to train as midwives.
unclear Our firm sponsors people running the London Marathon.
yes We can sponsor the researchers we appoint.
yes We can sponsor the lecturers we appoint.
yes We can sponsor the postholders.
yes We can sponsor the appointees.
silent We sponsor the Steelers.
silent We sponsor the Tigers every season.
silent We sponsor community health workers in Malawi.
silent We sponsor aid workers.
silent We sponsor charity runners.
silent We sponsor care workers in Uganda.
silent We sponsor mental health nurses across Africa.
silent We sponsor health workers in Nepal.
silent We sponsor social workers in Romania through their training.
silent We sponsor junior doctors' rugby.
silent Our business sponsors racing mechanics.
silent We sponsor speedway mechanics.
silent We sponsor stock car drivers.
silent We sponsor F1 engineers of the future.
silent We sponsor student nurses.
silent We sponsor retired teachers.
silent We sponsor award-winning bakers.
silent We sponsor celebrity chefs.
silent We sponsor young chefs.
silent We sponsor volunteer carers.
silent We sponsor unpaid carers.
silent We sponsor refugee doctors.
silent We sponsor citizen scientists.
silent We sponsor primary school teachers.
silent We sponsor charity workers.
silent We sponsor medical students.
silent We sponsor software students.
silent We sponsor senior students.
silent We sponsor health care students.
silent We sponsor care assistants to become nurses.
silent We sponsor senior care workers through their diploma.
silent We sponsor senior mental health nurses through their degree.
silent We sponsor newly qualified accountants towards ACCA.
silent We sponsor our healthcare assistants on their nursing degree.
silent We sponsor software engineers' conferences.
silent We sponsor quantity surveyors to become chartered.
silent We sponsor care staff in their NVQ.
silent We sponsor data analysts on a part-time MSc.
silent We can sponsor the researchers through their PhD.
unclear The trust sponsors international nurses on the top-up degree.
unclear Our company sponsors overseas workers' children.
unclear Our council sponsors international students.
unclear As a licensed sponsor we provide advice on sponsorship.
unclear As a licensed sponsor we provide sponsorship training.
unclear As a licensed sponsor we must report absences.
unclear As a licensed sponsor we offer competitive salaries.
unclear As a licensed sponsor we issue certificates of attendance.
unclear As a licensed sponsor we will provide sponsorship guidance to managers.
conditional As a licensed sponsor we can offer sponsorship to senior staff.
conditional As a licensed sponsor we can offer visa sponsorship for hard-to-fill roles.
conditional As a licensed sponsor we can offer sponsorship where the role is eligible.
conditional We are a licensed sponsor and sponsorship is available to nurses.
yes As a licensed sponsor we can offer you visa sponsorship.
yes As a licensed sponsor we can offer sponsorship to the successful candidate.
yes As a licensed sponsor we offer visa sponsorship for this role.
yes We are a licensed sponsor and sponsorship is available.
no As a licensed sponsor we could once provide sponsorship but no longer do.
no You must have a valid visa. If not, we can offer advice on sponsorship.
no You must have a valid visa. If not, we can offer visa advice.
no You must have a valid visa. If not, we will have to withdraw the offer.
no You must hold a valid visa. If you do not, we'd need to sponsor you.
no You must have the right to work in the UK. If not, we'd have to sponsor you.
no You must have a valid visa. If not, we can recommend an agent to arrange your visa.
yes You must have a valid visa. If not, we can offer you a Certificate of Sponsorship.
yes You must have a valid visa. If not, we'll sponsor your visa.
yes You must have a valid visa. If not, we are happy to sponsor you.
yes You must have a valid visa. If not, visa sponsorship is available.
no You must have a valid visa. If not, visa sponsorship is not available.
conditional You must have a valid visa. If not, sponsorship may be available.
yes If you do not have the right to work in the UK, we will sponsor you.
unclear We would need to sponsor you.
yes We sponsor software developers.
yes We sponsor senior software engineers in London.
yes We sponsor care assistants for our homes.
yes We sponsor HGV drivers.
yes We sponsor newly qualified nurses.
yes We sponsor registered nurses.
yes We sponsor dental nurses from overseas.
yes We sponsor healthcare assistants.
yes We can sponsor the professors we appoint.
no We do not sponsor HGV drivers.
no We cannot sponsor school teachers.
no We do not sponsor trainee accountants.
silent We sponsor senior nurses' further education.
silent We sponsor care workers' days out.
unclear As a licensed sponsor we offer sponsorship packages.
unclear As a licensed sponsor we can offer training sponsorship.
silent We sponsor research students at the university.
silent We sponsor doctoral students.
yes We can sponsor the hires we make.
silent We sponsor the Rangers and the Rovers.
silent We sponsor the Warriors.
yes We sponsor senior staff nurses.
silent We sponsor senior staff outings.
no You must have a valid visa. If not, we can offer a visa consultation.
no You must have a valid visa. If not, we will provide a list of sponsors.
no You must have a valid visa. If not, we can offer visa appointments.
yes You must have a valid visa. If not, we can offer visa sponsorship for this role.
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
no We do not sponsor visas in Europe.
no We do not sponsor visas in EMEA.
no Sponsorship is not available for roles in Dublin or Reading.
no We do not sponsor visas abroad or for this job.
no We do not sponsor visas abroad or at home.
no We do not sponsor visas in Canada, the US or anywhere else.
no We do not offer visa sponsorship overseas.
no Visa sponsorship is not available for our German team in Croydon.
no We do not sponsor visas for India based candidates.
yes Visa sponsorship available for staff outside the UK.
yes Visa sponsorship available for hires outside the UK.
yes Visa sponsorship available for candidates outside the UK.
no We do not sponsor visas in Canada or anywhere.
no We do not sponsor visas abroad.
no We cannot sponsor visas in Germany or Leeds.
no We do not offer sponsorship in the US, France or Hull.
no Sponsorship is not available for Indian applicants.
no Sponsorship is not available in our Dublin office or this one.
no We do not sponsor visas in Canada; nor do we here.
no We do not sponsor visas in Ireland, including Northern Ireland.
no We do not sponsor visas for roles in Canada and the UK.
no No sponsorship in Europe.
no We do not sponsor visas for US citizens.
no We do not sponsor candidates in Canada.
unclear Visa sponsorship is not available in our Dublin office.
unclear We do not sponsor visas in Ireland.
unclear We cannot sponsor visas in the US.
unclear We do not offer visa sponsorship in Australia.
yes Visa sponsorship is available for employees outside the UK.
unclear Visa sponsorship is available for roles outside the UK.
yes Visa sponsorship is offered to hires outside the UK.
no Sponsorship is only available for jobs abroad.
`);
