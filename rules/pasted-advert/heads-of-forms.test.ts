import { expect, test } from "vitest";
import { pastedReading } from "#test/pasted-reading.ts";

test.each([
  [
    "Main area\nPathology\nGrade\nBand 6\nContract\n18 months\nHours\n37.5 hours per week\nSite\nRoyal Free Hospital\nTown\nLondon\nSalary\n£38,682 - £46,580 per annum\nBiomedical Scientist",
    "Biomedical Scientist; -; London",
  ],
  [
    "Biomedical Scientist\nMain area: Pathology\nGrade: Band 6\nContract: 18 months\nHours: 37.5 hours per week\nSite: Royal Free Hospital\nTown: London\nEmployer: Royal Free London NHS Foundation Trust\nSalary: £38,682 - £46,580 per annum",
    "Biomedical Scientist; Royal Free London NHS Foundation Trust; London",
  ],
  [
    "Main area: Pathology\nGrade: Band 6\nContract: 18 months\nHours: 37.5 hours per week\nEmployer: Royal Free London NHS Foundation Trust\nSite: Royal Free Hospital\nTown: London\nSalary: £38,682 - £46,580 per annum",
    "-; Royal Free London NHS Foundation Trust; London",
  ],
  [
    "Specialist Biomedical Scientist\nRoyal Free London NHS Foundation Trust\nMain area\nPathology\nGrade\nBand 6\nSite\nRoyal Free Hospital\nTown\nLondon",
    "Specialist Biomedical Scientist; Royal Free London NHS Foundation Trust; London",
  ],
  [
    "Staff Nurse\nMain area\nRespiratory\nGrade\nBand 5\nContract\nPermanent\nHours\nFull time - 37.5 hours per week\nJob ref\n123-456\nEmployer\nOakmere NHS Trust\nEmployer type\nNHS\nSite\nSt James's Hospital\nTown\nLeeds\nSalary\n£31,049 - £37,796 per annum\nSalary period\nYearly\nClosing\n30/11/2026 23:59",
    "Staff Nurse; Oakmere NHS Trust; Leeds",
  ],
  [
    "Main area: Theatres\nGrade: Band 5\nSite: Castle Hill\nEmployer: Oakmere NHS Trust\nTown: Hull",
    "-; Oakmere NHS Trust; Hull",
  ],
  [
    "Job title: Physiotherapist\nEmployer: Oakmere NHS Trust\nDepartment: Outpatients\nLocation: York Hospital\nTown/City: York",
    "Physiotherapist; Oakmere NHS Trust; York",
  ],
  [
    "Porter\nTarnside Infirmary\nSite: Tarnside Infirmary\nBand: 2\nDirectorate: Estates",
    "Porter; Tarnside Infirmary; -",
  ],
  [
    "Pharmacist\nSpecialty: Oncology\nCare group: Cancer\nTown: Carlisle\nSite: Cumberland Infirmary",
    "Pharmacist; -; Carlisle",
  ],
  ["Teacher: Maths\n£32,000", "Teacher: Maths; -; -"],
  ["Radiographer\nSite\nRoyal Derby Hospital\nCity\nDerby", "Radiographer; -; Derby"],
  [
    "Lecturer in Nursing\nHarbour College\nCampus: North Site\nLocation: Hull",
    "Lecturer in Nursing; Harbour College; Hull",
  ],
  [
    "Social Worker\nEmployer: Wealdshire Council\nService: Children\nReports to: Team Manager\nBase: Maidstone House, Maidstone",
    "Social Worker; Wealdshire Council; Maidstone",
  ],
])("of a form only what it calls title, employer and town is taken: %j", (text, expected) => {
  expect(pastedReading(text, expected)).toBe(expected);
});

test.each([
  [
    "UNIVERSITY OF WESTMARCH\nSchool of Computing\nResearch Software Engineer\n£38,249 to £45,413",
    "Research Software Engineer; University of Westmarch; -",
  ],
  [
    "NORTHGATE UNIVERSITY\nLecturer in Law\nLeeds\n£45,000",
    "Lecturer in Law; Northgate University; Leeds",
  ],
  [
    "University of Leicester\nFaculty of Law\nDepartment of Public Law\nLecturer in Law",
    "Lecturer in Law; University of Leicester; Leicester",
  ],
  [
    "Teaching Fellow\nSchool of Computing\nUniversity of Westmarch",
    "Teaching Fellow; University of Westmarch; -",
  ],
  [
    "School of Computing\nUniversity of Westmarch\nResearch Associate",
    "Research Associate; University of Westmarch; -",
  ],
  ["School Nurse\nHighmoor Academy", "School Nurse; Highmoor Academy; -"],
  [
    "LARCHFIELD HOSPITALS NHS FOUNDATION TRUST\nStaff Nurse",
    "Staff Nurse; Larchfield Hospitals NHS Foundation Trust; -",
  ],
  [
    "Leicester City Council\nPlanning Officer\nLeicester",
    "Planning Officer; Leicester City Council; Leicester",
  ],
  ["Bank Nurse\nWillow Care Home", "Bank Nurse; Willow Care Home; -"],
  ["University Administrator\nAshbourne College", "University Administrator; Ashbourne College; -"],
  [
    "Research Fellow\nImperial Institute\nDepartment of Physics",
    "Research Fellow; Imperial Institute; -",
  ],
  ["Head of School\nKestrel Academy, Luton", "Head of School; Kestrel Academy; Luton"],
  ["University of Leeds\nLeeds\nResearch Fellow", "Research Fellow; University of Leeds; Leeds"],
])("a university may stand above its job, and its schools employ nobody: %j", (text, expected) => {
  expect(pastedReading(text, expected)).toBe(expected);
});

test.each([
  [
    "Quillfern Bank - Software Developer\nLondon E14\n£55,000",
    "Software Developer; Quillfern Bank; London",
  ],
  ["Quillfern Bank - Software Developer - London", "Software Developer; Quillfern Bank; London"],
  [
    "Quillfern Bank | Software Developer | London | £60k",
    "Software Developer; Quillfern Bank; London",
  ],
  ["Marlpit Systems Ltd - Data Analyst\nLeeds LS1", "Data Analyst; Marlpit Systems Ltd; Leeds"],
  ["Software Developer - Payments\nLondon E14", "Software Developer - Payments; -; London"],
  ["Software Developer\nLondon E14\nQuillfern", "Software Developer; Quillfern; London"],
  ["Barista\nYork\nCopper Kettle", "Barista; Copper Kettle; York"],
  ["Chef\nWhitby\n£30,000", "Chef; -; -"],
  ["Engineer - Kier - Salford", "Engineer; Kier; Salford"],
  ["Architect - Foster + Partners - London", "Architect; Foster + Partners; London"],
  ["Data Analyst | Leeds", "Data Analyst; -; Leeds"],
  ["Data Analyst | Permanent | Hybrid", "Data Analyst; -; -"],
  ["Accountant\nGreater Manchester", "Accountant; -; -"],
  ["Accountant\nManchester City Council", "Accountant; Manchester City Council; -"],
  ["Accountant\nLeeds, West Yorkshire\nImmediate start", "Accountant; -; Leeds"],
])("neither a place nor terms are an employer: %j", (text, expected) => {
  expect(pastedReading(text, expected)).toBe(expected);
});

test.each([
  ["Deputy Manager - Larch Hotel, Ayr", "Deputy Manager; Larch Hotel; Ayr"],
  ["Lecturer in Physics - Northgate University", "Lecturer in Physics; Northgate University; -"],
  ["Graduate Engineer\nNational Grid\nWarwick", "Graduate Engineer; National Grid; Warwick"],
  ["Cook\nCare UK", "Cook; Care UK; -"],
  ["Adviser\nLegal & General\nCardiff", "Adviser; Legal & General; Cardiff"],
  ["Developer\nCloud Software Group\nLeeds", "Developer; Cloud Software Group; Leeds"],
  [
    "Quantity Surveyor\nRoyal Borough of Greenwich\nLondon",
    "Quantity Surveyor; Royal Borough of Greenwich; London",
  ],
  ["Product Manager\nDepartment of Health", "Product Manager; Department of Health; -"],
  [
    "Research Assistant\nLondon School of Economics\nLondon",
    "Research Assistant; London School of Economics; London",
  ],
  [
    "Research Assistant\nInstitute of Cancer Research",
    "Research Assistant; Institute of Cancer Research; -",
  ],
  [
    "King's College London\nSchool of Law\nResearch Assistant\nLondon",
    "Research Assistant; King's College London; London",
  ],
  ["Imperial College London\nResearch Assistant", "Research Assistant; Imperial College London; -"],
  ["Graduate Trainee\nLondon Underground", "Graduate Trainee; London Underground; London"],
  ["Teacher\nLeeds Grammar School\nLeeds", "Teacher; Leeds Grammar School; Leeds"],
  ["Engineer\nBristol Water\nBristol", "Engineer; Bristol Water; Bristol"],
  ["Manager\nMarks and Spencer\nFixed term contract", "Manager; Marks and Spencer; -"],
  ["HSBC\nAnalyst\nBirmingham", "Analyst; -; Birmingham"],
])(
  "a job is not an employer, and a firm named like a part of the work is: %j",
  (text, expected) => {
    expect(pastedReading(text, expected)).toBe(expected);
  },
);
