import { sayingRows } from "./saying-rows.ts";

/**
 * Sentences as adverts of Ireland, Canada and Australia write them, and those of the United Kingdom
 * that speak of a visa without "sponsor", each kind with what looks like it and says another thing.
 * For tests.
 */
export const sentencesOfAllCountries = sayingRows(`
no Stamp 4 required.
no Stamp 4 is essential.
no Stamp 4 only.
no Stamp 4 or EU passport required.
no Applicants must hold a Stamp 4 visa.
no Non-EEA candidates must have a valid Stamp 4.
no You must already have a Stamp 4 or Stamp 5.
no Candidates must have Stamp 4 or an EU passport; Stamp 1G cannot be considered.
no Stamp 1G not accepted.
no We cannot accept applicants on Stamp 2 or Stamp 1G.
unclear Stamp 1G welcome.
unclear Stamp 1G holders are welcome to apply.
unclear Stamp 1G accepted.
unclear We welcome applications from Stamp 1G graduates.
silent You will stamp and date all incoming post.
silent Reduce stamp duty costs for our clients.
no LMIA not available.
no LMIA is not available for this position.
no No LMIA.
no We do not support LMIA applications.
no Must be legally entitled to work in Canada; we do not support LMIA applications.
no You must have a valid work permit; no LMIA support.
no The employer will not apply for an LMIA.
yes LMIA available for every successful applicant.
yes LMIA support is provided.
yes We are able to provide an LMIA for this role.
yes This is an LMIA approved position.
conditional LMIA available for the right candidate.
conditional LMIA may be considered.
unclear PGWP holders are welcome.
unclear PGWP accepted.
unclear Holders of an open work permit or PGWP are welcome.
no We do not accept PGWP holders.
no You must have at least two years left on your visa.
no Must have a minimum of 24 months remaining on your current visa.
no You will need at least 18 months left on your visa.
no Your visa must be valid for at least two years.
no Candidates need a visa with a minimum of one year remaining.
yes If you have less than a year left on your visa, we will sponsor you.
no Full unrestricted working rights are essential.
no You must have full unrestricted working rights in Australia.
no Applicants need unrestricted work rights.
unclear You must have full working rights in Australia.
unclear Please tell us about your work rights.
silent We protect working people and their rights at work.
no Only candidates with indefinite leave to remain or British citizenship will be considered.
no You must have indefinite leave to remain.
no You must have ILR or settled status.
no Overseas applicants need not apply.
no International candidates will not be considered.
no Candidates from outside the UK cannot be considered.
yes Overseas applicants are welcome and we sponsor visas.
silent Overseas travel is not required.
no We have reached our allocation of certificates of sponsorship this year.
no We have used our quota of certificates of sponsorship.
no No CoS available.
no We cannot issue a CoS for this post.
no A CoS is not available for this role.
yes CoS available.
yes We will issue a CoS.
conditional A CoS may be available.
silent Come and join us cos we are great.
silent You will work with sin, cos and tan.
no You must already hold a valid work permit.
conditional Sponsorship available after 12 months' probation.
conditional Sponsorship considered after a successful probation.
conditional We will sponsor you after six months with us.
conditional Visa sponsorship following a probationary period.
conditional Visa sponsorship will be considered.
no We will not sponsor you after six months with us.
silent You will be sponsored to study for your ACCA qualification.
silent You will be sponsored to study towards chartered status.
silent After a year you will be sponsored through your studies.
yes You will be sponsored for a Skilled Worker visa while you study.
yes There's no reason not to apply if you need a visa: we sponsor.
yes They sponsor.
yes They sponsor visas!
yes They sponsor 👍 apply before Monday
no No visa 🙏 apply before Monday
no They don't sponsor.
yes We're open to sponsoring great people.
yes We are open to sponsoring brilliant candidates.
no We're not open to sponsoring great people.
silent We are proud to sponsor great causes.
silent They sponsor the local football club.
yes Visa sponsorship? Absolutely.
yes Sponsorship available? Of course.
no Visa sponsorship? Absolutely not.
no Sponsorship? Of course not.
yes The University is a licensed sponsor and this role meets the requirements for sponsorship under the Skilled Worker route.
yes We are a licensed sponsor and this post is eligible for sponsorship.
no The University is a licensed sponsor but this role does not meet the requirements for sponsorship.
no We are a licensed sponsor and this post is not eligible for sponsorship.
`);
