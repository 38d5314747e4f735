import { sayingRows } from "./saying-rows.ts";

/**
 * Sentences a strict reviewer wrote against the tables, with the answer a careful reader gives.
 * For tests. Most look like an offer and are a refusal, a condition or another matter.
 */
export const reviewedSentences = sayingRows(`
conditional If you do not have the right to work in the UK, we may sponsor your visa.
conditional If you do not have the right to work in the UK, we can sponsor subject to salary and skill level.
conditional If you do not have the right to work in the UK, we could sponsor the right candidate.
conditional If you do not have the right to work in the UK, we will sponsor you after probation.
conditional If you do not have the right to work in the UK, we can sponsor for certain roles only.
conditional You don't need to have the right to work, as we can offer sponsorship if the salary meets the threshold.
no If you do not have the right to work, we would have to sponsor you and that is not possible.
conditional If you do not have the right to work here, we will sponsor from January 2027.
no If you do not have the right to work in the UK, we would have to sponsor you, and we cannot.
no I doubt we'll sponsor you.
no We'll sponsor your training but not your visa.
unclear Ask at interview if they'll sponsor.
conditional If we like you, we'll sponsor you.
conditional They'll sponsor if they really like you.
conditional Prove yourself and we'll sponsor you.
conditional Stay two years and then we'll sponsor you.
conditional We'll sponsor you when you have been here a year.
conditional We'll sponsor you at the end of your Graduate visa.
conditional We'll sponsor you for a visa once probation is complete.
silent We'll sponsor your chartership.
silent We'll sponsor you to become chartered.
silent We'll sponsor you to do your CFA.
silent We'll sponsor your gym membership.
silent I'll sponsor you for the fun run
silent We sponsor drivers to gain their HGV licence.
silent We will sponsor technicians through their HNC.
silent We sponsor senior engineers in their chartership.
silent We sponsor drivers in the British Touring Car Championship.
silent We sponsor chefs at the village show.
silent We sponsor from time to time local events.
no We sponsor so few people that you should assume no.
unclear We organise visas for travellers.
unclear We secure visas for our clients.
unclear We'll organise visas for customers.
unclear We sort visa queries for students every day.
unclear You should be HCPC registered and will provide visa documents at interview.
unclear Drivers must be approved and able to support visa checks.
no You must be NMC registered and able to provide your own visa.
no No bother with visas please.
no No bother asking for sponsorship.
no We'd be open to sponsorship were we licensed, but we are not.
conditional Visa sponsorship available from 1st March.
conditional We can sponsor visas from 1 March onwards.
conditional From the 6th of April we will sponsor visas.
conditional As of 1 April we will sponsor visas.
conditional Starting 1st April we can offer visa sponsorship.
conditional From spring we can sponsor visas.
conditional In the spring we can sponsor visas.
conditional From mid-2027 we can sponsor.
conditional Visa sponsorship available from the new year.
conditional We'll start sponsoring visas in Q2 2027.
conditional We'll sponsor visas once our licence is granted.
conditional We'll sponsor from 1 April.
conditional We aim to sponsor from autumn.
conditional From early March we will sponsor visas.
unclear Visa fees are excluded.
unclear Visa applications are closed at weekends.
unclear Sponsorship is excluded for no one.
yes We sponsor visas. Visa fees are excluded from the package.
unclear Sponsorship closed the deal with Leeds United.
unclear With visa sponsorship you will have to drop your current permission.
unclear We don't have a big budget, visa sponsorship is included though.
unclear If you need sponsorship, this isn't something you need worry about.
silent We are not a sponsor for the Olympics.
yes Visa sponsorship is available for this graduate scheme starting September 2027.
yes Visa sponsorship available for roles starting in September 2027.
yes Class of 2027: visa sponsorship available.
yes Visa sponsorship available, interviews from 2 December 2026.
yes We offer visa sponsorship, relocation and higher pay.
yes We offer visa sponsorship but not flights.
yes We offer visa sponsorship but not bonuses.
yes We offer visa sponsorship but not lunches.
yes You will be managing a team and we sponsor Skilled Worker visas.
yes You will be supporting patients and we offer visa sponsorship.
yes Managing director: we sponsor visas.
yes Handling Assistant - visa sponsorship offered
yes Maintaining our fleet in Hull - visa sponsorship available
yes We offer visa sponsorship and are sorry we cannot reply to all.
no We are not happy to discuss sponsorship.
no We've applied for a sponsor licence and been refused.
no We are not waiting for a sponsor licence.
no Not all of our roles qualify for sponsorship; this role does not.
unclear Don't wait to apply, we hold a sponsor licence.
no We have no budget for sponsorship.
no no budget for sponsorship
yes We hold a licence & sponsor regularly.
yes Salary £30k inc. CoS
yes Salary £40,000, visa sponsorship + relocation
conditional We will sponsor visas if our licence comes through.
no We'd gladly sponsor visas if only we were allowed to.
conditional Impress us in your first year and we will sponsor your visa.
conditional We'll sponsor you if the numbers work.
conditional Sponsorship is offered from your second year with us.
conditional Sponsorship will be introduced in April 2027.
conditional We will be able to sponsor visas by the end of 2027.
unclear You'll help clients sponsor overseas workers.
unclear Our lawyers help employers sponsor skilled workers for visas.
silent We sponsor employees to take their ACA exams.
silent We sponsor engineers towards chartership.
silent We'll sponsor staff on part-time degrees.
no We can sponsor no one at present.
conditional We may be able to sponsor visas next spring.
conditional Visa sponsorship available, but only after twelve months' service.
no If you don't have the right to work in the UK we can't sponsor you.
no If you do not have the right to work in the UK, we are sorry but sponsorship is not on offer.
unclear If you do not have permission to work, we will not contact you about visas.
conditional No need to have the right to work already - we sponsor where the salary allows.
conditional We will sponsor you for a visa provided you stay three years.
conditional We'll sponsor visas as and when the budget allows.
conditional We sponsor visas for senior hires from January 2027.
conditional We'll sponsor your visa assuming you pass your probation.
yes We will happily sponsor your Skilled Worker visa.
yes If you don't have the right to work, we'll sponsor your visa.
yes Visa sponsorship offered to successful candidates for this role.
yes Join us and we'll sponsor your visa.
yes We've been sponsoring visas for ten years and still do.
yes We sponsor Skilled Worker visas. The programme starts in September 2027.
yes We sponsor visas for our September 2027 intake.
yes Nurses: we sponsor your visa and pay your flights.
yes Benefits: pension, gym, visa sponsorship.
yes You will lead a team of six and we will sponsor your visa.
yes We can sponsor applicants who need a visa, whatever their nationality.
yes We sponsor visas from day one.
no We'll never sponsor visas.
no They'll not sponsor anyone.
conditional They'll sponsor the right person.
conditional We'll sponsor you one day.
conditional We'll sponsor visas in due course.
conditional We intend to offer visa sponsorship.
conditional We'll look to sponsor you in time.
no We used to sponsor, now we'll only take people with ILR.
no We'll not be sponsoring visas this year.
conditional Sponsorship is available to those who have completed two years.
conditional Visa sponsorship: yes, from 1 April.
conditional Visa sponsorship: available from April 2027
conditional We would sponsor for the perfect fit.
silent We sponsor apprentices through college.
silent We will sponsor you for your driving test.
silent We will sponsor candidates for a place on the London Marathon.
silent We sponsor people who run for charity.
silent We sponsor students at our local school.
silent We can sponsor you in your professional exams.
no Though we sponsor visas elsewhere in the group, here we do not.
no Our sponsor licence has been revoked.
unclear Visa sponsorship is being reviewed by the board.
conditional Our licence arrives in January and then we'll sponsor.
conditional From 1 Dec we can sponsor visas.
conditional We hope to be able to sponsor from Jan.
no Don't worry about visas - we don't take anyone who needs one.
unclear We organise the visas of touring musicians.
unclear We secure your visa data with encryption.
unclear We'll sort the visa forms for your guests.
unclear Our employer is approved for apprenticeships and will support visa students.
conditional If you do not have the right to work we will consider sponsorship.
no If you do not have the right to work we will have to withdraw the offer as we hold no sponsor licence.
no You do not need to have the right to work to visit, but we do not sponsor visas.
conditional If you don't have the right to work in the UK, we'll sponsor you once you qualify.
yes We'll sponsor your work visa and cover the fees.
yes We sponsor nurses from overseas.
yes We sponsor chefs from abroad.
yes We will sponsor the successful candidate's Skilled Worker visa.
yes We're licensed and sponsor regularly.
yes Visa sponsorship available if required.
yes If you need a visa we will sponsor you.
yes Contract from January 2027 to December 2028, visa sponsorship provided.
yes Apply by 1 March. We sponsor visas.
yes We currently sponsor visas for engineers.
yes Visa sponsorship + relocation
yes Start date: September 2027. Visa sponsorship is offered.
conditional We'll sponsor the visa of whoever we keep on.
conditional After your first year we'll sponsor your visa.
conditional We can sponsor visas starting with our 2028 intake.
conditional As of next year, we'll sponsor visas.
conditional We expect to offer visa sponsorship from the summer.
conditional We hope we can sponsor visas soon.
conditional We will soon be able to sponsor visas.
conditional We'll shortly be able to offer visa sponsorship.
conditional We plan on sponsoring visas.
conditional We are working towards offering visa sponsorship.
no We stopped sponsoring visas in 2024.
no From 1 January we stop sponsoring visas.
no Please do not ask us to sponsor your visa.
no Nobody at this firm has the power to sponsor visas.
conditional We can sponsor visas for those earning £41,700 or more.
conditional We sponsor visas for roles at RQF 6.
conditional Sponsorship considered.
conditional Sponsorship available (subject to conditions).
conditional Sponsorship available (terms apply).
conditional We sponsor visas on occasion.
conditional We have been known to sponsor visas.
unclear You'll manage our sponsor licence and visas.
unclear Experience of sponsoring visas is an advantage.
unclear Knowledge of visa sponsorship + relocation
unclear You will sponsor visas on behalf of the school.
unclear We teach firms how to sponsor visas.
unclear As HR adviser you can sponsor visas through the SMS.
unclear HR Officer responsible for visas, able to sponsor staff through the SMS.
silent We'll sponsor you up Kilimanjaro.
silent They'll sponsor your team.
yes We'll sponsor your visa when you join us.
yes We will sponsor your visa if you are offered the role.
yes Once you accept our offer we will sponsor your visa.
yes We sponsor visas for all our roles at our Leeds site.
yes We sponsor engineers at our Leeds site.
yes We are happy to sponsor anyone who needs a visa.
yes Our client sponsors Skilled Worker visas.
yes We sponsor visas and you will be working towards chartership.
yes We sponsor visas, and interviews are in March.
yes We sponsor Skilled Worker visas. Closing date 1 March 2027.
yes Visa sponsorship is available for candidates who need it.
yes We can sponsor you to work in the UK.
yes We sponsor nurses to come to the UK.
yes We will help you with your visa and sponsor you.
yes Visa sponsorship available & relocation support
yes This is a 12 month contract and we sponsor visas.
yes You will stay for two years, and we sponsor your visa throughout.
yes We offer visa sponsorship and a bonus at the end of the year.
yes Visa sponsorship is available from the start.
yes We sponsor visas in time for your start date.
yes Experience of care work required; visa sponsorship offered.
yes If successful, we will sponsor your visa.
yes Start in September 2027, visa sponsorship available.
no Candidates must not need a sponsor now or in the future.
no You will not need us to act as sponsor.
no We can only consider people who will not need us to act as sponsor, now or at any later point.
no You must not require us to be your sponsor.
no We are a licensed sponsor but this vacancy is exempt from sponsorship.
yes We sponsor Health and Care Worker visas.
yes We offer Health and Care Worker visa sponsorship.
silent We sponsor the Leeds Lions.
silent We sponsor the Great North Run.
silent We do not need a sponsor for our event.
yes We sponsor the successful person.
yes We sponsor new recruits.
unclear Candidates should check they can get a Certificate of Sponsorship.
unclear Candidates who need a visa should check whether the role is eligible on gov.uk.
unclear Applicants who need a visa should check that they can be sponsored.
unclear You can check whether this role qualifies for sponsorship on the UKVI website.
unclear Make sure that you are eligible for visa sponsorship.
conditional To be sponsored you must earn at least £41,700.
conditional You will need to meet the UKVI criteria to be sponsored.
unclear Beware of scams offering visa sponsorship in our name.
unclear Fraudsters may pretend to offer visa sponsorship.
unclear If you receive an email offering visa sponsorship, it is not from us.
unclear Please ignore messages that offer visa sponsorship for a fee.
yes We will check your documents and sponsor your visa.
yes Check our website: we sponsor visas.
yes We sponsor visas for everyone, so check out our jobs.
unclear You provide visa advice to clients.
unclear You will provide visa support to students.
unclear You support students with visas and CAS.
unclear Supporting students with visas.
unclear Duties include visa sponsorship and onboarding.
unclear The HR team provides visa advice.
unclear We offer visa information sessions.
unclear We support you with visa guidance.
unclear We help with visas for our customers.
unclear Our product lets employers sponsor visas in a few clicks.
unclear We will arrange your visa for business travel to India.
conditional We may cover visa fees.
yes We provide visa support.
yes We offer full visa support and guidance.
yes The company offers you support with visa sponsorship.
yes You will be offered visa sponsorship and a relocation package.
yes Visa sponsorship is provided and you will support a team of five.
yes You will support students, and we sponsor visas.
yes You will help patients; visa sponsorship is available.
yes We ensure that you get visa sponsorship.
yes We will make sure you get a visa: we sponsor all our nurses.
yes We provide visa sponsorship, immigration advice and flights.
yes We sponsored our last three hires and we'll sponsor you for a visa.
`);
