import { expect, test } from "vitest";
import { markdownOfPaste } from "./pasted-markdown.ts";

/** As Word 365 for Windows puts it on the clipboard, its head of styles cut short. */
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<h1><span lang=EN-GB>Your first pay slip<o:p></o:p></span></h1>
<p class=MsoNormal><span lang=EN-GB>Read it <b style='mso-bidi-font-weight:normal'>on the day</b> it comes. See <a href="https://www.gov.uk/payslips">GOV.UK</a> and <a href="#_Toc123">below</a>.<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Gross pay<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Tax code<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Ask payroll<o:p></o:p></p>
<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal><b>Line</b><o:p></o:p></p></td><td><p class=MsoNormal>Means | is<o:p></o:p></p></td></tr>
<tr><td><p class=MsoNormal>NI<o:p></o:p></p></td><td><p class=MsoNormal>National<br>Insurance<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><img width=200 src="file:///C:/Users/ada/AppData/msohtmlclip1/01/clip_image002.png"><o:p>&nbsp;</o:p></p>
<!--EndFragment--></body></html>`;

test("a page from Word is words, headings, lists, links and a table", () => {
  expect(markdownOfPaste(word)).toBe(`## Your first pay slip

Read it **on the day** it comes. See [GOV.UK](https://www.gov.uk/payslips) and below.

- Gross pay
  - Tax code
1. Ask payroll

| **Line** | Means \\| is |
|---|---|
| NI | National Insurance |`);
});

/** As Google Docs puts it: all of it in a <b> that is not bold, bold words in spans, links led through Google. */
const google = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f2e"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-weight:400;font-style:normal;white-space:pre-wrap;">Before you fly</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">Open a </span><span style="font-size:11pt;font-weight:700;font-style:normal;">bank account</span><span style="font-weight:400;font-style:italic;"> early</span><span style="font-weight:400;">, see </span><a href="https://www.google.com/url?q=https://www.gov.uk/brp&amp;sa=D&amp;source=editors" style="text-decoration:none;"><span style="font-weight:400;text-decoration:underline;">the rules</span></a><span style="font-weight:400;">.</span></p><ol style="margin-top:0;"><li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Passport</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Offer letter</span></p></li></ol><br class="Apple-interchange-newline"></b>`;

test("a page from Google Docs is as clean", () => {
  expect(markdownOfPaste(google)).toBe(`## Before you fly

Open a **bank account** *early*, see [the rules](https://www.gov.uk/brp).

1. Passport
2. Offer letter`);
});

test("an inner list of Google Docs, which stands beside its item, is indented", () => {
  const item = (words: string) => `<li dir="ltr" aria-level="1"><p dir="ltr">${words}</p></li>`;
  const bullets = `<ul>${item("Bank")}<ul>${item("Passport")}${item("Letter")}</ul>${item("Phone")}</ul>`;
  expect(markdownOfPaste(bullets)).toBe("- Bank\n  - Passport\n  - Letter\n- Phone");
  const numbers = `<ol>${item("Bank")}<ol>${item("Passport")}</ol>${item("Phone")}</ol>`;
  expect(markdownOfPaste(numbers)).toBe("1. Bank\n   1. Passport\n2. Phone");
});

test("a table whose head is one wide cell loses none of its columns", () => {
  const table = `<table><tr><td colspan=3><p>Pay lines</p></td></tr>
    <tr><td>Job</td><td>New entrant</td><td>Standard</td></tr><tr><td>Analyst</td><td>Low</td></tr></table>`;
  expect(markdownOfPaste(table)).toBe(
    [
      "| Pay lines | | |",
      "|---|---|---|",
      "| Job | New entrant | Standard |",
      "| Analyst | Low | |",
    ].join("\n"),
  );
});

test("what could run or hide is left behind", () => {
  const hostile = `<p onclick="x()">Fine<script>alert(1)</script></p><a href="javascript:alert(1)">press</a>
    <img src="data:image/svg+xml,<svg onload=alert(1)>"><style>p{}</style>`;
  expect(markdownOfPaste(hostile)).toBe("Fine\n\npress");
});
