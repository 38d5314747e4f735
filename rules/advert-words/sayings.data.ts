import { sayingRows } from "./saying-rows.ts";

/** Sentences as adverts write them, made up by us, and what each comes to. For tests. */
export const sentences = sayingRows(`
no We are unable to offer visa sponsorship for this role.
no We are unable to offer sponsorship.
no Unfortunately, we cannot provide sponsorship at this time.
no We are not currently able to offer visa sponsorship.
no We do not sponsor visas.
no We don\u2019t offer sponsorship.
no We can't sponsor work visas for this position.
no Please note that we are not in a position to sponsor visas.
no No visa sponsorship.
no No sponsorship is available for this vacancy.
no Visa sponsorship is not available.
no Sponsorship cannot be offered for this post.
no Visa sponsorship: No
no Visa sponsorship - not available
no Sponsorship is unavailable for this role.
no You must have the right to work in the UK without sponsorship.
no Applicants must be able to work in the UK without requiring visa sponsorship now or in the future.
no Candidates must not require sponsorship.
no You will have an existing right to work and do not need a visa.
no Only candidates who do not require visa sponsorship will be considered.
no Applicants who require sponsorship will not be considered.
no Applications from candidates who need a visa cannot be accepted.
no We cannot consider applicants who require sponsorship.
no If you need a visa to work in the UK, we will not be able to progress your application.
no Those requiring sponsorship need not apply.
no This role is not eligible for sponsorship.
no This position does not meet the criteria for a Skilled Worker visa.
no The salary for this role does not meet the threshold for Skilled Worker sponsorship.
no We do not hold a sponsor licence.
no As a small charity we are not licensed to sponsor overseas workers.
no Regrettably this post is not open to candidates needing sponsorship.
no This vacancy does not attract sponsorship under the Skilled Worker route.
no Candidates must be UK citizens only.
no You must be a sole British national for security reasons.
no You must have an unrestricted right to work in the UK.
no Applicants need permanent permission to work in the UK.
no The company will not sponsor applicants for work visas.
no We're a small team and won't be sponsoring visas this year.
no Neither relocation nor visa sponsorship is offered.
no You should be based in the UK and never require sponsorship.
no We offer great training, but no sponsorship.
no We offer hybrid working and a pension; visa sponsorship is not provided.
no Successful applicants require no visa sponsorship.
no Sponsorship will not be provided.
no This is an entry level role and therefore cannot be sponsored for a visa.
no Please be aware that Acme does not provide visa sponsorship for this position.
no At this time, sponsorship is not something we can offer.
no Acme Ltd is not able to support visa applications.
no Must be authorised to work in the UK without employer sponsorship.
no Unfortunately, we are not able to consider candidates requiring sponsorship for this role.
no We regret that we cannot employ anyone who needs a Skilled Worker visa.
no Please do not apply if you require a visa.
no Due to the salary, we are unable to issue a Certificate of Sponsorship.
no Sponsorship under the Skilled Worker route isn't possible for this job.
no We aren't offering sponsorship for graduate roles.
no Tier 2 sponsorship is not offered.
no Applicants must already hold the right to work in the UK, as we do not sponsor.
no This role does not offer sponsorship.
no This role does not come with visa sponsorship.
no We currently have no capacity to sponsor visas.
no Visa sponsorship isn't available for this opportunity so please only apply if you have the right to work.
no We're not able to offer relocation or visa sponsorship.
no You'll need to have the right to work in the UK as we can't offer sponsorship.
no We are only able to accept applications from candidates who do not need sponsorship.
no To be considered you must not need sponsorship now or in future.
no The role is not suitable for Skilled Worker sponsorship.
no Acme is not a licensed sponsor.
no We have no sponsor licence.
no Graduate visa holders may apply but we will not sponsor a Skilled Worker visa afterwards.
no This post is not eligible for a Certificate of Sponsorship.
no The Trust is unable to offer a Certificate of Sponsorship for this band.
no Sorry, no visas.
no We do not offer any type of employment-based immigration sponsorship for this program.
no Acme will not sponsor a new applicant for employment authorisation for this position.
no Visa sponsorship not available.
no Visa Sponsorship Available: No
no Candidates requiring visa sponsorship: unfortunately we are unable to progress your application.
no Individuals with temporary visas or who need sponsorship for work authorisation now or in the future are not eligible for hire.
no You must be eligible to work in the UK and not require sponsorship.
no must be legally authorized to work in the United Kingdom without the need for employer sponsorship
no Kindly note that sponsorship isn't on offer for this vacancy.
no We are sorry, but we have decided not to sponsor visas for interns.
no Our firm has no plans to sponsor work visas.
no Please only apply if you can work in the UK without a sponsor.
no You must have right to work in the UK for the duration of the contract as the council does not sponsor.
no Acme cannot support sponsorship for this opening.
no Applicants needing sponsorship are not eligible.
no We can't take on anyone who requires a work permit.
no You must hold the right to work in the UK, with no need for sponsorship.
no Skilled Worker sponsorship will not be available for this role.
no We do not offer visa sponsorship or relocation.
no We will not be able to offer you a Certificate of Sponsorship.
no Unfortunately sponsorship is something we don't offer.
no This scheme is open to those who do not require sponsorship only.
no The school is not registered to sponsor overseas teachers.
no Any candidate requiring sponsorship will be rejected.
no Visa sponsorship (not available)
no Unable to sponsor
no Acme is unable to sponsor visas for this role, so you must already have the right to live and work in the UK.
no Please note: we cannot offer any form of visa sponsorship for our summer internships.
no Applicants will need to have the right to work in the UK as sponsorship is not available for this position.
no We are unable to provide employment sponsorship and candidates must have unrestricted work authorisation.
no Eligibility: you do not require a visa to work in the UK
no Sadly we aren't able to provide sponsorship for junior roles.
no This role does not meet the Home Office's requirements for sponsorship.
no The University is not able to sponsor this post under the Skilled Worker route.
no We won't consider applicants who need sponsorship.
no You need to be eligible to work in the UK; we don't sponsor.
no Sponsorship: not offered
no Is visa sponsorship available? No.
no Our client cannot offer sponsorship.
no We are not accepting candidates on temporary visas.
no Candidates must have settled status or British citizenship only.
no It is essential that you have the right to work in the UK and do not require sponsorship now or at any point in future.
no There is no visa sponsorship available with this role.
no We do not have a licence to sponsor visas.
no Regretfully, we can't support with visa sponsorship.
no This job cannot be sponsored.
no Do you sponsor visas? No, not at the moment.
yes Sponsorship is available.
yes Visa sponsorship is available for this role.
yes We offer visa sponsorship.
yes We can sponsor your Skilled Worker visa.
yes We are happy to sponsor visas.
yes We will sponsor successful applicants under the Skilled Worker route.
yes We welcome applicants who need a visa.
yes We welcome applications from candidates who require sponsorship.
yes Applications from job seekers who require Skilled Worker sponsorship to work in the UK are welcome and will be considered alongside all other applications.
yes Applications from job seekers who require current Skilled worker sponsorship to work in the UK are welcome and will be considered alongside all other applications.
yes Applicants who require current sponsorship are welcome.
yes If you need a visa, we can help.
yes We offer a competitive salary, 28 days of holiday, private healthcare and visa sponsorship.
yes Relocation and visa support provided.
yes Benefits: visa sponsorship, cycle to work, free lunches
yes This role is eligible for visa sponsorship.
yes We support visa applications and cover the costs.
yes You are welcome to apply whether or not you require sponsorship.
yes We hire the best people regardless of visa status.
yes Don't worry if you need a visa: we sponsor.
yes You do not need to worry about sponsorship, we will handle it.
yes You won't have to worry about your visa.
yes Not only do we sponsor visas, we also pay the fees.
yes Need a visa? No problem, we sponsor work permits.
yes Visa sponsorship: Yes
yes We do sponsor visas!
yes We are open to sponsoring visas.
yes We sponsor international graduates for Skilled Worker visas.
yes We're proud to be able to offer Skilled Worker sponsorship to overseas nurses.
yes Acme sponsors visas.
yes Acme does sponsor visas! If we make you an offer, we will make every reasonable effort to get you a visa.
yes We provide full visa and relocation support.
yes We will support your visa application.
yes International candidates are welcome and we can provide a Certificate of Sponsorship.
yes Visa sponsorship offered.
yes Sponsorship available
yes Full sponsorship provided for overseas applicants.
yes We're able to sponsor Skilled Worker visas.
yes We sponsor.
yes We are able to provide sponsorship for this position.
yes Candidates who need sponsorship are encouraged to apply.
yes This vacancy is open to people who need sponsorship.
yes We'd love to hear from you even if you need a visa.
yes The post qualifies for Skilled Worker sponsorship.
yes We have sponsored many colleagues and will do the same for you with your visa.
yes We are glad to sponsor a visa for you.
yes The hospital will sponsor your Health and Care Worker visa.
yes We have a track record of sponsoring visas and will do it for you.
yes Yes, we do offer sponsorship.
yes Where you need a visa, our lawyers will arrange it.
yes We accept applications from people who need sponsorship.
yes Skilled Worker visa sponsorship can be provided.
yes If you need sponsorship we will sponsor you.
yes We are able to offer Tier 2 sponsorship.
yes You can apply even if you require sponsorship.
yes Acme is a Skilled Worker sponsor and we offer sponsorship to those who need it.
yes We can support you with visa sponsorship.
yes Visa sponsorship and relocation are available.
yes We are pleased to offer sponsorship to suitable applicants.
yes The Trust welcomes applications from overseas candidates who need sponsorship.
yes We offer visa sponsorship to all hires.
yes Help with your visa, flights and first month of rent.
yes Skilled Worker visa sponsorship available
yes Our perks: stock options, visa sponsorship, gym
yes You will get visa sponsorship from day one.
yes Sponsorship for a Skilled Worker visa will be provided.
yes We sponsor candidates from all over the world.
yes Do you sponsor visas? Yes.
conditional We do not normally offer sponsorship.
conditional No sponsorship unless exceptional.
conditional We can only offer sponsorship in exceptional circumstances.
conditional Sponsorship may be available for this role.
conditional Visa sponsorship may be considered for the right candidate.
conditional We may be able to sponsor a Skilled Worker visa.
conditional Sponsorship is considered on a case-by-case basis.
conditional Sponsorship can be considered on a case by case basis.
conditional We cannot guarantee sponsorship.
conditional Sponsorship is not guaranteed.
conditional Visa sponsorship is available, subject to eligibility.
conditional We can offer sponsorship for certain roles.
conditional Sponsorship is available depending on salary and experience.
conditional We would consider sponsoring an outstanding candidate.
conditional We typically do not sponsor visas, except for senior engineers.
conditional We do not rule out sponsorship.
conditional We might be able to offer visa sponsorship.
conditional In some cases we can provide sponsorship.
conditional We are unlikely to be able to sponsor this role.
conditional Sponsorship might be possible.
conditional We'll consider sponsorship for exceptional candidates.
conditional Visa sponsorship: considered for the right person
conditional It is unlikely that this post will attract sponsorship.
conditional Only in exceptional cases will sponsorship be offered.
conditional We will consider visa sponsorship on an individual basis.
conditional Sponsorship is possible for candidates with at least three years of experience.
conditional You may be eligible for sponsorship.
conditional We can sponsor visas if the role meets Home Office rules.
conditional This role may be eligible for sponsorship under the Skilled Worker route.
conditional Visa sponsorship provided for eligible roles and people we hire.
conditional Sponsorship is not something we usually do.
conditional We could offer sponsorship to someone with rare skills, at our discretion.
conditional We rarely offer sponsorship.
conditional Sponsorship could be available.
conditional We offer sponsorship only to PhD holders.
conditional Visa sponsorship may not be available for this role.
conditional We may sponsor visas for this role.
conditional Sponsorship is available for candidates who meet Home Office criteria.
conditional In exceptional circumstances, we can sponsor.
conditional Sponsorship would be considered.
conditional Whether we can sponsor depends on the salary.
conditional We are usually unable to sponsor visas.
conditional We can only sponsor roles above a certain salary.
unclear Do you require visa sponsorship?
unclear Will you now or in the future require sponsorship to work in the UK?
unclear You must have the right to work in the UK.
unclear We will ask for proof of your right to work before your first day.
unclear Applicants must be eligible to work in the UK.
unclear We are a licensed sponsor.
unclear We hold a Skilled Worker sponsor licence.
unclear Tell us about your visa status in the application form.
unclear Questions about visas go to our people team.
unclear UK visa sponsorship and a relocation package for candidates from abroad
unclear Please state whether you need sponsorship.
unclear Please let us know if you require sponsorship.
unclear Right to work checks apply.
unclear All offers are subject to proof of the right to work in the UK.
unclear Any offer is subject to a right to work check.
unclear Not sure if you need sponsorship? Read the Home Office guidance.
unclear For information on the Skilled Worker visa see the government website.
unclear Tell us if you would need us to sponsor a visa.
unclear Have you ever been sponsored for a UK visa?
unclear Evidence of right to work in the UK is required.
unclear Applicants with a Graduate visa are asked to give its end date.
unclear You will be asked whether you require sponsorship.
unclear Do you have the right to work in the UK? (Yes / No)
unclear We carry out right to work checks on all new starters.
unclear We follow UK visa rules.
unclear Some visas limit the hours you can work.
unclear Do you need sponsorship? Yes / No
unclear Can you work here without a visa?
unclear If you are on a Graduate visa you can start without sponsorship, and we talk about it in your first year.
unclear Graduates may work for two years without sponsorship.
yes We hold a Skilled Worker licence and sponsor people for this job if the rules are met.
silent The summer fair is sponsored by Acme.
silent You will manage event sponsorship and exhibitors.
silent Report to the executive sponsor of the project.
silent We sponsor the local football team.
silent You will write sponsored content for our brand partners.
silent Employer-sponsored pension and health insurance.
silent You will work with the trial sponsor and the clinical team.
silent We accept Visa and Mastercard payments.
silent Experience with Visa card schemes is a plus.
silent We sponsor professional qualifications such as ACA.
silent Sponsorship of your SC clearance will be arranged.
silent No previous experience is required.
silent We cannot accept late applications.
silent You will have the right attitude and work well in a team.
silent Sponsorship sales executive for a sports club.
silent You will secure sponsorship for our annual conference.
silent Own relationships with sponsors and stakeholders.
silent The programme sponsor sets the budget.
silent Sponsored by the European Research Council.
silent We offer sponsored MBA places.
silent Company sponsored socials every month.
silent Work with private equity sponsors on deals.
silent Build fraud models for Visa, Mastercard and Amex transactions.
silent No need to travel.
silent You have the right skills and work hard.
silent We cannot offer remote work.
silent We sponsor open source projects.
silent The sponsor of this study is a pharmaceutical company.
silent Your line manager will act as a sponsor for your growth.
silent Sponsor management and reporting for our festival.
silent We are proud to sponsor Pride in London.
silent Gold sponsor of PyCon UK.
silent You will find sponsors for our awards dinner.
silent Executive sponsorship of change is part of the job.
silent We pay for your Visa corporate card.
silent Clinical trials sponsored by industry.
`);
