/** What a finding means, in the words its reader sees. */
export type Entry = { title: string; why: string; how: string };

export const catalogue = {
  "bullet-no-verb": { title: "", why: "", how: "" },
} as const satisfies Record<string, Entry>;

export type FindingCode = keyof typeof catalogue;
