import { expect, test } from "vitest";
import { profileSchema } from "./people/profile.schema.ts";
import {
  inviteSchema,
  registerSchema,
  setUpAccountSchema,
  universityStaffSchema,
} from "./registration/register.schema.ts";
import { stopSchemas } from "./registration/set-up.schema.ts";
import { changePasswordSchema, resetPasswordSchema } from "./sign-in/password.schema.ts";
import { passwordProblem } from "./sign-in/password.ts";
import { signInSchema, twoFactorCodeSchema } from "./sign-in/sign-in.schema.ts";

test("an address is read without its spaces and capitals, and a box that is not ticked is false", () => {
  expect(signInSchema.parse({ email: " Ada@Uni.Example ", password: "x" })).toEqual({
    email: "ada@uni.example",
    password: "x",
    remember: false,
  });
});

test.for([
  ["ten characters", "abcdefgh12", null],
  ["nine characters", "abcdefgh1", "Use at least 10 characters."],
  ["too many", "ab1 ".repeat(33), "Use 128 characters or fewer."],
  [
    "one of the commonest",
    "Password123",
    "That password is one of the first that people try. Choose another.",
  ],
  ["three letters over and over", "abcabcabcabc", "Use more than three different characters."],
  ["the address", "ada.lovelace@uni.example", "Choose a password that is not your email address."],
  ["the name of the address", "ADA.lovelace", "Choose a password that is not your email address."],
])("a password of %s", ([, password, problem]) => {
  expect(passwordProblem(password!, "ada.lovelace@uni.example")).toBe(problem);
});

test.for([
  [
    "sign-in",
    signInSchema,
    {},
    { email: "Enter your email address.", password: "Enter your password." },
  ],
  [
    "registration",
    registerSchema,
    { email: "ada", name: " " },
    {
      email: "Enter an email address in the form name@example.com.",
      name: "Enter your full name.",
    },
  ],
  [
    "a new password",
    resetPasswordSchema,
    { password: "short" },
    { password: "Use at least 10 characters." },
  ],
  [
    "the same password",
    changePasswordSchema,
    { currentPassword: "a long enough one", password: "a long enough one" },
    {
      password: "Choose a password different from the current one.",
    },
  ],
  [
    "a code",
    twoFactorCodeSchema,
    { code: "12 34" },
    { code: "Enter the six digits that your authenticator app shows." },
  ],
  [
    "university staff",
    universityStaffSchema,
    { email: "a@b", name: "", universityId: "" },
    {
      email: "Enter an email address in the form name@example.com.",
      name: "Enter your full name.",
      universityName: "Choose your university, or type its name if it is not listed.",
    },
  ],
  [
    "an invitation",
    inviteSchema,
    { email: "a@b.example", name: "Ada", role: "king" },
    { role: "Choose what the person will be." },
  ],
  [
    "a profile",
    profileSchema,
    { name: " ", phone: "123", phoneCountry: "IN", timeZone: "Mars/Base", graduationYear: "27" },
    {
      name: "Enter your full name.",
      phone: "Numbers in India have 10 digits. This has 3.",
      timeZone: "Choose a time zone from the list.",
      graduationYear: "Enter the year as four digits.",
    },
  ],
  [
    "a stop about contact",
    stopSchemas.contact,
    { phone: "123", phoneCountry: "IN", timeZone: "Mars/Base" },
    {
      phone: "Numbers in India have 10 digits. This has 3.",
      timeZone: "Choose a time zone from the list.",
    },
  ],
  [
    "setting up",
    setUpAccountSchema,
    { name: "Ada", password: "short", phone: "123", phoneCountry: "IN" },
    {
      password: "Use at least 10 characters.",
      phone: "Numbers in India have 10 digits. This has 3.",
    },
  ],
  [
    "a phone number that is too long, once",
    profileSchema,
    { phone: "1".repeat(26), phoneCountry: "IN" },
    { phone: "Shorten the phone number to 25 characters or fewer." },
  ],
  [
    "a phone number",
    profileSchema,
    { phone: "9876543", phoneCountry: "IN" },
    {
      phone: "Numbers in India have 10 digits. This has 7.",
    },
  ],
  [
    "a day",
    profileSchema,
    { "courseEndsOn-day": "31", "courseEndsOn-month": "2", "courseEndsOn-year": "2027" },
    {
      courseEndsOn: "Enter the day your course ends as a real date, such as 30 9 2027.",
    },
  ],
] as const)("%s says what to put right", ([, schema, posted, sentences]) => {
  const { error } = schema.safeParse(posted);

  expect(error!.issues).toHaveLength(Object.keys(sentences).length);
  expect(
    Object.fromEntries(error!.issues.map((issue) => [issue.path.join("."), issue.message])),
  ).toEqual(sentences);
});

test("a code is read with or without spaces", () => {
  expect(twoFactorCodeSchema.parse({ code: "123 456" })).toMatchObject({
    code: "123456",
    kind: "totp",
  });
});

test("what a profile form does not post stays undefined, and what is emptied becomes null", () => {
  const { course, jobTitle, phone, phoneCountry } = profileSchema.parse({
    course: "",
    phone: "",
    phoneCountry: "GB",
  });

  expect({ course, jobTitle, phone, phoneCountry }).toEqual({
    course: null,
    jobTitle: undefined,
    phone: null,
    phoneCountry: null,
  });
});
