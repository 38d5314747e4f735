/** See `roles-technology-and-engineering.ts` for the notation. */
export const partTime = `
@barista hospitality part-time entry h12.9-13.6 16 on-site
Barista
Coffee, toast and good mornings, in shifts that fit round lectures.
You will make drinks, keep the counter clean and learn regulars’ orders. Shifts are posted three weeks ahead, and we never ask you to miss a class.
Training is paid. So are your breaks.
- Friendly and on time
- No experience needed
- Able to work one weekend day

@shop-weekend retail part-time entry h12.8-13.2 12 on-site
Weekend sales assistant
Saturdays and Sundays on the shop floor, six hours each.
You will help customers, fill shelves and work the till. We train you in one department first, so that you know the answers.
- Helpful and honest
- Free on most weekends in term
- Basic arithmetic

@books retail part-time entry h12.9-13.3 10 on-site
Bookseller, evenings
Three evenings a week among books, with a reading group on Thursdays.
You will shelve, sell, order and talk about books. You choose four titles a month for your own table.
- You read, in any language
- Good with people who are not sure what they want
- Free on Thursday evenings

@library education part-time entry h13.1-14 15 on-site
Library assistant
Help people find things, in a building that is warm and quiet.
You will look after the desk, put books back and help students with printers. Work is from five to ten in the evening, three days a week.
- Patient
- Careful with order
- A student or graduate

@cinema hospitality part-time entry h12.8-13.1 14 on-site
Front of house, cinema
Tickets, popcorn, and the lights down on time.
You will sell, show people to seats and keep six old rooms clean. You see films for nothing on your days off.
- Cheerful with queues
- Evenings and some weekends
- No experience needed

@office other part-time entry h13-14.2 18 hybrid
Office assistant, part-time
Post, filing, a shared inbox, and one small project each term.
You will answer the phone, keep records straight and help whoever is busiest. Hours can move in exam weeks if you tell us a fortnight ahead.
- Neat and reliable
- Good written English
- Comfortable with spreadsheets

@kitchen hospitality part-time entry h12.8-13.3 16 on-site
Kitchen assistant
Wash, chop and carry in a kitchen that eats together.
You will keep the kitchen clean and help with simple preparation. Two evenings and one weekend shift, with a meal each time.
- Quick and clean
- Able to stand for a shift
- English enough to read a label

@waiting hospitality part-time entry h12.8-13.5 15 on-site
Waiting staff
Three dinner shifts a week; tips are shared equally and paid with wages.
You will look after tables, learn the menu and help to close. Last bus times are respected.
- Friendly and steady
- Evenings free
- Experience is useful, not needed

@warehouse logistics part-time entry h13.4-14.8 20 on-site
Warehouse operative, evenings
Four evenings of five hours, indoors, with a bus at the door.
You will pick orders, load cages and count stock. The rate includes an evening supplement.
- Fit and careful
- Safety shoes; we provide them
- Able to read an order in English

@warehouse-nights logistics part-time entry h14.6-15.9 30 on-site
Warehouse operative, three long nights
Three nights of ten hours a week.
You will pick and load through the night for hospital deliveries before seven. The rate includes a night supplement, and a hot meal is provided.
- Fit and awake
- Free on Thursday, Friday and Saturday nights
- Forklift licence is useful

@care-pt health part-time entry h13-13.9 24 on-site
Care assistant, part-time
Help older people at home with mornings, meals and company.
You will visit the same six people each week in a team of four. You are paid for travel between visits, and trained before you start.
- Kind and reliable
- Basic check of your record; we pay
- A bicycle or driving licence is useful

@ward-host health part-time entry h12.9-13.4 16 on-site
Ward host
Bring meals and a friendly word to people in hospital.
You will take orders, serve meals and notice who is not eating. Shifts are four hours, at midday or early evening.
- Gentle and tidy
- Able to follow rules on allergies exactly
- Training is given

@ambassador education part-time entry h13.2-14 6 on-site
Student ambassador for schools
Tell teenagers what university is really like.
You will visit schools in pairs, run short activities and answer questions honestly. About six hours a week in term, none in exams.
- A student now
- At ease with a class
- Reliable on early trains

@tutor-employed education part-time entry h15-18 8 hybrid
Mathematics tutor, employed
Small groups after school, with materials ready and pay for preparation.
You will teach groups of three, mark short tasks and write one line home each week. You are an employee, with holiday pay.
- Good mathematics
- Patient with sixteen-year-olds
- A record check; we pay

@tutor-free education part-time entry h18-24 10 remote
Online tutor, freelance
Teach on your own account through our platform, at the hours you choose.
You set your rate, find your pupils through us and send invoices each month. You are self-employed and look after your own tax.
- Subject knowledge at degree level
- A quiet room
- Registered as self-employed

@courier logistics part-time entry h12-16 20 on-site
Bicycle courier, self-employed
Deliver meals by bicycle when you like, paid for each drop.
You work for yourself, bring your own bicycle and telephone, and are paid weekly for the drops you made. We offer insurance and a jacket.
- Registered as self-employed
- Confident in traffic
- A bicycle that stops

@musician hospitality part-time entry h20-30 5 on-site
Café musician, Friday evenings
Two sets on a Friday, piano or guitar.
You will play quiet music for an hour before and an hour after nine. There is a piano, recently tuned.
- Two hours of music without repeating yourself
- Gentle volume
- Some of your own

@steward other part-time entry h12.8-13.4 0 on-site
Match-day steward
Help crowds in and out safely; hours follow the fixtures.
You will stand at a gate or aisle, give directions and keep ways clear. Some weeks have one match, some three, some none.
- Calm and clear
- Free on some weekends
- Training for one day, paid

@reception health part-time entry h12.9-13.5 18 on-site
Evening receptionist
Welcome patients, answer the phone and keep the clinic running on time.
You will work Monday to Wednesday from two to eight. You will book, explain and now and then calm somebody down.
- Warm and exact
- Discreet
- A second language is welcome

@cellar hospitality part-time entry h12.9-13.6 20 on-site
Tasting room assistant
Pour, explain and wash a great many glasses.
You will welcome visitors, tell them about four drinks and take bookings. Friday to Sunday, about seven hours a day.
- Old enough to serve alcohol
- Friendly
- Interested in food and where it comes from
`;
