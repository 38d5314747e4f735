import { expect, test } from "vitest";
import { registrationWords } from "./registration-mentions.ts";

test.each([
  "We support trainees towards chartership.",
  "You will be working towards chartership",
  "We support graduates working towards chartership.",
  "We mentor graduates who are working towards chartership.",
  "You will support senior engineers while working towards chartership.",
  "You will train juniors and work towards chartered status.",
  "You'll be supported by mentors in working towards CEng.",
  "Trainee solicitor, Leeds.",
  "We seek a trainee solicitor.",
  "Training contract at a law firm.",
  "We offer a training contract with an SQE course.",
  "Two-year ACA training contract.",
  "Our training contracts start in September. You will qualify as a solicitor.",
  "Trainees working towards MRICS.",
  "You will lead a team while studying for ACCA.",
  "You will work with clients and study for ACA.",
  "You join a team and become chartered.",
  "Training contract. Regulated by the SRA.",
  "Join our graduate scheme and work towards chartership.",
  "You will work with our engineers and gain chartered status.",
  "Help clients while you train towards CIMA.",
  "Training Contract 2027, Hallam Solicitors.",
])("the reader would work towards it: %s", (text) => {
  expect(registrationWords(text)).not.toBeNull();
});

test.each([
  "You will support trainees towards chartership.",
  "You'll supervise trainees who are working towards chartership",
  "A two-year training contract with performance reviews.",
  "Skilled Worker visa at the end of a 2 year training contract.",
  "You will mentor graduates working towards chartered status.",
  "Supervising engineers studying for CEng.",
  "You will manage a team working towards MRICS.",
  "Line manage two apprentices who are studying for ACCA.",
  "Support junior staff to become chartered.",
  "You will support trainees in working towards chartership.",
  "Responsible for graduates progressing to chartership.",
  "You will supervise a trainee solicitor.",
  "Helping our trainee solicitor with files.",
  "Coach colleagues as they work towards chartership.",
  "Assess candidates working towards registration with the HCPC.",
  "Mentor to junior engineers working towards IEng.",
  "Join colleagues who are working towards chartership.",
  "The legal minimum applies to this training contract for butchers.",
  "You will train nurses who are working towards NMC registration.",
  "A training contract in retail; breaks as required by law.",
  "You will work alongside surveyors who are working towards MRICS.",
])("others do, or nobody: %s", (text) => {
  expect(registrationWords(text)).toBeNull();
});

test.each([
  "not working towards chartered status ",
  "supervise trainees working towards ",
  "supervise trainees working towards chartership ",
])("time grows with the text, never faster: %s", (part) => {
  const start = process.cpuUsage().user;
  registrationWords(part.repeat(60_000 / part.length));
  expect((process.cpuUsage().user - start) / 1000).toBeLessThan(500);
});
