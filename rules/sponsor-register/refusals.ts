/** Every way a file can fail to be the register, and what the person who gave it reads. */
export const fileRefusals = {
  "empty-file": "This file is empty. Download the register again.",
  "too-large": "This file is far larger than the register has ever been, so it was not read.",
  "broken-gzip": "This compressed file is damaged or was cut short. Download it again.",
  "web-page": "This is a web page, not the register. Download the CSV file that the page links to.",
  spreadsheet: "This is a spreadsheet or a zip file. The register is a CSV file: give that one.",
  "not-utf8": "This file is not written in UTF-8, as the register is. Download it again.",
  "foreign-header":
    "This is not the register: its first line must name Organisation Name, Town/City, County, Type & Rating and Route.",
  "broken-row": "A line of this file does not have five columns. Download the register again.",
  truncated: "This file ends in the middle of a line, so part of it is missing. Download it again.",
  "no-rows": "This file has the register's first line but no organisations.",
} as const;

export type FileRefusal = keyof typeof fileRefusals;
