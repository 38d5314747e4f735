type Fields = Record<string, unknown>;

/** Names that versions before 1.0.0 gave to the same things. */
const renamed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "": { bio: "basics", hobbies: "interests", employment: "work", certifications: "certificates" },
  basics: { website: "url", picture: "image", tel: "phone", title: "label" },
  work: { company: "name", employer: "name", website: "url", jobTitle: "position" },
  volunteer: { website: "url", company: "organization", name: "organization" },
  education: { gpa: "score", website: "url", school: "institution", degree: "studyType" },
  publications: { website: "url", title: "name" },
  projects: { website: "url", title: "name", summary: "description" },
  languages: { name: "language", level: "fluency" },
  awards: { name: "title", issuer: "awarder" },
};

const ongoing = /^(present|current|now|ongoing|today|heute)$/i;

/** A file of any version as one of 1.0.0, as far as only names changed. Says nothing of whether it is right. */
export function asVersionOne(json: unknown): unknown {
  if (!isFields(json)) return json;
  const top = rename(withoutNulls(json) as Fields, "");
  return Object.fromEntries(
    Object.entries(top).map(([section, value]) => [section, renameIn(section, value)]),
  );
}

/** Many programs write null for what was not said. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isFields(value)) return value;
  const said = Object.entries(value).filter(([, item]) => item !== null);
  return Object.fromEntries(said.map(([name, item]) => [name, withoutNulls(item)]));
}

function renameIn(section: string, value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((entry) =>
      isFields(entry) ? current(rename(entry, section)) : named(section, entry),
    );
  }
  return isFields(value) ? rename(value, section) : value;
}

/** Skills and interests were once plain words. */
function named(section: string, entry: unknown): unknown {
  const isPlain = typeof entry === "string" && /^(skills|interests)$/.test(section);
  return isPlain ? { name: entry } : entry;
}

function rename(fields: Fields, section: string): Fields {
  const names = renamed[section] ?? {};
  const result: Fields = { ...fields };
  for (const [old, name] of Object.entries(names)) {
    if (!(old in result)) continue;
    const both = [result[name], result[old]];
    // Some files have a list under its old name and under its new one.
    if (name in result && !both.every(Array.isArray)) continue;
    result[name] = name in result ? both.flat() : result[old];
    delete result[old];
  }
  return result;
}

/** "Present" where a date belongs. */
function current(fields: Fields): Fields {
  const { endDate } = fields;
  if (typeof endDate !== "string" || !ongoing.test(endDate.trim())) return fields;
  const { endDate: _present, ...rest } = fields;
  return { ...rest, isCurrent: true };
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
