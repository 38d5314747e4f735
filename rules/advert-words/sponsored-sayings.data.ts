import { sayingRows } from "./saying-rows.ts";

/** Something else than somebody's permission to work is sponsored, though its name begins as people's do. */
export const sponsoredOthers = sayingRows(`
silent We sponsor overseas school teachers' trips.
silent We sponsor overseas school teachers\u2019 trips.
silent We sponsor overseas trips.
silent We sponsor overseas school trips.
silent We sponsor overseas teachers' visits.
silent We sponsor overseas projects.
silent We sponsor overseas placements.
silent We sponsor international school exchanges.
silent We sponsor international travel.
silent We sponsor international research.
silent We sponsor foreign language lessons.
silent We sponsor new playgrounds.
silent We sponsor new graduates' trips.
silent We sponsor talented musicians' tours.
silent We sponsor teachers' trips abroad.
silent We sponsor employees' trips.
silent We sponsor employees' children.
silent We sponsor staff outings.
silent We sponsor graduates' further study.
silent We sponsor our nurses' trips home.
silent We sponsor overseas workers' families.
silent We can sponsor overseas teachers' holidays.
silent We sponsor overseas volunteers.
silent We sponsor a teachers' trip.
silent We sponsor an overseas teachers' trip.
silent We sponsor this trip.
silent We sponsor this year's fair.
silent We sponsor any trip.
silent We sponsor jobs fairs.
silent We sponsor overseas students' fees.
silent We sponsor talented youngsters.
silent We sponsor the next generation of scientists.
silent We sponsor foreign exchange students.
silent We sponsor people in need.
silent We sponsor people in Africa.
silent We sponsor teachers in rural India.
silent We sponsor individuals with big ideas.
silent We sponsor overseas students with bursaries.
silent We sponsor candidates in local elections.
silent We sponsor the Senior PGA Tour.
yes We sponsor overseas trainees.
yes We sponsor new employees.
yes We sponsor candidates in IT.
yes We sponsor the next nurse we hire.
yes We sponsor any suitable candidate.
yes We can sponsor a qualified overseas teacher.
yes We sponsor overseas teachers.
yes We sponsor overseas nurses and doctors.
yes We sponsor overseas workers in Leeds.
yes We sponsor international candidates who need it.
yes We sponsor overseas applicants where needed.
yes We sponsor experienced overseas engineers.
yes We sponsor talented people from every country.
yes We sponsor successful applicants.
yes We sponsor new starters.
yes We sponsor skilled staff for this role.
yes We can sponsor overseas school teachers.
yes We sponsor overseas teachers' visas.
no We do not sponsor overseas hires.
no We cannot sponsor overseas applicants' families.
`);

/** A British town is not far away. */
export const sponsoredHere = sayingRows(`
yes We sponsor care workers in Hull.
yes We sponsor senior care workers in Stoke-on-Trent.
yes We sponsor software engineers in Milton Keynes.
yes We sponsor mental health nurses in Swansea.
silent We sponsor care workers in Kenya.
silent We sponsor community nurses in Boston.
`);
