import { expect, test } from "vitest";
import { pastedReading } from "#test/pasted-reading.ts";

test.each([
  [
    "URGENT!!! Structural Engineers x3 - Newcastle - £45-50K DOE\n* Chartered or working towards MIStructE\n* Revit",
    "Structural Engineers; -; Newcastle",
  ],
  [
    "URGENT: Structural Engineers x 2 - Arup - Newcastle - £45K",
    "Structural Engineers; Arup; Newcastle",
  ],
  ["Urgent Care Nurse\nOakmere Clinic", "Urgent Care Nurse; Oakmere Clinic; -"],
  ["Care Assistants (x3)\n• Full UK driving licence\n• Company car", "Care Assistants; -; -"],
  ["Electrician\n- Free parking\n- Great team\nLeeds", "Electrician; -; Leeds"],
  ["New Business Manager\nFellbright Ltd", "New Business Manager; Fellbright Ltd; -"],
  ["3 x Chefs - Bath - £30k", "Chefs; -; Bath"],
  ["URGENT Site Engineer - Hull - £40k", "Site Engineer; -; Hull"],
  ["**Barista**\n**Copper Kettle Coffee**", "Barista; Copper Kettle Coffee; -"],
  ["Welder\n✓ Chartered\n✓ Own tools", "Welder; -; -"],
  ["Immediate start - Carer - Leeds - £13 per hour", "Carer; -; Leeds"],
  ["Planner\nWorking towards a degree", "Planner; -; -"],
  ["XR Designer\nPixel Ltd", "XR Designer; Pixel Ltd; -"],
])("a call, a count and a list are no part of title and employer: %j", (text, expected) => {
  expect(pastedReading(text, expected)).toBe(expected);
});

test.each([
  [
    "Founding Engineer @ Loomly AI (seed, 6 ppl) - London / hybrid / 65-80k + equity",
    "Founding Engineer; Loomly AI; London; 65000",
  ],
  ["Founding Engineer @ Loomly AI, Leeds", "Founding Engineer; Loomly AI; Leeds"],
  ["Founding Engineer @ Loomly AI (remote)", "Founding Engineer; Loomly AI; -"],
  ["ML Engineer @ Loomly | Cambridge | 70k-90k", "ML Engineer; Loomly; Cambridge; 70000"],
  ["Data Engineer at Loomly AI (Series A) - London", "Data Engineer; Loomly AI; London"],
  ["Backend Engineer at Loomly AI / Bristol / 55k", "Backend Engineer; Loomly AI; Bristol; 55000"],
  ["Sales Lead - Leeds / remote / 40-50k", "Sales Lead; -; Leeds"],
  ["Join us 24/7 - 65-80 people", "-; -; -; -"],
  ["Designer @ Loomly - London - 45-55k", "Designer; Loomly; London; 45000"],
  ["Designer\nA team of 40-50 people", "Designer; -; -; -"],
  ["Designer\nWe serve 65-80k users", "Designer; -; -; -"],
])("a firm after a sign, with pay and place between strokes: %j", (text, expected) => {
  expect(pastedReading(text, expected)).toBe(expected);
});

test.each([
  [
    "Cindermill Robotics is hiring! Robotics Software Engineer | Sheffield | £42k",
    "Robotics Software Engineer; Cindermill Robotics; Sheffield; 42000",
  ],
  [
    "We're #hiring a Data Engineer at Quillfern Bank (London, £50,000)",
    "Data Engineer; Quillfern Bank; London; 50000",
  ],
  ["Fernbrew is hiring! Data Analyst | Leeds", "Data Analyst; Fernbrew; Leeds"],
  ["Fernbrew are recruiting: Data Analyst - Leeds - £30k", "Data Analyst; Fernbrew; Leeds; 30000"],
  ["Fernbrew is hiring!\nData Analyst\nLeeds", "Data Analyst; Fernbrew; Leeds"],
  ["My company is hiring!\nData Analyst\nLeeds", "Data Analyst; -; Leeds"],
  ["We are hiring! Data Analyst | Leeds | £30k", "Data Analyst; -; Leeds; 30000"],
  ["Our client is hiring! Data Analyst | Leeds", "Data Analyst; -; Leeds"],
  [
    "We are hiring a Data Engineer at Quillfern Bank in Leeds",
    "Data Engineer; Quillfern Bank; Leeds",
  ],
  ["#Hiring: Data Engineer at Quillfern Bank (Leeds)", "Data Engineer; Quillfern Bank; Leeds"],
  ["Fernbrew is hiring a Data Engineer", "Data Engineer; Fernbrew; -"],
  ["Fernbrew is #hiring! Data Engineer - York", "Data Engineer; Fernbrew; York"],
  ["Now hiring: QA Tester at Kainos, Belfast", "QA Tester; Kainos; Belfast"],
  ["We're hiring!\nData Analyst\nFernbrew\nLeeds", "Data Analyst; Fernbrew; Leeds"],
])("who calls is the employer, and what follows is the job: %j", (text, expected) => {
  expect(pastedReading(text, expected)).toBe(expected);
});

test.each([
  [
    "Mechanical Engineer\nCindermill Robotics, Sheffield, £44,000",
    "Mechanical Engineer; Cindermill Robotics; Sheffield; 44000",
  ],
  ["Civil Engineer\nThornquay, Bristol, £38,000 a year", "Civil Engineer; Thornquay; Bristol"],
  ["Civil Engineer\nThornquay | Bristol | £38,000", "Civil Engineer; Thornquay; Bristol"],
  ["Civil Engineer\nThornquay - Bristol", "Civil Engineer; Thornquay; Bristol"],
  ["Civil Engineer\nPermanent, Bristol, £38,000", "Civil Engineer; -; Bristol"],
  ["Civil Engineer\nHighways, Bristol, £38,000", "Civil Engineer; -; Bristol"],
  ["Civil Engineer\nThornquay, Bristol, full time, £38,000", "Civil Engineer; Thornquay; Bristol"],
  [
    "Civil Engineer\nThornquay Ltd, Halifax, West Yorkshire",
    "Civil Engineer; Thornquay Ltd; Halifax",
  ],
  ["Civil Engineer\nLeeds, £38,000", "Civil Engineer; -; Leeds"],
  ["Civil Engineer\n12 Park Row, Leeds, £38,000", "Civil Engineer; -; -"],
  ["Chef\nThe Larch Hotel, Inverness, £14 an hour", "Chef; The Larch Hotel; Inverness"],
])("employer, town and pay may share a line: %j", (text, expected) => {
  expect(pastedReading(text, expected)).toBe(expected);
});

test.each([
  [
    "Staff Nurse - Harbourview Nursing Home, Bournemouth",
    "Staff Nurse; Harbourview Nursing Home; Bournemouth",
  ],
  ["Care Assistant - Brightwell House, Leicester", "Care Assistant; Brightwell House; Leicester"],
  ["Staff Nurse - St James's Hospital, Leeds", "Staff Nurse; St James's Hospital; Leeds"],
  ["Teacher of Physics - Kestrel Academy, Luton", "Teacher of Physics; Kestrel Academy; Luton"],
  ["Data Analyst - Alberta House, Leeds", "Data Analyst; -; Leeds"],
  ["Nurse - Ward 7, Leeds", "Nurse; -; Leeds"],
  ["Engineer - Wind Turbines, Hull", "Engineer - Wind Turbines; -; Hull"],
  ["Staff Nurse - Busy Nursing Home, Leeds", "Staff Nurse - Busy Nursing Home; -; Leeds"],
  ["Healthcare Assistant - Bank, Leeds", "Healthcare Assistant - Bank; -; Leeds"],
  ["Kitchen Porter - Ridge Manor, York - £12.60 per hour", "Kitchen Porter; Ridge Manor; York"],
  ["Care Assistant, Brightwell House, Leicester", "Care Assistant; Brightwell House; Leicester"],
  [
    "Staff Nurse - Nights - Harbourview Nursing Home, Bournemouth",
    "Staff Nurse; Harbourview Nursing Home; Bournemouth",
  ],
  ["Accountant - Marlpit Ltd, Reading RG1", "Accountant; Marlpit Ltd; Reading"],
  ["Support Worker - Supported Living, Leeds", "Support Worker - Supported Living; -; Leeds"],
  ["Teaching Assistant - Primary School, Leeds", "Teaching Assistant - Primary School; -; Leeds"],
  ["Software Engineer - Investment Bank, London", "Software Engineer - Investment Bank; -; London"],
])("after a job and a dash, a plain organisation and its town: %j", (text, expected) => {
  expect(pastedReading(text, expected)).toBe(expected);
});

test.each([
  [
    "Nursery Practitioner (term-time only, 32 hrs/wk, 39 weeks)",
    "Nursery Practitioner (term-time only, 32 hrs/wk, 39 weeks); -; -",
  ],
  [
    "Barista (weekends, part time)\nCopper Kettle",
    "Barista (weekends, part time); Copper Kettle; -",
  ],
  [
    "Teacher (Maths - KS3) - St Mary's School - Leeds",
    "Teacher (Maths - KS3); St Mary's School; Leeds",
  ],
  ["Engineer (Rail, Signalling), Arup, Leeds, £42k", "Engineer (Rail, Signalling); Arup; Leeds"],
  ["Barista (part time)\nCopper Kettle", "Barista; Copper Kettle; -"],
  [
    "Cleaner (mornings | evenings) | Leeds | £12.60 per hour",
    "Cleaner (mornings | evenings); -; Leeds",
  ],
  ["Barista, part time (weekends, 16 hrs)", "Barista; -; -"],
  ["Analyst (12 month FTC, £30k)", "Analyst (12 month FTC, £30k); -; -"],
  ["Midwife (Band 6, 37.5 hrs/wk)", "Midwife (Band 6, 37.5 hrs/wk); -; -"],
  ["Care Assistant, 30 hrs/wk (nights)", "Care Assistant; -; -"],
])("no bracket is cut in its middle: %j", (text, expected) => {
  expect(pastedReading(text, expected)).toBe(expected);
});

test.each([
  ["Graduate Engineer – Arup – Leeds, West Yorkshire", "Graduate Engineer; Arup; Leeds"],
  ["Lecturer\nThe role\nYou will teach.", "Lecturer; -; -"],
  ["Buyer - Leeds, West Yorkshire - £30k", "Buyer; -; Leeds"],
  ["ST MARY'S SCHOOL\nTeacher of English", "Teacher of English; St Mary's School; -"],
  ["NOW HIRING!! Nurse - Spire - Hull", "Nurse; Spire; Hull"],
  [
    "HR Manager\nStonegate Foundation\n- Bradford\n- £34,000",
    "HR Manager; Stonegate Foundation; Bradford",
  ],
  ["Lab Assistant, University of York, £25,000", "Lab Assistant; University of York; York"],
  ["Analyst\nGreat Western Railway\nSwindon", "Analyst; Great Western Railway; Swindon"],
  ["Analyst\nGood Energy", "Analyst; Good Energy; -"],
  [
    "Warehouse Operative\nBoots - Nottingham - £12.50 p/h",
    "Warehouse Operative; Boots; Nottingham",
  ],
  ["Developer\nBath Digital\nBath", "Developer; Bath Digital; Bath"],
  ["Designer\nLeeds United\nLeeds", "Designer; Leeds United; Leeds"],
  ["Analyst - Oxford Economics - Oxford", "Analyst; Oxford Economics; Oxford"],
  ["Data Engineer, Quillfern Bank (London)", "Data Engineer; Quillfern Bank; London"],
  ["Data Engineer - Quillfern Bank (London)", "Data Engineer; Quillfern Bank; London"],
])("a county, a bracket and a town in a name change nothing: %j", (text, expected) => {
  expect(pastedReading(text, expected)).toBe(expected);
});
