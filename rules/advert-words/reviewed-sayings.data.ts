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
`);
