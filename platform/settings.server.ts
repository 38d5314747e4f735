import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { z } from "zod";
import type { CountryId } from "#rules/countries.ts";
import type { S3Settings } from "./files/s3-store.server.ts";
import { settingsShape } from "./settings-shape.server.ts";
import { storedSecret } from "./stored-secret.server.ts";

export type Settings = {
  port: number;
  host: string;
  dataDir: string;
  /** Null where the embedded engine is used. */
  databaseUrl: string | null;
  baseDomain: string;
  systemCountryId: CountryId;
  appSecret: string;
  smtpUrl: string | null;
  mailFrom: string;
  /** Where people may write to; null unless MAIL_FROM names an address that is read. */
  supportAddress: string | null;
  trustedProxies: string[];
  /** Where files are; null where they are in the data folder. */
  s3: S3Settings | null;
  /** Only for tests: an identity provider may run on this machine, over plain http. */
  allowsLoopbackProviders: boolean;
  /** Whether public pages are made, and code compiled, before anybody asks. */
  warmsUp: boolean;
  isDevelopment: boolean;
  /** Always with the embedded engine; on a PostgreSQL server only where DEMO asks for it. */
  isDemo: boolean;
};

export type SettingsReading = { ok: true; value: Settings } | { ok: false; mistakes: string[] };

/** Reads settings from an environment; every mistake is one sentence. */
export function readSettings(
  env: NodeJS.ProcessEnv,
  secretOf: (dataDir: string) => string = storedSecret,
): SettingsReading {
  const reading = settingsShape.safeParse(withoutBlanks(env));
  if (!reading.success) return { ok: false, mistakes: sentences(reading.error) };

  const given = reading.data;
  const dataDir = resolve(given.DATA_DIR);
  const databaseUrl = given.DATABASE_URL ?? null;
  const isDemo = databaseUrl === null || given.DEMO;
  const value: Settings = {
    port: given.PORT,
    host: given.HOST ?? (isDemo ? "127.0.0.1" : "0.0.0.0"),
    dataDir,
    databaseUrl,
    baseDomain: given.BASE_DOMAIN,
    systemCountryId: given.SYSTEM_COUNTRY_ID,
    appSecret: given.APP_SECRET ?? secretOf(dataDir),
    smtpUrl: given.SMTP_URL ?? null,
    mailFrom: given.MAIL_FROM ?? `Waymark <no-reply@${given.BASE_DOMAIN}>`,
    supportAddress: supportAddressIn(given.MAIL_FROM),
    trustedProxies: given.TRUSTED_PROXIES,
    s3: s3In(given),
    allowsLoopbackProviders: given.LOOPBACK_PROVIDERS,
    warmsUp: given.WARM_UP,
    isDevelopment: env.NODE_ENV === "development",
    isDemo,
  };
  return { ok: true, value };
}

function s3In(given: z.infer<typeof settingsShape>): S3Settings | null {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = given;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return null;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

const unread =
  /^((no|do[-_.]?not)[-_.]?reply|(notif(y|ications?)|alerts?|bounces?|mailer(-daemon)?)\b)/i;

/** The bare address; one that says itself that nobody reads it is no place to write to. */
function supportAddressIn(mailFrom: string | undefined): string | null {
  const address = /<([^<>]+)>\s*$/.exec(mailFrom ?? "")?.[1] ?? mailFrom?.trim() ?? null;
  return address && !unread.test(address) ? address : null;
}

/** For the start of a process: reads `.env` and the environment, or says what is wrong and stops. */
export function loadSettings(): Settings {
  if (existsSync(".env")) process.loadEnvFile(".env");

  const reading = readSettings(process.env);
  if (!reading.ok) {
    for (const mistake of reading.mistakes) process.stderr.write(`${mistake}\n`);
    process.exit(1);
  }
  setSettings(reading.value);
  return reading.value;
}

let current: Settings | undefined;

export function setSettings(settings: Settings): void {
  current = settings;
}

/** What this process was started with. */
export function settings(): Settings {
  if (!current) throw new Error("Settings were asked for before the process had read them");
  return current;
}

// An empty line in .env means "not set", never "set to nothing".
function withoutBlanks(env: NodeJS.ProcessEnv) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
}

function sentences(error: z.ZodError): string[] {
  return [...new Set(error.issues.map((issue) => issue.message))];
}
