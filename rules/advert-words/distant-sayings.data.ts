import { sayingRows } from "./saying-rows.ts";

/**
 * More sentences as adverts write them, and what each comes to. For tests: here the word that
 * decides stands far from "sponsor" ("not a role where we can", "used to", "your own visa"), each
 * kind with a plain yes that looks like it. A yes is never read over a "not" nobody understood.
 */
export const distantSentences = sayingRows(`
no This is not a role where we can offer visa sponsorship.
no This is not a role for which sponsorship can be offered.
no This isn't a position where we are able to offer sponsorship.
no This is not one of the roles we sponsor.
no This is not a job for which we can sponsor a visa.
no This is not a post that we are able to sponsor.
no We used to sponsor visas but no longer do.
no We used to sponsor, no longer do.
no We used to offer sponsorship, but that is no longer the case.
unclear We previously sponsored visas, but have stopped.
no We no longer offer visa sponsorship.
no We no longer sponsor Skilled Worker visas.
no We have stopped offering visa sponsorship.
no We stopped offering sponsorship in 2025.
no We have ceased to sponsor visas.
no We have paused visa sponsorship.
no Sponsorship has been withdrawn for this role.
no Our visa sponsorship programme has ended.
no Sponsorship is no longer available.
no Sponsorship is no longer offered for this role.
no Visa sponsorship has been discontinued.
no You will need to sponsor your own visa.
no You must sponsor your own visa.
no Candidates must arrange their own visa.
no Candidates must arrange and pay for their own visa.
no You are responsible for your own visa.
no You will be responsible for arranging your own visa.
no Applicants need to have their own visa.
no You must already hold a valid visa.
no You must have your own work visa.
no We do not have our own sponsor licence.
no If you do not have your own visa, please do not apply.
no Candidates who do not have their own visa will not be considered.
no We only support candidates with their own visa.
no We only consider applicants who have their own visa.
no We welcome applicants with their own visa.
no We accept you with your own visa.
no If you don't have your own visa, we will not sponsor you.
no We cannot support candidates without their own visa.
no We will not consider anyone without their own visa.
unclear You do not need your own visa to apply.
unclear You may apply with or without your own visa.
no You need an existing visa that allows you to work in the UK.
no We only accept applicants with an existing right to work and no need of a visa.
no We will not, under any circumstances, sponsor a visa.
no We do not, and will not, offer sponsorship.
no At present we are not, as a company, able to offer any kind of visa sponsorship.
no We are not, at this time, in a position to offer candidates visa sponsorship.
no We regret to say that for this particular vacancy the company is not in a position to provide sponsorship.
no None of our roles come with visa sponsorship.
no None of these positions are eligible for sponsorship.
no Nobody on this scheme is sponsored for a visa.
no Neither the company nor its clients sponsor visas.
no Sponsorship: none.
no Sponsorship: N/A
no Visa sponsorship: not applicable
no Sponsorship - no
no Sponsorship is out of the question for this role.
no Sponsorship is off the table.
no There is no possibility of visa sponsorship.
no There is no option for sponsorship with this role.
no There are no sponsorship opportunities for this position.
no We lack a sponsor licence.
no We have not got a sponsor licence.
no Our sponsor licence has been suspended.
no Our sponsor licence has expired.
no Our licence to sponsor has been revoked.
no We gave up our sponsor licence last year.
no This employer does not have a sponsorship licence.
no We decline all applications that need sponsorship.
no Applications requiring sponsorship will be declined.
no Applications requiring sponsorship will automatically be rejected.
no If you require sponsorship, please do not apply.
no If you need sponsorship this role is not for you.
no If you need a visa then unfortunately we can't take your application further.
no Should you require sponsorship, we will be unable to proceed.
no We can only consider candidates with the right to work in the UK and cannot sponsor.
no We can only hire people who have the right to work in the UK without sponsorship.
no Only those who need no sponsorship can apply.
no This role is only open to candidates who do not require sponsorship.
no Open only to those with the right to work who will not require sponsorship.
no Must not now or in the future require visa sponsorship.
no You must have a right to work that does not depend on sponsorship.
no Not eligible for visa sponsorship.
no Not open to sponsorship.
no Not sponsoring at this time.
no No sponsorship offered.
no No sponsorship provided or available.
no No visa sponsorship or transfer.
no No work permit support.
no No Tier 2 sponsorship.
no No CoS available: we cannot issue a Certificate of Sponsorship.
no Sorry, but we don't do visa sponsorship.
no We don't do sponsorship.
no We don't currently do visa sponsorship.
no Sponsorship isn't something that we're able to do.
no Sponsorship isn't possible.
no Sponsorship is not possible for this grade.
no Sponsorship isn't provided.
no Sponsorship won't be offered.
no Sponsorship won't be considered.
no Sponsorship will not be considered for this post.
no Sponsorship can't be provided.
no Sponsorship cannot be considered.
no Sponsorship is not supported for this vacancy.
no Sponsorship is not part of the package.
no Sponsorship is not included.
no The role doesn't qualify for sponsorship.
no The role does not qualify for a Skilled Worker visa.
no The job does not meet UKVI requirements for sponsorship.
no The salary is below the threshold for sponsorship.
no The salary falls short of what Skilled Worker sponsorship requires.
no The hours are too few for sponsorship.
no As the role is part-time it cannot be sponsored.
no Due to its level this role falls outside the Skilled Worker route.
no Because of Home Office rules we can't sponsor this role.
no This fixed-term role can't be offered with sponsorship.
no This vacancy is not suitable for those needing visa sponsorship.
no This vacancy isn't one we can sponsor.
no This internship is not eligible for sponsorship.
no Graduates who will later need sponsorship should be aware that we won't be able to provide it.
no We accept Graduate visas but cannot sponsor after it ends.
no You may apply on a Graduate visa, however we do not offer sponsorship afterwards.
no We are happy to consider those on a Graduate visa but are unable to sponsor.
no We are a licensed sponsor but we are not sponsoring this role.
no Although we hold a sponsor licence, we will not be sponsoring visas for this role.
no While we are a licensed sponsor, this role is not eligible for sponsorship.
no Despite holding a licence we do not sponsor at graduate level.
no Please note the Trust cannot provide sponsorship for this role.
no Please be advised that visa sponsorship is not available for this position.
no Please do not ask for sponsorship.
no We have no intention of sponsoring visas.
no We have no budget for visa sponsorship.
no We have no means to sponsor.
no We have decided against sponsoring visas.
no We are opting not to sponsor this year.
no We refuse to sponsor.
no It is not our policy to sponsor visas.
no It is company policy not to sponsor visas.
no Our policy is not to offer sponsorship.
no Regrettably sponsorship is something that we cannot offer at the moment.
no Unfortunately, at this moment in time, it is not possible for us to offer visa sponsorship.
no It is not possible to sponsor this role.
no It will not be possible to offer you sponsorship.
no We would not be able to sponsor you.
no We wouldn't be able to offer sponsorship.
no We couldn't offer sponsorship for this post.
no I'm afraid we can't sponsor.
no Nor can we offer sponsorship.
no The client is unable to provide sponsorship of any kind.
no The client will not sponsor.
no Acme doesn't sponsor.
no Acme isn't sponsoring visas.
no Acme has never sponsored visas and does not intend to.
no Never sponsored: you need your own right to work.
no Unable to provide sponsorship.
no Not able to sponsor.
no Cannot sponsor.
no Can't sponsor visas.
no Won't sponsor.
no Zero sponsorship.
no Visa sponsorship unavailable.
no Visa sponsorship: unavailable.
no Visa sponsorship (unfortunately not).
no Visa sponsorship? No.
no Do you offer sponsorship? Unfortunately not.
no Can you sponsor me? Sadly we cannot.
no Is sponsorship possible? No, sorry.
no We have sponsored people before but cannot for this role.
no We're unable to sponsor, although we have sponsored people in the past.
no We do not sponsor visas. We have sponsored staff in other roles.
no We're not in a position to offer visa sponsorship for this post, although we have sponsored people in the past.
no We'd love to sponsor everyone, but sadly we can't.
no We'd love to sponsor everyone, sadly we can't.
no We sponsor visas in other teams but unfortunately are unable to for this role.
no We sponsor visas, but not for this role.
no We normally offer visa sponsorship, however we won't at this time.
no Applicants who require a current visa of their own: we cannot sponsor.
no You need a current work visa, and students are welcome.
no Applicants must require no sponsorship; those who need a current visa are welcome elsewhere.
unclear Applicants who have a current visa are welcome.
conditional We sponsor visas, but not for interns.
conditional Visa sponsorship is available, though not for all roles.
conditional We may be able to sponsor suitable overseas applicants.
yes We sponsor talented people from all over the world.
no We do not sponsor experienced hires or graduates.
yes We are pleased to sponsor qualified nurses.
silent We sponsor qualified staff through exams.
unclear We have sponsored people in the past.
yes We have sponsored people in the past and will sponsor you too.
yes We sponsor visas, but we cannot pay for flights.
yes We offer visa sponsorship, but we don't offer remote work.
yes We can offer sponsorship for this role.
yes This is a role where we can offer visa sponsorship.
yes This is one of the roles we sponsor.
yes This is a post that we are able to sponsor.
yes We now offer visa sponsorship.
yes We have started to offer visa sponsorship.
yes We still sponsor visas.
yes We continue to offer sponsorship.
yes We sponsor visas and always have.
yes We did not sponsor before, but now we do offer sponsorship.
yes We will sponsor your visa.
yes We will sponsor your own visa and that of your family.
yes We pay for your visa.
yes We arrange your visa for you.
yes We will arrange and pay for your visa.
yes You will not have to arrange your own visa: we sponsor it.
yes You do not need your own visa, we offer sponsorship.
yes We support your own visa and that of your family.
yes We help you get your own visa.
yes If you don't have your own visa, we will sponsor you.
yes We help candidates arrange their own visa.
yes We support candidates without their own visa.
yes We sponsor candidates who do not have their own visa.
yes We sponsor engineers and their own visa costs.
yes No need to have a visa: we sponsor.
yes No right to work yet? We sponsor visas.
yes Not in the UK yet? We offer visa sponsorship.
yes Not only UK residents: we sponsor visas too.
yes There is no limit on sponsorship: we offer it to all.
yes We do not charge for visa sponsorship, we offer it to everyone.
yes Sponsorship is not a problem.
yes Sponsorship is no problem.
yes Needing sponsorship is not a barrier.
yes We never turn anybody away for needing sponsorship.
yes We do not discriminate: candidates needing sponsorship are welcome.
yes You will not be at a disadvantage if you need sponsorship.
yes Visa sponsorship is provided.
yes Visa sponsorship is on offer.
yes Visa sponsorship is included.
yes Visa sponsorship is part of the package.
yes Sponsorship is supported for this vacancy.
yes Sponsorship can be offered for this post.
yes Sponsorship will be provided to the person we hire.
yes This role meets the requirements for Skilled Worker sponsorship.
yes The role qualifies for a Skilled Worker visa.
yes The salary meets the threshold for sponsorship, and we offer it.
yes This position is eligible for sponsorship.
yes This vacancy is open to those who need sponsorship.
yes We are a licensed sponsor and offer sponsorship.
yes We hold a sponsor licence and are happy to sponsor.
yes We issue a Certificate of Sponsorship to successful candidates.
yes A Certificate of Sponsorship will be provided.
yes The Trust will issue a Certificate of Sponsorship.
yes It is our policy to sponsor visas.
yes Our policy is to offer sponsorship to every hire.
conditional It is possible for us to offer visa sponsorship, and we do.
yes We are in a position to offer visa sponsorship.
yes We have the budget to sponsor visas.
yes We decided to offer sponsorship for this role.
yes Applications needing sponsorship are welcome.
yes Applicants who need a visa are encouraged to apply.
yes If you require sponsorship, please apply.
yes If you need sponsorship we will help.
yes Should you require sponsorship, we will provide it.
yes Graduates on a Graduate visa will be sponsored for a Skilled Worker visa afterwards.
yes You may apply on a Graduate visa, and we will sponsor you afterwards.
yes Visa sponsorship? Yes.
yes Do you offer sponsorship? Yes, we do.
yes Visa sponsorship: available
yes Sponsorship - yes
yes Able to sponsor.
yes Can sponsor visas.
unclear We're unfortunately not in a place to sponsor visas right now.
no Sponsorship won't be possible for this one.
no The firm is currently not taking on people who need sponsoring.
no We aren't set up to sponsor.
no Sponsorship is something we have moved away from.
no This position comes without visa sponsorship.
no You must be able to prove your right to work without us sponsoring you.
no Our company has put visa sponsorship on hold.
no Visa sponsorship is currently on hold.
no We have closed our sponsorship scheme for overseas workers.
no This opportunity cannot support visa sponsorship of any type.
no Candidates will not be sponsored.
no We have had to stop sponsoring visas.
no We'd love to help but we cannot sponsor visas.
no Sponsorship not provided.
no Sponsorship not considered.
no No visas sponsored.
no Non-sponsored role: right to work required.
no Please only apply if you do not need sponsorship.
no You'll have full right to work (no sponsorship).
no Full UK work rights are required; sponsorship is not on the cards.
no We can offer relocation but not visa sponsorship.
no We can offer neither relocation nor sponsorship.
no We support flexible working, although visa sponsorship is not something we support.
no It's important to note that this isn't a job that comes with sponsorship.
no Because we aren't a licensed sponsor we can't employ people who need a visa.
no Those who would need us to sponsor them are not eligible.
no We are not in a position to be able to offer a visa to anyone.
no Don't apply if you need a visa.
no The school doesn't hold a licence to sponsor teachers.
no We are unable to accept applicants who require, or will require, visa sponsorship.
no This role will never be sponsored.
no Applicants are expected to fund and arrange their own visas.
unclear You should have your own right to work and your own visa.
no Right to work in the UK is essential as we are not a visa sponsor.
no Our licence does not cover this role, so no sponsorship.
no Sponsorship of overseas candidates is not available for this vacancy.
no We have never offered sponsorship.
no Sponsorship would not be offered.
no The Council is no longer able to sponsor.
no Visa sponsorship is not offered as part of this scheme.
no We are not able, unfortunately, to offer sponsorship for this role.
no As this is a temporary post we would be unable to sponsor a visa.
no Sponsorship ended in 2025 and will not return.
yes We're able to help with sponsorship for the person we choose.
yes Sponsorship is something we are glad to offer.
yes We are set up to sponsor.
yes This position comes with visa sponsorship.
yes Candidates will be sponsored for a Skilled Worker visa.
yes We can offer relocation and visa sponsorship.
yes We will cover the cost of your visa.
yes A sponsored visa is available.
yes You will be sponsored under the Skilled Worker route.
yes We help international colleagues with visas and relocation.
yes Our licence covers this role and we will sponsor you.
yes We have always offered sponsorship and still do.
yes Visa sponsorship is offered as part of this scheme.
yes Please apply even if you need a visa.
yes Don't let a visa stop you: we sponsor.
yes We sponsor Skilled Worker visas for all our engineers.
yes The Council is able to sponsor.
yes International applicants are welcome: we sponsor visas.
yes Sponsorship of overseas candidates is available.
yes We'll take care of your visa.
conditional We may stop offering sponsorship unless funding is found.
conditional We don't usually sponsor, but might for the right candidate.
conditional We can sponsor, subject to Home Office rules.
conditional Sponsorship is rarely offered.
unclear Do you need sponsorship now or later?
unclear We will ask about your visa at interview.
no You must be an Australian citizen or permanent resident.
no Applicants must be Canadian citizens or permanent residents.
no This role requires Australian citizenship.
no Permanent residents only.
no You must hold permanent residency in Canada.
no Sponsorship isn't something we're able to help with here.
no Sponsorship: N
no We do not currently have any Certificates of Sponsorship left for this year.
no Our allocation of Certificates of Sponsorship has been used up.
no We can't support employment permits for this role.
no We are a licensed sponsor and will not sponsor this role.
yes We will support employment permit applications.
yes We are a licensed sponsor and can sponsor you for this role.
yes We are a licensed sponsor and are happy to sponsor engineers.
conditional We are a licensed sponsor and may be able to sponsor exceptional candidates.
unclear We are a licensed sponsor and have offices in Leeds.
no You must be a permanent resident.
no Candidates must be UK citizens or permanent residents.
no Candidates must have permanent residency.
silent You must be patient with our permanent residents.
unclear UK residents only.
unclear This post is open to UK residents only.
unclear Open only to UK residents.
unclear You must be a UK resident.
unclear Applicants must be resident in the UK.
no UK residents only: we cannot sponsor visas.
silent You will look after the UK residents of our care homes.
silent Our residents are the only ones who matter.
yes You must hold permanent residency or be eligible for our visa sponsorship.
silent Our clients are citizens and permanent residents of Ontario.
silent We stopped sponsoring the local football team.
silent You will not manage event sponsorship.
silent None of our events are sponsored.
silent We no longer accept Visa cards.
silent This is not a role where we can offer remote work.
`);
