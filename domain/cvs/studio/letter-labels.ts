const labels: Readonly<Record<string, string>> = {
  title: "Title of the letter",
  "document.language": "Language",
  "document.sender.name": "Your name",
  "document.sender.email": "Email",
  "document.sender.phone": "Phone",
  "document.sender.city": "Your town or city",
  "document.recipient.name": "Recipient",
  "document.recipient.organisation": "Organisation",
  "document.recipient.address": "Address",
  "document.place": "Place",
  "document.writtenOn": "Date",
  "document.subject": "Subject",
  "document.greeting": "Greeting",
  "document.paragraphs": "Text",
  "document.closing": "Closing",
};

/** Where in a letter something is: "Text, paragraph 2". */
export function letterPlaceLabel(path: readonly string[]): string {
  if (path[0] === "look") return `Look: ${path.at(-1) ?? ""}`;
  const [, part, line] = path;
  if (part === "paragraphs" && line !== undefined) return `Text, paragraph ${Number(line) + 1}`;
  return labels[path.join(".")] ?? "The letter";
}
