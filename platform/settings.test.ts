import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSettings } from "./settings.server.ts";

const secret = "0123456789abcdef0123456789abcdef";
const smtp = "smtp://mail.example:587";
const kept = () => secret;

test("nothing set gives the demo on this machine alone", () => {
  expect(readSettings({}, kept)).toMatchObject({
    ok: true,
    value: {
      port: 3000,
      host: "127.0.0.1",
      databaseUrl: null,
      baseDomain: "localhost",
      systemCountryId: 226,
      appSecret: secret,
      smtpUrl: null,
      mailFrom: "Waymark <no-reply@localhost>",
      supportAddress: null,
      trustedProxies: [],
      s3: null,
      isDemo: true,
    },
  });
});

test("a PostgreSQL server means no demo, and a process that others can reach", () => {
  const env = { DATABASE_URL: "postgres://db/waymark", APP_SECRET: secret, SMTP_URL: smtp };
  expect(readSettings(env, kept)).toMatchObject({
    ok: true,
    value: { isDemo: false, host: "0.0.0.0", databaseUrl: "postgres://db/waymark" },
  });
});

test("the demo on a PostgreSQL server is asked for, and is on this machine alone", () => {
  const env = { DATABASE_URL: "postgres://db/waymark", APP_SECRET: secret, SMTP_URL: smtp };
  expect(readSettings({ ...env, DEMO: "yes" }, kept)).toMatchObject({
    ok: true,
    value: { isDemo: true, host: "127.0.0.1", databaseUrl: "postgres://db/waymark" },
  });
});

test.each([
  ["Waymark <hello@waymark.example>", "hello@waymark.example"],
  ["hello@waymark.example", "hello@waymark.example"],
  ["Waymark <no-reply@waymark.example>", null],
  ["DoNotReply@waymark.example", null],
  ["do_not_reply@waymark.example", null],
  ["do.not.reply@waymark.example", null],
  ["Waymark <notifications@waymark.example>", null],
  ["bounces+7@waymark.example", null],
  ["nora@waymark.example", "nora@waymark.example"],
])("people may write to %s at %s", (MAIL_FROM, supportAddress) => {
  expect(readSettings({ MAIL_FROM }, kept)).toMatchObject({ value: { supportAddress } });
});

test("files are in a bucket where one is named, with the keys to it", () => {
  const env = {
    S3_ENDPOINT: "https://s3.eu-west-2.amazonaws.com",
    S3_BUCKET: "waymark-files",
    S3_ACCESS_KEY_ID: "an id",
    S3_SECRET_ACCESS_KEY: "a secret",
  };
  const s3 = {
    endpoint: "https://s3.eu-west-2.amazonaws.com",
    bucket: "waymark-files",
    region: "us-east-1",
    accessKeyId: "an id",
    secretAccessKey: "a secret",
  };
  expect(readSettings(env, kept)).toMatchObject({ value: { s3 } });
  expect(readSettings({ ...env, S3_REGION: "eu-west-2" }, kept)).toMatchObject({
    value: { s3: { ...s3, region: "eu-west-2" } },
  });
});

test.each([
  [
    { S3_BUCKET: "waymark-files" },
    "S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY belong together: set all four, or none.",
  ],
  [
    {
      S3_ENDPOINT: "s3.example",
      S3_BUCKET: "b-1",
      S3_ACCESS_KEY_ID: "x",
      S3_SECRET_ACCESS_KEY: "x",
    },
    "S3_ENDPOINT must look like https://s3.eu-west-2.amazonaws.com, without the bucket.",
  ],
  [
    {
      S3_ENDPOINT: "https://s3.example",
      S3_BUCKET: "../other",
      S3_ACCESS_KEY_ID: "x",
      S3_SECRET_ACCESS_KEY: "x",
    },
    "S3_BUCKET must be the name of a bucket: small letters, digits, dots and hyphens.",
  ],
  [{ DEMO: "perhaps" }, "DEMO must be yes or no."],
  [{ PORT: "http" }, "PORT must be a number from 0 to 65535."],
  [{ PORT: "70000" }, "PORT must be a number from 0 to 65535."],
  [
    { DATABASE_URL: "mysql://db/x", APP_SECRET: secret, SMTP_URL: smtp },
    "DATABASE_URL must look like postgres://user:password@host:5432/database.",
  ],
  [
    { BASE_DOMAIN: "https://waymark.example" },
    "BASE_DOMAIN must be a bare host name such as waymark.example, without scheme or port.",
  ],
  [{ SYSTEM_COUNTRY_ID: "1" }, "SYSTEM_COUNTRY_ID must be 14, 39, 104 or 226."],
  [{ APP_SECRET: "short" }, "APP_SECRET must be at least 32 characters long."],
  [{ SMTP_URL: "mail.example:25" }, "SMTP_URL must look like smtp://user:password@host:587."],
  [
    { MAIL_FROM: "Waymark" },
    "MAIL_FROM must be an address, such as Waymark <hello@waymark.example>.",
  ],
  [
    { TRUSTED_PROXIES: "10.0.0.0/33" },
    "TRUSTED_PROXIES must be IP addresses or ranges such as 10.0.0.0/8, with commas between.",
  ],
  [
    { DATABASE_URL: "postgres://db/x", SMTP_URL: smtp },
    "APP_SECRET is required with DATABASE_URL: set it to at least 32 random characters.",
  ],
  [
    { DATABASE_URL: "postgres://db/x", APP_SECRET: secret },
    "SMTP_URL is required with DATABASE_URL: without it no mail would reach anybody.",
  ],
])("%o is answered with one sentence", (env, sentence) => {
  expect(readSettings(env, kept)).toEqual({ ok: false, mistakes: [sentence] });
});

test("several mistakes are all named", () => {
  const reading = readSettings({ PORT: "x", SYSTEM_COUNTRY_ID: "x" }, kept);
  expect(reading).toMatchObject({
    mistakes: [expect.stringMatching(/^PORT/), expect.stringMatching(/^SYSTEM/)],
  });
});

test("a line left empty counts as not set", () => {
  expect(readSettings({ PORT: "", DATABASE_URL: " " }, kept)).toMatchObject({
    value: { port: 3000, isDemo: true },
  });
});

test("the demo's secret is made once and is its owner's alone", () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), "wm-settings-")), "data");
  try {
    const first = readSettings({ DATA_DIR: dataDir });
    const second = readSettings({ DATA_DIR: dataDir });

    expect(first).toMatchObject({ value: { appSecret: expect.stringMatching(/^[\w-]{43}$/) } });
    expect(second).toEqual(first);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, "app-secret")).mode & 0o777).toBe(0o600);
  } finally {
    rmSync(join(dataDir, ".."), { recursive: true });
  }
});
