import { sayingRows } from "./saying-rows.ts";

/**
 * Sentences as recruiters, hospitals and small firms of four countries write them, with the answer
 * a careful reader gives. They were set down before the tables were looked at; these were misread.
 */
export const everydaySentences = sayingRows(`
no Cant sponsor atm sorry!
no Can't sponsor ATM
no cant sponsor rn
no no sponsorship atm
no We dont sponsor atm
no Sponsorship? Not for this one I'm afraid.
no Do you sponsor visas? Not for this vacancy.
no Do you sponsor? Not atm.
no While we value international talent, and have offered sponsorship in the past, it is not something that we are able to do for this vacancy.
unclear We have offered visa sponsorship in the past.
no Q. Do you sponsor work visas? A. Not currently.
yes Q. Do you sponsor work visas? A. Yes.
no Q1. Will you sponsor me? A1. Unfortunately not.
no We're not a sponsor, so you'll need your own right to work.
silent We are not a sponsor of the marathon this year.
no Sponsorship is something we've had to withdraw.
no We have had to pause visa sponsorship.
no Applicants who'd need sponsoring: sorry, we aren't set up for that.
no We lack the licence needed to sponsor visas.
no Sponsorship not avail.
yes Visa sponsorship avail.
no Are you able to work in the UK without sponsorship? (This is an essential requirement)
no Can you work in the UK without visa sponsorship? This is mandatory.
unclear Are you able to work in the UK without sponsorship? Tell us in your letter.
conditional From January 2027 we sponsor visas.
conditional From next year we sponsor visas.
conditional Starting in January 2027, we offer visa sponsorship.
conditional We sponsor visas from January 2027.
conditional Visa sponsorship available from spring 2027.
conditional From March we can offer visa sponsorship.
no From January 2027 we will no longer sponsor visas.
conditional We're hoping to get our sponsor licence in the spring and will then be able to sponsor.
conditional Our sponsor licence application is pending.
conditional We are applying for a sponsor licence.
no We have no plans to apply for a sponsor licence.
conditional We will consider sponsorship for candidates with 5+ years' experience.
conditional We would be open to considering visa sponsorship.
yes We will consider candidates who need sponsorship.
conditional We'll sponsor if you pass probation.
yes We'll sponsor you.
yes They'll sponsor visas.
yes No need to have the right to work already - we'll sponsor you.
conditional Our London office can sponsor; our Leeds office cannot.
yes Unlike many studios, we don't shy away from sponsoring visas.
yes This employer is approved for LMIA and will support your work permit application.
yes If you don't have the right to work in the UK, we will sponsor your visa.
yes We can sponsor, so please apply from anywhere in the world.
silent We sponsor so many local clubs.
yes Nobody is turned away for needing sponsorship.
no w/o sponsorship only
no Must have the right to work w/o visa sponsorship.
no We're a small charity and do not have the resources to sponsor visas.
no Visa sponsorship ❌
no We wish we could sponsor visas, but as a start-up we can't.
conditional We sponsor visas, but for interns we cannot.
no We sponsor visas, but for this role we cannot.
no I'm afraid sponsoring a visa is beyond what we can do.
no Non-sponsored role.
conditional Sponsorship is at the discretion of the hiring manager.
conditional Where the role meets the threshold, we can sponsor.
conditional If your salary is above the threshold we can sponsor.
conditional We're happy to discuss sponsorship.
conditional Open to sponsorship for exceptional talent.
conditional Sponsorship from year two.
conditional We expect to have our licence by summer 2027, and can sponsor from then.
conditional We sponsor senior engineers but not juniors.
conditional Not all of our roles qualify for sponsorship.
conditional As of September 2027 sponsorship will be offered.
conditional Limited sponsorship available.
yes Bramley Limited sponsors Skilled Worker visas.
unclear You'll process work permit and visa applications for colleagues.
unclear Processing visa applications for new colleagues.
unclear Managing visa sponsorship for the firm.
yes You will receive visa sponsorship.
yes We will give you full support with your visa.
yes Overseas? No bother, we'll sort the visa.
yes Full sponsorship package including CoS, flights & 1 month's accommodation
yes We will apply for a General Employment Permit on your behalf.
no If you need sponsorship this role isn't for you.
conditional Certificates of Sponsorship are limited and will be given on merit.
conditional Sponsorship available for band 6 and above.
conditional Once you've completed 12 months we will sponsor your visa.
conditional After 12 months we will sponsor your visa.
yes We sponsor visas after the offer is made.
yes You do not need to already have the right to work, as we can provide a CoS.
yes The practice can sponsor vets from abroad.
no Sponsorship opportunities do not exist for this role.
no It is not our practice to sponsor visas.
no We do not participate in visa sponsorship.
no Kindly note that visa sponsorship is excluded.
no Those needing a visa shouldn't apply.
no Sponsor licence? We don't have one.
no Regretfully, sponsorship is off the cards.
no Sponsorship closed.
conditional Sponsorship might be on the table for a strong applicant.
conditional Sponsorship decided case-by-case
conditional We can look into sponsorship.
conditional Sponsorship only if on shortage list.
conditional We'd consider a visa for the perfect candidate.
conditional There may be scope for sponsorship.
conditional Visa sponsorship offered to PhD holders.
unclear Give details of any visa you hold.
unclear Assist the Head of Sponsorship with pitch decks.
`);
