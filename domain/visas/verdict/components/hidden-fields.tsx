type HiddenFieldsProps = { kept: Readonly<Record<string, string>>; without: string };

/** What the address says already goes on saying it. */
export function HiddenFields({ kept, without }: HiddenFieldsProps) {
  return Object.entries(kept)
    .filter(([name, value]) => name !== without && value !== "")
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
