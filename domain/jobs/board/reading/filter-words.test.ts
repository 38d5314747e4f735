import { expect, test } from "vitest";
import { readFilterWords } from "./filter-words.server.ts";

/** What is left to look for, and the filters that came of the rest. */
function read(typed: string) {
  const found = readFilterWords(typed, "jobs");
  return found && { q: found.q, ...found.filters };
}

test.each([
  ["remote data analyst", { q: "data analyst", remote: ["remote"] }],
  ["data analyst, remote", { q: "data analyst", remote: ["remote"] }],
  ["hybrid accountant", { q: "accountant", remote: ["hybrid"] }],
  ["internship", { q: "", type: ["internship"] }],
  ["summer marketing intern", { q: "marketing", type: ["internship"] }],
  ["marketing intern this summer", { q: "marketing", type: ["internship"] }],
  ["intern summer festival", { q: "summer festival", type: ["internship"] }],
  ["summer school teaching intern", { q: "summer school teaching", type: ["internship"] }],
  ["engineer uk 2027", { q: "engineer 2027", country: ["gb"] }],
  ["engineer in Leeds 2027", { q: "engineer 2027", city: ["Leeds"] }],
  ["finance internships in london", { q: "finance", type: ["internship"], city: ["London"] }],
  ["year in industry engineering", { q: "engineering", type: ["placement"] }],
  ["graduate scheme marketing", { q: "marketing", type: ["graduate-scheme"] }],
  ["graduate jobs", { q: "", level: ["entry"] }],
  ["nurse with visa sponsorship", { q: "nurse", sponsorship: ["offered"] }],
  ["jobs that sponsor visa", { q: "", sponsorship: ["offered"] }],
  ["companies that sponsor", { q: "", sponsorship: ["offered"] }],
  ["nursing jobs that sponsor visas", { q: "nursing jobs", sponsorship: ["offered"] }],
  ["employers who sponsor in leeds", { q: "", sponsorship: ["offered"], city: ["Leeds"] }],
  [
    "cyber security analyst london visa sponsorship",
    { q: "cyber security analyst", city: ["London"], sponsorship: ["offered"] },
  ],
  ["sponsorship", { q: "", sponsorship: ["offered"] }],
  ["tier 2", { q: "", sponsorship: ["offered"] }],
  ["tier 2 nurse", { q: "nurse", sponsorship: ["offered"] }],
  ["skilled worker sponsorship", { q: "", sponsorship: ["offered"] }],
  ["chef leeds", { q: "chef", city: ["Leeds"] }],
  ["chef in otley", { q: "chef", city: ["Otley"] }],
  ["leeds chef", { q: "chef", city: ["Leeds"] }],
  ["chef near york", { q: "chef", city: ["York"], miles: "10" }],
  ["chef within 20 miles of york", { q: "chef", city: ["York"], miles: "25" }],
  ["chef kent", { q: "chef", area: ["Kent"] }],
  ["chef in the south west", { q: "chef", area: ["South West England"] }],
  ["chef scotland", { q: "chef", area: ["Scotland"] }],
  ["chef uk", { q: "chef", country: ["gb"] }],
  ["chef LS2", { q: "chef", postcode: "LS2", miles: "10" }],
  ["chef in M1", { q: "chef", postcode: "M1", miles: "10" }],
  ["jobs in reading", { q: "", city: ["Reading"] }],
  ["chef newcastle", { q: "chef", city: ["Newcastle upon Tyne"] }],
  ["Bath", { q: "", city: ["Bath"] }],
  ["reading", { q: "", city: ["Reading"] }],
  ["chef in london or manchester", { q: "chef", city: ["London", "Manchester"] }],
  ["fresher jobs", { q: "", level: ["entry"] }],
  ["grad role finance", { q: "finance", level: ["entry"] }],
  ["data analyst £40,000", { q: "data analyst", pay: "40000", country: ["gb"] }],
  ["nurse over 32k leeds", { q: "nurse", pay: "30000", country: ["gb"], city: ["Leeds"] }],
  ["£35k - £45k analyst", { q: "analyst", pay: "35000", country: ["gb"] }],
  ["analyst £30k to £40k", { q: "analyst", pay: "30000", country: ["gb"] }],
  ["analyst £30-40k", { q: "analyst", pay: "30000", country: ["gb"] }],
  ["nurse £40k in ireland", { q: "nurse", pay: "40000", country: ["ie"] }],
  ["ireland nurse £40k", { q: "nurse", pay: "40000", country: ["ie"] }],
  ["£25k graduate dublin", { q: "", pay: "25000", level: ["entry"], city: ["Dublin"] }],
  ["jobs paying 35k", { q: "", pay: "35000", country: ["gb"] }],
  ["nurse earning over £40k", { q: "nurse", pay: "40000", country: ["gb"] }],
  ["graduate engineer 40k", { q: "engineer", pay: "40000", country: ["gb"], level: ["entry"] }],
  ["remote or hybrid", { q: "", remote: ["remote", "hybrid"] }],
  ["remote or hybrid accountant", { q: "accountant", remote: ["remote", "hybrid"] }],
  ["internship or placement", { q: "", type: ["internship", "placement"] }],
  ["jobs in leeds or kent", { q: "", city: ["Leeds"], area: ["Kent"], either: true }],
  ["chef in kent or leeds", { q: "chef", city: ["Leeds"], area: ["Kent"], either: true }],
  ["leeds / kent", { q: "", city: ["Leeds"], area: ["Kent"], either: true }],
  ["leeds, york or kent", { q: "", city: ["Leeds", "York"], area: ["Kent"], either: true }],
  ["canterbury or maidstone kent", { q: "", city: ["Canterbury", "Maidstone"], area: ["Kent"] }],
  ["essex or suffolk", { q: "", area: ["Essex", "Suffolk"] }],
  ["either leeds or york", { q: "", city: ["Leeds", "York"] }],
  ["nurse in either leeds or york", { q: "nurse", city: ["Leeds", "York"] }],
  ["london 30k", { q: "", city: ["London"], pay: "30000", country: ["gb"] }],
  ["kent 40k", { q: "", area: ["Kent"], pay: "40000", country: ["gb"] }],
  ["manchester 25k jobs", { q: "", city: ["Manchester"], pay: "25000", country: ["gb"] }],
  ["jobs in london 40k", { q: "", city: ["London"], pay: "40000", country: ["gb"] }],
  ["python 40k", { q: "python", pay: "40000", country: ["gb"] }],
  ["nhs 30k", { q: "nhs", pay: "30000", country: ["gb"] }],
  ["junior 30k", { q: "junior", pay: "30000", country: ["gb"] }],
  ["hybrid not remote", { q: "", remote: ["hybrid"] }],
  ["remote not hybrid", { q: "", remote: ["remote"] }],
  ["analyst remote but not hybrid", { q: "analyst", remote: ["remote"] }],
  ["internship or placement officer", { q: "placement officer", type: ["internship"] }],
  ["remote and visa sponsorship", { q: "", remote: ["remote"], sponsorship: ["offered"] }],
  ["visa sponsorship marketing manager", { q: "marketing manager", sponsorship: ["offered"] }],
  ["30k a year", { q: "", pay: "30000", country: ["gb"] }],
  ["30k nurse", { q: "nurse", pay: "30000", country: ["gb"] }],
  ["£40,000 per annum nurse", { q: "nurse", pay: "40000", country: ["gb"] }],
  ["need visa sponsorship", { q: "", sponsorship: ["offered"] }],
  ["looking for work from home", { q: "", remote: ["remote"] }],
  ["no experience needed cleaner", { q: "cleaner", level: ["entry"] }],
  ["looking for sponsor", { q: "", sponsorship: ["offered"] }],
  ["jobs with sponsor", { q: "", sponsorship: ["offered"] }],
  ["visa sponsor", { q: "", sponsorship: ["offered"] }],
  ["nurse in london or reading", { q: "nurse", city: ["London", "Reading"] }],
  ["sales in bath and reading", { q: "sales", city: ["Bath", "Reading"] }],
  ["reading or bath jobs", { q: "", city: ["Reading", "Bath"] }],
  ["chef reading", { q: "chef", city: ["Reading"] }],
  ["care home bath", { q: "care home", city: ["Bath"] }],
  ["chef leeds york", { q: "chef", city: ["Leeds", "York"] }],
  ["chef leeds kent", { q: "chef leeds", area: ["Kent"] }],
  ["chef leeds west yorkshire", { q: "chef", city: ["Leeds"], area: ["West Yorkshire"] }],
  ["chef dublin uk", { q: "chef dublin", country: ["gb"] }],
  ["no experience visa sponsorship", { q: "", level: ["entry"], sponsorship: ["offered"] }],
  ["companies with sponsor licence", { q: "", sponsorship: ["offered"] }],
  ["nurse uk or ireland", { q: "nurse", country: ["gb", "ie"] }],
  ["nurse in the uk or ireland", { q: "nurse", country: ["gb", "ie"] }],
  ["nurse in ireland, uk or canada", { q: "nurse", country: ["ie", "gb", "ca"] }],
  ["ireland or uk nurse", { q: "nurse", country: ["ie", "gb"] }],
  ["uk and ireland sales manager", { q: "sales manager", country: ["gb", "ie"] }],
  [
    "london or surrey or kent nurse",
    { q: "nurse", city: ["London"], area: ["Surrey", "Kent"], either: true },
  ],
  ["leeds or york chef", { q: "chef", city: ["Leeds", "York"] }],
  ["java or python london", { q: "java or python", city: ["London"] }],
  ["nurse graduate visa leeds", { q: "nurse", city: ["Leeds"] }],
  ["graduate visa sponsorship", { q: "", level: ["entry"], sponsorship: ["offered"] }],
  ["chef leeds uk", { q: "chef", country: ["gb"], city: ["Leeds"] }],
  ["graduate jobs graduate route", { q: "", level: ["entry"] }],
  ["graduate visa graduate jobs", { q: "", level: ["entry"] }],
])("“%s” is read as %j", (typed, expected) => {
  expect(read(typed)).toEqual(expected);
});

test.each([
  ["University of Leeds"],
  ["Transport for London"],
  ["London Stock Exchange"],
  ["Bank of Scotland"],
  ["remote sensing"],
  ["sponsorship manager"],
  ["graduate recruitment adviser"],
  ["AWS S3"],
  ["german B2"],
  ["proof reading"],
  ["internal auditor"],
  ["postgraduate"],
  ["job coach"],
  ["social work"],
  ["international student adviser"],
  ["Victoria line engineer"],
  ["search engine optimisation"],
  ["work experience"],
  ["new business manager"],
  ["nearshore developer"],
  ["data analyst"],
  ["under £30k"],
  ["nurse up to £30k"],
  ["less than 25k"],
  ["below £30,000"],
  ["max 30k"],
  ["chef £30k max"],
  ["adviser for international students"],
  ["teaching international students"],
  ["work of art curator"],
  ["freshers week"],
  ["freshers fair"],
  ["freshers event staff"],
  ["grad school"],
  ["more than 20 hours"],
  ["40k views content creator"],
  ["visa sponsor licence manager"],
  ["visa sponsorship officer"],
  ["visa sponsorship compliance adviser"],
  ["sponsor licence compliance officer"],
  ["warhammer 40k"],
  ["warhammer 40k painter"],
  ["not london"],
  ["chef not in london"],
  ["chef not in london or leeds"],
  ["chef not based in london"],
  ["chef not in uk or ireland"],
  ["not ireland or uk"],
  ["anywhere but london"],
  ["not remote"],
  ["analyst not remote"],
  ["not fully remote"],
  ["not remote or hybrid"],
  ["no internships"],
  ["outside london"],
  ["anywhere except leeds"],
  ["tier 2 support engineer"],
  ["tier 2 service desk"],
  ["non graduate"],
  ["post graduate researcher"],
  ["chef new york"],
  ["teaching reading"],
  ["graduate visa adviser"],
  ["graduate route into law"],
  ["java or python"],
  ["new york"],
  [""],
])("every word of “%s” is looked for", (typed) => {
  expect(read(typed)).toBeNull();
});

test.each([
  ["analyst in london or remote", { q: "analyst", city: ["London"] }, ["or remote"]],
  ["london or remote accountant", { q: "accountant", city: ["London"] }, ["or remote"]],
  ["remote or london", { q: "", remote: ["remote"] }, ["or london"]],
  ["remote or in leeds or york", { q: "", remote: ["remote"] }, ["or in leeds", "or york"]],
  ["graduate or internship", { q: "", level: ["entry"] }, ["or internship"]],
  ["graduate jobs or internship", { q: "", level: ["entry"] }, ["or internship"]],
  [
    "internship / graduate role in leeds",
    { q: "", type: ["internship"], city: ["Leeds"] },
    ["or graduate role"],
  ],
  ["london or ireland", { q: "", city: ["London"] }, ["or ireland"]],
])(
  "of “%s”, where “or” joins filters of two kinds, the first is read",
  (typed, expected, leftOut) => {
    expect(read(typed)).toEqual(expected);
    expect(readFilterWords(typed, "jobs")?.leftOut).toEqual(leftOut);
  },
);

test("the part-time board has no filter for sponsorship, so nothing beside it is left out", () => {
  const found = readFilterWords("sponsorship or remote", "part-time-jobs");
  expect(found).toMatchObject({ filters: { remote: ["remote"] }, leftOut: [] });
});

test("part-time work is the other board's, and an internship is not", () => {
  expect(readFilterWords("part time barista", "jobs")).toMatchObject({
    q: "barista",
    board: "part-time-jobs",
  });
  expect(readFilterWords("internship", "part-time-jobs")?.board).toBe("jobs");
  expect(readFilterWords("internship", "part-time-jobs", true)).toBeNull();
});

test.each([
  ["looking for a job as engineer", "engineer"],
  ["I am looking for job as an accountant", "accountant"],
  ["i want job in hospital", "hospital"],
  ["jobs for nurses", "nurses"],
  ["I'm interested in marketing", "marketing"],
  ["how to get job in uk", ""],
  ["I need a job", ""],
  ["any job", ""],
  ["please help me find job", ""],
  ["I am a student looking for work", ""],
  ["jobs for international students", ""],
  ["nurse jobs for international students", "nurse jobs"],
  ["jobs in london for international students", ""],
  ["nurse jobs in leeds for international students", "nurse jobs"],
  ["internships in manchester for international students", ""],
  ["i want to be a nurse", "nurse"],
])("of the sentence “%s” the work is looked for", (typed, q) => {
  expect(readFilterWords(typed, "jobs")).toMatchObject({ q, isShortened: true });
});

test.each([
  ["jobs near me", ""],
  ["chef near me", "chef"],
  ["nearby warehouse", "warehouse"],
])("“%s” says that we do not know where the reader is", (typed, q) => {
  expect(readFilterWords(typed, "jobs")).toMatchObject({ q, isNearReader: true });
});

test("work on a Student visa, and 20 hours of it, is the part-time board's", () => {
  const all = [
    "job for student with visa",
    "20 hours a week",
    "i can work 20 hours",
    "part time jobs on student visa",
  ];
  for (const typed of all)
    expect(readFilterWords(typed, "jobs")).toMatchObject({ q: "", board: "part-time-jobs" });
  expect(readFilterWords("engineer student visa", "jobs")).toBeNull();
});

test.each(["£35k - £45k analyst", "analyst £30k to £40k", "chef leeds york", "chef leeds uk"])(
  "what is left of “%s” has no filter in it",
  (typed) => {
    expect(read(read(typed)?.q ?? "")).toBeNull();
  },
);
