import { sayingRows } from "./saying-rows.ts";

/**
 * Offers that hold only after something: the words stand in the next clause or sentence, and a reader who
 * stops before them believes a yes. Beside them, times that speak of something else than the visa.
 */
export const waitingSentences = sayingRows(`
conditional We can sponsor your visa. After you pass your probation.
conditional We sponsor visas. Once you've passed your probation.
conditional We sponsor visas! When you have been here six months.
conditional We sponsor visas. Following a successful probation period.
conditional We sponsor visas. This is after six months.
conditional We sponsor visas. Only after probation.
conditional We sponsor visas. After a year.
conditional We sponsor visas. After a year with us.
conditional We sponsor visas. From your second year.
conditional We sponsor visas, though after probation.
conditional We sponsor visas; after you pass your probation.
conditional We sponsor visas; once you have passed probation.
conditional We will sponsor your visa, but after you pass your probation.
conditional We sponsor visas but you must first pass your probation.
conditional We sponsor visas, but first you have to pass probation.
conditional We sponsor visas... after your probation
conditional We sponsor visas. You must pass your probation first.
conditional We sponsor visas. But not in your first year.
conditional We sponsor visas, but not before you pass your probation.
conditional We sponsor visas, but not straight away.
conditional We sponsor visas. Not until you have worked here for a year.
conditional We sponsor visas.\\n- After 12 months' service
conditional Visa sponsorship: yes, after probation
conditional Visa sponsorship: Yes (once you pass probation)
conditional Visa sponsorship available. On completion of your probation.
conditional We become a licensed sponsor in January 2027 and will then sponsor visas.
yes We sponsor visas. After your probation you get 28 days of holiday.
yes We sponsor visas. After 2 years you get a bonus.
yes We sponsor visas. Once a year we all go to the sea.
yes We sponsor visas. When you have been here a year, we pay for a course.
yes We sponsor visas. Probation is six months.
yes We sponsor visas. You must have passed your exams.
yes We sponsor visas, but you need to apply by May.
yes We sponsor visas. For up to five years.
conditional Next year we will start sponsoring visas.
conditional Next April we'll be able to offer visa sponsorship.
conditional Later this year we can offer sponsorship.
conditional We start sponsoring visas on 4 January 2027.
conditional We'll begin to sponsor visas in the new year.
conditional We can offer sponsorship to start from January 2027.
conditional Visa sponsorship is available in January 2027.
conditional We will not sponsor visas until January 2027.
conditional We are unable to offer visa sponsorship until April 2027.
conditional We can't sponsor visas before April 2027.
conditional We sponsor visas upon completion of training.
conditional We sponsor visas when probation is over.
conditional We can offer a visa after your trial.
conditional We sponsor visas. Available once you finish probation.
conditional We sponsor visas. But you need to work here for a year first.
conditional We sponsor visas. This excludes interns.
conditional We sponsor visas. Ts and Cs apply.
no We will not sponsor visas until further notice.
no We won't sponsor visas in 2027.
no We do not sponsor visas for jobs that start before April 2027.
yes Visa sponsorship available in our September 2027 intake.
yes We sponsor visas and next year we open in Leeds.
yes We sponsor visas. You must work well in a team first and foremost.
yes We sponsor visas. This excludes nobody.
`);
