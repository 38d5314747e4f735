import type { PrintableCv } from "./printable.ts";

export function cvMarkdown(cv: PrintableCv): string {
  return `# ${cv.document.basics.name}\n`;
}
