import { sayingRows } from "./saying-rows.ts";

/** The deciding words misspelt, as adverts misspell them. */
export const misspeltSentences = sayingRows(`
no No sponsership availible.
no No sponserships availible
no Sponsorhip is not avaliable for this role
no Sponsorhsip: No
no Visa sponsership: No
no We do not sponser.
no We are unable to sponser visas.
no Sponsership unavailible.
no We can't offer sponsorsip
no No viza sponsership
yes Sponsership availible.
yes Sponsorship availible
yes We sponser visas
yes We offer visa sponsorhip
yes Visa sponsership: Yes
yes Viza sponsorship avaliable
yes Do you offer sponsership? Yes
no Do you sponser? No
no Need sponsership? Please do not apply.
conditional Sponsership may be availible
conditional Sponsorhip availible for the right candidate
silent We are proud sponsers of the fun run
silent We sponser the village fair
silent Project sponser: the CEO
`);

/** Sentences that were read as an offer and are none, of a trial of new readers, with what looks like them and is one. */
export const wronglyOffered = sayingRows(`
no We sponsor visas for most engineering roles. Sadly this is not one.
no We sponsor visas for most engineering roles. This is not one of them.
no We sponsor Skilled Worker visas. This vacancy is a 6-month maternity cover and won't come with one.
no We sponsor visas. This role is part-time and does not qualify.
no We offer visa sponsorship. Unfortunately this post is fixed-term and so is not eligible.
no We offer visa sponsorship. This internship does not qualify for it.
no We sponsor visas. Sadly not this one.
no We sponsor visas. This post is an exception.
no We sponsor visas. That does not apply to this vacancy.
no We sponsor visas. This does not extend to this apprenticeship.
no We sponsor visas for permanent posts. This one isn't permanent.
conditional Our London office sponsors visas. The Sheffield office does not.
conditional Our London office sponsors visas. Sheffield does not.
conditional Our hospitals in Leeds can sponsor. Our Hull site cannot.
conditional We sponsor visas. Interns do not qualify.
conditional We sponsor visas for permanent staff. Contractors are not eligible.
yes We sponsor visas. Other employers do not.
yes We sponsor visas. Our competitors don't.
yes We sponsor visas. Most companies do not.
yes We sponsor visas. Parking is not included.
yes We sponsor visas. This role does not include shift work.
yes We sponsor visas. This post is full-time and will not involve nights.
yes We sponsor visas. This is not one of those dull jobs.
yes We sponsor visas. This role does not come with a car.
yes We sponsor visas. This vacancy is not suitable for beginners.
yes We sponsor visas. This is not a sales job.
conditional Skilled Worker sponsorship is offered on completion of the graduate scheme.
conditional Visa sponsorship is provided upon completion of the programme.
conditional Visa sponsorship is offered following completion of your probation.
conditional We offer visa sponsorship at the end of the two year graduate scheme.
conditional We offer Skilled Worker sponsorship at the end of a 2 year training contract.
conditional Sponsorship is offered on successful completion of the apprenticeship.
conditional We will sponsor your visa on qualification.
conditional Skilled Worker sponsorship is available after you complete the graduate scheme.
conditional You will be sponsored for a Skilled Worker visa once the scheme is complete.
conditional Sponsorship can be offered to candidates with a PhD.
conditional We can sponsor applicants with a doctorate.
conditional Visa sponsorship is available for nurses with two years of experience.
conditional Visa sponsorship is offered to those with a relevant degree.
conditional Sponsorship is available to people holding a master's degree.
conditional We sponsor candidates who hold an NMC pin.
conditional We sponsor visas for most roles.
conditional We sponsor visas for most engineering roles.
yes We sponsor visas for people with disabilities.
yes We offer visa sponsorship and want people with a PhD.
yes You will have a PhD. We offer visa sponsorship.
yes We offer visa sponsorship to all applicants.
yes We sponsor visas for all roles.
yes Visa sponsorship is available for candidates with a disability.
yes Visa sponsorship available for candidates with dependants.
yes We offer visa sponsorship from day one and a bonus on completion of your first project.
conditional From April 2027 all our graduate roles including this one come with Skilled Worker sponsorship.
conditional From next year every role we advertise will include visa sponsorship.
conditional Starting in January 2027 all posts carry Skilled Worker sponsorship.
conditional From September 2027 our schemes will be eligible for visa sponsorship.
conditional All our roles come with visa sponsorship from April 2027.
yes From April 2024 all our graduate roles come with Skilled Worker sponsorship.
yes From September 2027 you will join our graduate scheme, which comes with visa sponsorship.
yes Our next intake starts in September 2027 and comes with visa sponsorship.
conditional We would be delighted to sponsor your visa. Our licence application is with the Home Office.
conditional We sponsor visas. Our sponsor licence application is pending.
conditional We will sponsor your visa. We are waiting for our sponsor licence.
conditional We sponsor visas. Our licence is being renewed.
conditional We sponsor visas. We have applied for a sponsor licence.
conditional Our sponsor licence application is with the Home Office.
conditional We can sponsor visas. The licence has not come through yet.
conditional Our licence application is with the Home Office. We would be delighted to sponsor your visa.
yes We sponsor visas. Our licence was granted in 2020.
yes We sponsor visas. Our sponsor licence is A-rated.
yes We sponsor visas. A driving licence is required.
yes We sponsor visas. Your driving licence application is with the DVLA.
yes We sponsor visas. We hold a sponsor licence.
yes We sponsor visas. Our premises licence is under review.
conditional We sponsor visas. At present we are reviewing our policy and can't promise anything.
conditional We offer visa sponsorship. This is currently under review.
conditional We offer visa sponsorship. We can't guarantee it.
yes We offer visa sponsorship. You will be reviewing policies.
yes We offer visa sponsorship. We can't promise an easy ride.
unclear Skilled Worker visa sponsorship may have been available in earlier rounds of this programme.
unclear Visa sponsorship could have been offered in the past.
unclear Visa sponsorship had been offered under an earlier scheme.
unclear We may have sponsored visas in the past.
unclear Sponsorship might have been available for previous intakes.
yes We have been offering visa sponsorship since 2010.
silent The successful candidate can be sponsored for their Chartered Engineer application and professional exams.
silent You will be sponsored for your professional exams.
silent Employees are sponsored for their further study.
silent You can be sponsored for a part-time master's.
silent The postholder will be sponsored for professional membership.
silent Staff may be sponsored for accredited courses.
yes The successful candidate can be sponsored for their visa.
yes You can be sponsored for this role.
yes You will be sponsored for a Skilled Worker visa.
yes The successful candidate will be sponsored for their Skilled Worker visa and professional exams.
yes Candidates can be sponsored for the role.
no You cannot be sponsored for this role.
unclear We offer visa sponsorship for Skilled Worker dependants' relocation costs.
unclear We offer visa sponsorship for dependants.
unclear We provide visa sponsorship for the families of our current staff.
unclear Spouse visa sponsorship is provided.
unclear Dependant visa sponsorship is available.
unclear We sponsor family visas.
yes We sponsor Skilled Worker and dependant visas.
yes We offer visa sponsorship and spouse visa sponsorship.
yes We sponsor Skilled Worker visas as well as family visas.
yes We sponsor Skilled Worker visas, including spouse visas.
yes We offer visa sponsorship including dependant visas.
yes We offer sponsorship with spouse visa support.
yes We sponsor you and pay your family visas.
yes Full visa sponsorship with dependent visas included.
yes We can sponsor a transfer from a dependant visa to a Skilled Worker visa.
yes Our partner visa sponsorship team will sponsor you.
unclear Spouse and family visa sponsorship is offered.
unclear We provide partner and dependant visa sponsorship.
unclear Family-visa sponsorship available.
unclear Husband or wife visa sponsorship is available.
unclear We offer sponsorship of spouse visas.
unclear We sponsor visas of spouses.
unclear We offer spouse and partner visas.
unclear Spousal and dependent visa support offered.
unclear Visa sponsorship provided for your husband or wife.
unclear We provide visas for your wife and children.
unclear Visa sponsorship is available for your fiancé.
yes We offer visa sponsorship for you and your wife.
conditional We hope to be able to offer sponsorship next year.
conditional Sponsorship may become available later.
yes We offer visa sponsorship for you and your dependants.
yes We offer visa sponsorship for employees and their families.
yes We offer visa sponsorship, and help with dependants' costs.
yes We sponsor visas for dependants too.
unclear Sponsorship of this role is provided by the Royal Academy of Engineering.
unclear Sponsorship of this fellowship is provided by the Wellcome Trust.
unclear Sponsorship for this studentship is provided by EPSRC.
unclear Sponsorship of the post is from the British Heart Foundation.
yes Visa sponsorship is provided by the University.
yes Visa sponsorship for this role is provided by the Trust.
yes Sponsorship for this role is provided.
unclear Visa sponsorship is provided by a third party.
unclear We sponsor visas until 31 December 2025
no We sponsored visas until 2024
yes We sponsor visas until 31 December 2027
yes We have sponsored visas since 2019
unclear You will need another organisation to sponsor your visa
unclear You would need a different employer to sponsor your visa.
unclear Another company would have to sponsor your visa.
yes You will not need another employer to sponsor your visa: we do.
unclear Your duties: sponsor visas
unclear Key responsibilities: provide visa sponsorship to new staff
unclear Duties include: sponsoring visas
yes Your benefits: visa sponsorship
yes Benefits: we sponsor visas
yes Your duties: cooking. We sponsor visas
unclear Our competitors sponsor visas
conditional Other care homes sponsor visas
unclear Some of our rivals offer visa sponsorship
yes Unlike our competitors we sponsor visas
unclear Our competitors do not sponsor visas, but we do
yes You do not need to already have a visa, as we sponsor
yes You don't need a visa because we will sponsor you
yes You do not need to have a work visa yet, as we offer sponsorship.
no You must not need a visa as we do not sponsor
unclear Do not pay anyone who offers you visa sponsorship
unclear Never pay an agent who promises visa sponsorship
unclear Never send money to anybody offering visa sponsorship
yes Do not pay anyone: we offer visa sponsorship free of charge
`);

/** Refusals that were missed in the same trial, and words taken for sponsoring that are none. */
export const missedRefusals = sayingRows(`
no We have used up our CoS allocation for this year and will not be able to issue any until April.
no Our CoS allocation for this year is used up.
no We have run out of CoS for this year.
no We have no CoS left.
no All our certificates of sponsorship have been used.
no We have exhausted our allocation of certificates of sponsorship.
no CoS not provided
no CoS is not available for this post.
no CoS will not be issued.
no CoS cannot be offered
no CoS: No
no A CoS will not be provided.
yes CoS will be provided
yes We have a CoS allocation for this role and will sponsor you.
silent Join us cos not everyone is the same.
silent Come along cos we provide lunch.
silent We work in teams cos it is fun.
no Apprenticeships cannot be sponsored.
no Internships cannot be sponsored.
no This apprenticeship cannot be sponsored.
no Apprenticeships are not eligible for sponsorship.
no Apprentices cannot be sponsored for a visa.
no This role can't be sponsored
no Roles at this grade will not be sponsored.
no This vacancy is not able to be sponsored.
silent Events are not sponsored.
silent This event cannot be sponsored by alcohol brands.
silent We do not sponsor events.
silent Your degree is not sponsored.
conditional Cindermill is a Skilled Worker sponsor, though not for roles based in Sheffield.
conditional We are a licensed sponsor, but not for roles in Leeds.
conditional We are a licensed sponsor, but not at our Hull site.
no We are a licensed sponsor, but not for this role.
conditional The Trust is a Skilled Worker sponsor, however not for Band 3 posts.
unclear Cindermill is a Skilled Worker sponsor.
unclear We are a licensed sponsor, though not a large one.
unclear We are a licensed sponsor, but not for profit.
no No overseas applicants
no No overseas applicants please.
no Sorry, no international candidates.
no Strictly no overseas applications
no No applications from overseas.
no No overseas candidates will be considered.
no No applicants from outside the UK
no No foreign workers
silent No overseas applicant is turned away
silent No overseas travel
silent No international applicants have been disadvantaged
silent No overseas experience needed
silent There are no overseas candidates in our team yet
no U.S. citizenship required
no US citizenship required
no U.S. citizenship is required.
no US citizens only
no Must be a U.S. citizen
no Applicants must be US citizens.
no Requires US citizenship
no British citizenship required
no Citizenship required
no Indian citizenship is mandatory
unclear No citizenship required
silent British citizenship is not required
silent US citizenship is not required
silent U.S. citizenship is not needed
silent Contact us: nationality is required on the form
silent You must tell us your nationality.
silent A passport is required for travel.
silent Citizenship lessons required reading
no We are an approved sponsor. Unfortunately on this occasion we're only able to consider people who already have permission to work here without time limit.
no We can only consider people with permission to work in the UK without restriction.
no You need permission to work in the UK with no time limit.
no Applicants need the right to work in the UK without time limit.
no Applicants must have the right to work in the UK with no restrictions.
unclear We check the right to work of all staff without exception.
unclear Right to work checks are made without delay.
unclear You need the right to work in the UK; the role is without travel.
unclear We have sponsored many colleagues in the past. At present we are reviewing our policy and can't promise anything.
unclear We have sponsored visas before.
yes Unable to offer sponsorship? Not us! We happily sponsor.
yes We happily sponsor.
yes We gladly sponsor visas
yes We readily sponsor
conditional We would happily sponsor the right person
no We do not happily sponsor
silent We happily sponsor the local fair.
silent We happily sponsor events
silent Our client is a Tier 2 automotive supplier
silent We are a Tier 2 supplier to the aerospace industry.
silent Work for a Tier 2 bank
silent Tier 2 manufacturer of car parts
silent Tier 1 and Tier 2 suppliers
silent You will be a Tier 2 support engineer.
silent Tier 2 helpdesk analyst
silent Experience of tier 2 data centres
unclear You hold a Tier 2 visa.
yes Tier 2 sponsorship available
no No Tier 2
no We cannot offer Tier 2
yes We are a supplier of car parts and offer Tier 2 sponsorship
no Tier 2 visa sponsorship is not offered by this supplier
unclear We hold a sponsor licence, but not all roles meet the rules.
yes We would happily sponsor you.
no We'd happily sponsor if we could.
no We would happily sponsor visas but cannot.
yes We sponsor visas. We have never used up our time.
yes Visa sponsorship available. No restrictions on where you live.
unclear You must have the right to work. There are no limits to how far you can go.
yes We sponsor visas and you have the right to work from home without limit.
silent No overseas applicants' forms are needed
unclear Our CoS allocation has not been used up: we sponsor visas.
no We have now used up our certificates of sponsorship.
no This graduate scheme does not offer sponsorship and internships cannot be sponsored.
yes Apprenticeships can be sponsored for a Skilled Worker visa.
yes We sponsor visas for apprentices.
silent Your apprenticeship is sponsored by BAE.
no Unfortunately we can't sponsor this apprenticeship for a visa.
no No foreign applicants
no Only US citizens can apply.
yes Tier 2 (General) visa sponsorship available
yes We offer Tier 2 support
no We have exhausted our CoS allocation.
unclear Please give us a call about visas. Not us!
yes Can't get sponsorship? Not here! We gladly sponsor.
`);

/** The same kinds once more, in words that no rule was written for at first. */
export const rewordedSentences = sayingRows(`
no We offer visa sponsorship on permanent roles. As this is a temporary position it does not qualify.
no Sponsorship is offered for many of our vacancies. Regrettably this isn't one of those vacancies.
no We're a licensed sponsor. This particular post falls below the salary threshold.
no We sponsor visas. This role falls below the salary threshold.
no We sponsor visas, though sadly this is not one of the eligible roles.
no We do sponsor visas for some roles, but this isn't one.
no Visa sponsorship is available for our nursing jobs; this job is not one of them.
no We sponsor visas. Please note that this particular vacancy will not be sponsored.
conditional Our Leeds team can sponsor. The team in Hull can't.
conditional We sponsor at head office. Regional offices do not.
conditional Visa sponsorship becomes available once you have finished your apprenticeship.
conditional We will sponsor you when you complete the programme.
conditional Skilled Worker sponsorship is granted upon successful completion of year one.
conditional Those who complete the scheme will be sponsored for a Skilled Worker visa.
unclear Sponsorship follows completion of the traineeship.
conditional Visa sponsorship is reserved for candidates with a doctorate.
conditional Sponsorship is available to holders of a PhD.
conditional Visa sponsorship is available for PhD graduates.
conditional We only sponsor people who have a master's degree.
conditional If you hold a PhD, we can sponsor your visa.
conditional Starting next April, our posts will come with visa sponsorship.
conditional As of January 2027 all vacancies include visa sponsorship.
conditional Visa sponsorship will be part of the package from 2027.
conditional In 2027 we will begin to sponsor visas.
conditional We'd be happy to sponsor you. We are still waiting to hear about our licence.
conditional We'd be happy to sponsor you. Our application for a sponsor licence is under way.
conditional We will sponsor visas. The licence should arrive in March.
conditional We can sponsor your visa once the Home Office approves our licence.
conditional We're happy to sponsor visas; our licence is currently suspended.
unclear Visa sponsorship may once have been offered by us.
unclear In previous years we sponsored visas.
unclear Earlier cohorts received visa sponsorship.
unclear Former employees got visa sponsorship.
silent You can be sponsored for your ACA exams.
silent We will sponsor you for your driving licence.
silent Candidates will be sponsored for CEng.
silent You may be sponsored to attend conferences.
silent Sponsored places on the MBA are available.
silent We will sponsor your PhD.
silent This project is sponsored by the Royal Society.
unclear Sponsorship for this fellowship comes from the Wellcome Trust.
unclear The visa will be sponsored by a different organisation.
unclear Your university must sponsor your visa.
unclear Your current employer sponsors your visa.
unclear Responsibilities: sponsoring visas, keeping records.
unclear You will administer visa sponsorship for our students.
unclear Beware of agents who offer visa sponsorship for money.
unclear We will never ask you to pay for visa sponsorship.
yes We will never charge you for visa sponsorship.
yes We sponsor visas. This is a permanent role.
yes We sponsor visas. This role is not remote.
yes We sponsor visas. This position will not be open for long.
yes We sponsor visas. The team does not work weekends.
yes We sponsor visas. This isn't your average job.
yes We sponsor visas. The office is not far from the station.
yes We sponsor visas. Applicants are not charged.
yes We sponsor visas. The salary is not negotiable.
yes We sponsor visas. Cover letters are not required.
yes We offer visa sponsorship. On completion of your probation you get a bonus.
yes Visa sponsorship is offered. After graduation trips are common.
yes We sponsor visas. We have applied for planning permission.
yes We sponsor visas and hold licences for the software.
yes Visa sponsorship is provided for this role, as for all our roles.
yes We sponsor visas for engineers with a passion for trains.
yes From January 2027 you will work in Leeds. We sponsor visas.
yes Visa sponsorship is provided by us.
yes Our company, unlike others, will sponsor your visa.
no We have no visas left to sponsor this year.
no Our sponsorship quota has been reached.
no Our certificates have all been allocated; we cannot sponsor.
no All CoS have been allocated.
no No CoS.
no CoS unavailable
no Internships are not sponsored.
no Graduate schemes cannot be sponsored.
no No visa holders
no No visa candidates please
no UK/EU citizens only.
no You must be a US citizen
no Candidates must hold U.S. citizenship.
no Security clearance: sole UK nationals
no We don't take overseas applicants.
no We cannot accept overseas applicants.
no Only those with permanent right to work in the UK can be considered.
no Applicants must have no restrictions on their right to work.
no Must have unrestricted right to work
no Sponsorship for visas not avail.
yes We sponsor visas. This role meets the salary threshold.
yes We sponsor visas. This role pays above the minimum.
yes We sponsor visas. This role is one of the eligible roles.
yes We sponsor visas. As this is a busy site it does not close.
yes We sponsor visas if you have a right to be here or not.
yes We sponsor visas. Our application form is short.
yes We sponsor visas. The licence is A-rated.
yes Your new employer, Brackwater, sponsors visas.
yes Be careful with your form: we sponsor visas.
yes We sponsor visas for everyone who joins us.
yes We sponsor visas. Those who complete the form first are seen first.
yes We take overseas applicants and sponsor visas.
yes We do not only take local people: we sponsor visas.
silent There are no restrictions on where you work.
yes We sponsor visas. You should not feel restricted.
yes All CoS are provided.
yes Our hospital sponsors nurses from abroad.
yes Visa sponsorship available; our licence is A-rated.
yes Visa sponsorship has been available here for years.
yes Sponsorship for this role is provided by the company.
yes We sponsor visas for staff in all offices.
yes We sponsor visas until you are settled.
yes We sponsor visas until the end of 2030.
conditional Visa sponsorship is reserved for senior engineers.
no We sponsor visas, but this role does not meet the salary threshold.
no We sponsor visas. Unfortunately this post does not reach the required skill level.
`);

/** Of a second trial: visas that are not for work, jobs of another kind, sponsorship that has to be waited for. */
export const secondTrialSentences = sayingRows(`
unclear We sponsor visitor visas for interviews.
unclear We will help with your visitor visa.
unclear We can help you with a visitor visa for your interview.
unclear We sponsor student visas.
unclear We sponsor tourist visas.
unclear We pay for your travel visa when you attend conferences.
unclear We will arrange a Schengen visa for your travel to Europe.
unclear We cover visa costs for overseas travel.
unclear We sponsor Student visas for our degree courses.
unclear Graduate visa sponsorship is available.
unclear Our university sponsors Student visas.
unclear We provide visitor visa sponsorship for conference guests.
unclear We will sponsor a visitor visa so you can attend the interview.
unclear We sponsor short-term study visas.
unclear We can arrange transit visas for our seafarers.
unclear We support holiday visas.
unclear We support working holiday visas.
no We do not sponsor visas; visitor visas for interviews can be arranged.
unclear We assist with entry visas for interview candidates.
unclear Travel visas are provided.
unclear We sponsor visas for interviews.
unclear Visa support for interview travel is available.
unclear Student visa sponsorship is available for eligible courses.
no We sponsor visas for engineers. This is not an engineering role.
no We sponsor visas for nurses. This is not a nursing post.
no Visa sponsorship is available for teachers. This is not a teaching position.
no We sponsor visas for senior engineers. This is a junior role.
no We sponsor visas for permanent staff. This is a temporary role.
no We sponsor visas for permanent staff. This role is fixed-term.
no We sponsor visas for chefs. This is a front of house role.
no Sponsorship is available for our clinical roles. This is a non-clinical role.
no We sponsor visas for doctors, but this is not a doctor's job.
no We sponsor visas in our Manchester office. This role is not based there.
conditional Sponsorship available after your trial
conditional Sponsorship available after your trial.
conditional Sponsorship available after training.
conditional Following a trial period, sponsorship is available.
conditional After a successful probationary period we offer visa sponsorship.
conditional After six months you can be sponsored.
conditional Sponsorship given after you have shown what you can do.
conditional We will start your visa sponsorship after your first 90 days.
conditional You can be sponsored after your induction.
conditional Sponsorship offered after your apprenticeship.
yes Skilled Worker visas are sponsored.
yes Skilled Worker visas sponsored.
yes Visas sponsored.
yes Work visas are sponsored by us.
yes Visas are fully sponsored.
yes Work permits are sponsored.
yes Health and Care visas are sponsored.
yes Your Skilled Worker visa is sponsored by us.
conditional Skilled Worker visas are sponsored for senior roles only.
conditional Skilled Worker visas are sometimes sponsored.
conditional Skilled Worker visas may be sponsored.
unclear Many of our team are on sponsored visas.
no As a small charity, we lack the resources to sponsor visas.
no Sponsoring a visa is something we are unable to do.
yes Full visa sponsorship and relocation package.
unclear We sponsor visas for our customers.
unclear We process visas for travellers.
unclear The Home Office decides who can be sponsored.
no We wish we could sponsor visas.
no If only we could sponsor visas.
no We would sponsor visas were we allowed to.
unclear Sponsoring visas is hard for small firms like ours.
no We sponsor visas, this one excepted.
no All our jobs bar this one come with visa sponsorship.
no Apart from this role, we sponsor visas.
no We sponsor visas for all roles save this one.
no We sponsor visas, though this role falls outside that.
no We sponsor visas but the allocation for this year has gone.
no We sponsor visas but have used up our allocation.
unclear Visa sponsorship is available from other employers.
unclear Agents may tell you that we sponsor visas. This is not true.
unclear It is a myth that we sponsor visas.
unclear People think we sponsor visas.
conditional We sponsor visas for internal candidates.
conditional We sponsor visas for people already working for us.
conditional We sponsor visas for staff already in post.
conditional Visa sponsorship is available to current employees.
conditional We continue to sponsor existing visa holders.
conditional We sponsor visas as a last resort.
unclear We provide visa sponsorship advice.
unclear We'll help you find an employer who sponsors visas.
yes We are happy to sponsor candidates whose Graduate visa is ending.
unclear We may sponsor visitor visas.
unclear Business visitor visas are arranged by our travel team.
unclear We'll organise your visa for trips to our US office.
unclear The college sponsors Student visas for its learners.
unclear Sponsorship for student visas can be offered.
unclear Student visa sponsorship: yes
yes We sponsor Skilled Worker visas. We do not sponsor visitor visas.
unclear We can support your visa for overseas business travel.
unclear Do we sponsor visitor visas? Yes.
unclear We offer visa assistance to visiting guests.
no We sponsor visas for full-time staff. This is a part-time role.
no We sponsor visas for full-time roles. This post is part-time.
no Sponsorship is available for permanent employees. This is a fixed-term contract.
no We can sponsor visas for experienced chefs. This role is entry-level.
no We sponsor visas for engineers, however this is not an engineering role.
no We sponsor visas for engineers; this is not an engineering role.
no We sponsor visas for engineers and this is not an engineering role.
no We sponsor visas for engineers. Please note: this is not an engineering role.
no We sponsor visas for engineers. Unfortunately, this is an admin role.
no We sponsor visas for engineers. The advertised role is not in engineering.
no We sponsor visas for engineers. This vacancy is not for an engineer.
no We sponsor visas for engineers. You will not be working as an engineer.
conditional Sponsorship from your second year.
conditional Work for us for a year and we'll sponsor your visa.
conditional Sponsorship is available following your placement.
conditional Those who pass the trial will be sponsored.
conditional After your trial we can sponsor your visa.
conditional Pass your trial and we will sponsor you.
conditional If your trial goes well we sponsor your visa.
conditional Sponsorship available, after trial
yes Skilled Worker sponsorship comes with this role.
yes We do Skilled Worker sponsorship.
yes All visas are sponsored.
yes All our visas are sponsored by the trust.
yes Skilled Worker visas are sponsored by the company.
yes Employment permits are sponsored.
yes Visas & relocation sponsored.
yes Visas: sponsored
conditional Visas are only sponsored for nurses.
conditional Visas are sponsored where the salary allows.
no If only we could sponsor visas!
no We wish we were able to offer visa sponsorship.
yes Certificates of Sponsorship are issued to all new overseas hires.
yes Visa sponsorship from the outset.
yes Hiring worldwide: visas sponsored.
yes Moving from abroad? Visa sponsored.
yes Your visa is fully sponsored and paid for.
yes Visas are sponsored for every nurse we hire.
yes If you require a visa, it will be sponsored by us.
yes Skilled Worker visas are sponsored for this role.
no Nobody's visa is sponsored.
no Sponsorship for this role has closed.
conditional Potential for visa sponsorship.
conditional Visa sponsorship negotiable.
conditional After passing your trial shift, we'll sponsor your visa.
conditional Sponsorship available after successful trial and references.
conditional Sponsorship only after trial.
conditional Sponsorship available after 90 days.
conditional Sponsorship will be given to those who do well in the trial.
conditional Skilled Worker visas are sponsored once you pass probation.
conditional Skilled Worker visas are sponsored for staff who've been here a year.
unclear We can arrange your tourist visa.
unclear We help international guests with visas.
unclear We arrange visas for staff travelling abroad.
unclear We pay for business visas and vaccinations.
unclear Interview visa letters are provided.
unclear We provide an invitation letter for your visitor visa.
unclear We sponsor visas for all of our other roles.
no We sponsor visas, just not for this.
no We sponsor visas. Not this time.
no We sponsor visas, but our quota is full.
no We sponsor visas. Our quota for 2026 is full.
no We sponsor visas. That is no longer true.
no We sponsor visas. Sorry, that's wrong.
no We sponsor visas, or did until last year.
no You may have read that we sponsor visas. That is wrong.
unclear Rumours that we sponsor visas are untrue.
unclear Our old advert said we sponsor visas.
no A previous version of this advert said that we sponsor visas; that was a mistake.
no We sponsor visas for researchers. This is a cleaning role.
conditional We sponsor visas for our London roles. This role is in Leeds.
unclear Sponsoring visas costs us more than we can afford.
conditional We have applied to sponsor visas.
conditional We sponsor a handful of visas each year.
unclear Your agency will sponsor your visa.
unclear Your umbrella company sponsors your visa.
unclear The end client sponsors visas.
unclear You'll decide whether we sponsor visas.
unclear Reporting to the manager who sponsors visas.
unclear Job duties: sponsor visas, keep records.
unclear Knowledge of Skilled Worker sponsorship is given in training.
unclear Training on Skilled Worker sponsorship is provided.
unclear Advice on Skilled Worker sponsorship is on offer.
unclear A talk on Skilled Worker visas is given each term.
unclear Guidance on visa sponsorship is provided.
unclear Our solicitors offer visa sponsorship services to businesses.
yes Whether you hold a Graduate visa or not, we will sponsor you.
no Sponsorship is available to permanent staff. This is a temporary role.
no We sponsor visas and pay for relocation for permanent staff. This is a temporary role.
no We sponsor visas at our Leeds site. This role is not based there.
no We offer to sponsor visas for engineers. This is not an engineering role.
no We are happy to sponsor visas for permanent staff. This is a temporary role.
yes It's no myth that we sponsor visas.
yes We take the stress out of it: visas are sponsored, flights are paid.
conditional If you do well in your trial month, sponsorship will be offered.
`);

/** What looks like them and is an offer, or is another matter. */
export const secondTrialOffers = sayingRows(`
yes We sponsor work visas and business visas.
yes We sponsor visas for candidates on a Student visa.
yes If you are on a Graduate visa, we will sponsor you when it ends.
yes We can sponsor you to switch from a Graduate visa to a Skilled Worker visa.
yes We sponsor visas for engineers. This is an engineering role.
yes We sponsor visas for engineers. This is not a desk job.
yes We sponsor visas for nurses. This is not just a nursing role.
yes Sponsorship available from day one.
yes Sponsorship available after your interview.
yes Sponsorship is available. After your trial you get free meals.
no Skilled Worker visas are not sponsored.
no Skilled Worker visas are no longer sponsored.
yes We offer visa sponsorship and travel expenses.
yes We sponsor visas for travel agents.
yes Our business visa sponsorship programme covers Skilled Worker visas.
yes We sponsor work and travel visas.
yes We sponsor visas for visiting lecturers.
yes We sponsor visas for engineers. This is not a typical engineering role.
yes We sponsor visas for chefs. This is a busy catering role.
yes We sponsor visas for senior engineers. This is not a junior role.
silent Sponsorship available after a clinical trial.
silent We sponsor apprenticeships.
yes Other than this role we have vacancies in Leeds. We sponsor visas.
yes We sponsor visas. We have used up our holiday allocation early this year.
yes People say we are friendly, and we sponsor visas.
yes We sponsor visas for our customer service team.
yes Sponsoring visas is something we do every week.
yes We sponsor visas for existing staff and new starters.
yes We sponsor visas. This role is in Leeds.
yes We sponsor visas for our London roles. This role is in London.
yes Training on site, visa sponsorship provided.
yes As an agency we sponsor visas.
yes We sponsor visas for this and other roles.
yes We sponsor visas. It is wrong to think you need a degree.
yes We sponsor visas. That is correct.
yes We sponsor visas for senior and junior engineers. This is a junior role.
yes We sponsor visas for permanent and temporary staff. This is a temporary role.
yes We sponsor visas for nurses, engineers and admin staff. This is an admin role.
yes We provide visa sponsorship for clinical and non-clinical staff. This is a non-clinical role.
yes Sponsorship is available for people already in the UK.
yes You do not need a Student visa: we sponsor Skilled Worker visas.
no We accept Graduate visa holders but do not sponsor.
no No visas are provided for travel or work.
no We do not sponsor visas of any kind: visitor, student or work.
no We do not sponsor work or business visas.
yes We sponsor visas and our trial shifts are paid.
yes It is not a myth: we sponsor visas.
yes We will sponsor your visa for travel to the UK.
yes We sponsor visas for interview coaches.
no We do not offer business visa sponsorship or any other.
no Graduate visa sponsorship is not available.
unclear Whether you have a visa or not, we will give you a warm welcome.
unclear Whether you need sponsorship or not we provide full training.
unclear Whether you need a visa or not we offer great benefits.
unclear You need a work visa from the outset.
unclear Candidates need a right to work visa from the outset.
unclear You must already have a visa from the outset.
unclear A certificate of sponsorship must be issued to you by your current employer.
unclear You can start when your visa is issued to you.
unclear Visas are issued to successful applicants by the Home Office.
unclear You must hold a visa which is sponsored by the employer.
unclear Your visa must be sponsored by the university you study at.
unclear Applicants must already hold a visa that is sponsored by the trust.
unclear Visas are sponsored for employees' spouses.
yes We sponsor visas for experienced teachers. This is a junior school.
yes We sponsor visas for graduates. This is an experienced team.
yes We offer sponsorship for permanent employees. This is a seasonal business.
yes We sponsor visas for permanent staff. This is an agency.
yes We sponsor visas for permanent staff. This is a contract catering role.
yes We sponsor visas for experienced nurses. This is a graduate employer.
no We sponsor visas for senior staff. This is a junior role.
yes Visa sponsorship is available to international applicants. This is not an international role.
yes We provide visa sponsorship to overseas candidates. This is not an overseas role.
yes We offer visa sponsorship to students. This is not a student job.
yes We offer visa sponsorship for nurses. This is not a nursery post.
no We offer visa sponsorship for nurses. This is not a nursing post.
yes We sponsor visas. Our car parking places have been allocated.
yes We sponsor visas. The interview slots for Monday are full.
yes We sponsor visas. Our graduate scheme places are full.
no We sponsor visas. Our visa places have been allocated.
unclear Nobody's visa sponsorship is refused here.
unclear We don't lack the resources to sponsor visas.
yes We will sponsor your visa after two weeks of paperwork.
no Visa sponsorship is available. This role, being part-time, is excluded.
no Visa sponsorship is available. This apprenticeship is excluded.
yes Visa sponsorship is available. Overtime is excluded.
no We sponsor visas for doctors and nurses. Office staff, including this role, must bring their own right to work.
unclear We support visa applications (we will help you fill in the forms, but cannot act as sponsor).
no Anyone who wants to be sponsored should look elsewhere.
no Those hoping for sponsorship should apply to another firm.
no Candidates who need sponsorship should apply elsewhere.
yes You need not look elsewhere: we sponsor visas.
no Sponsors visas: Company – yes. This role – no.
no The days when we could sponsor visas are over.
conditional We are not saying no to sponsorship.
conditional Sponsorship can be provided to applicants who are already in the UK on a Skilled Worker visa.
conditional We can sponsor you if you are a partner of a UK national.
conditional We can sponsor a visa for this role if you already live within 20 miles of Sheffield.
yes We can sponsor you if you need a visa.
yes We can sponsor you if you are a graduate who needs a visa.
conditional CoS may be available to the successful applicant.
conditional CoS may be available to the successful applicant, depending on the Trust's allocation.
silent We work late cos may is our busiest month.
no If you need sponsorship please apply to a different firm.
yes If you need sponsorship please apply: we do sponsor.
yes We sponsor people for this job if they meet the rules of the visa or permit they need.
conditional We sponsor people for this job if they meet our targets.
yes We sponsor visas. This role is live-in but food is not included.
yes We sponsor visas. This role is permanent and weekend work is excluded.
yes We can sponsor you if you are a foreign national.
yes We can sponsor you if you are a non-UK national.
yes We can sponsor you if you are a citizen of another country.
yes We sponsor visas, even if you already hold another visa.
yes We do sponsor visas. Candidates who need sponsorship can apply with another employer as reference.
unclear Our visa team will tell you the days when we could offer an interview over Zoom.
`);
