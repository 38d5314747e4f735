const PAGE = { width: 595, height: 842, margin: 64 };

/**
 * A PDF of one page with lines of plain text, the first as a heading. The demo's applicants have no
 * CV in the studio, and setting two dozen would make the first start wait.
 */
export function plainPdf(lines: readonly string[]): Buffer {
  const text = lines
    .map((line, index) => `/F1 ${index === 0 ? 20 : 11} Tf (${escaped(line)}) Tj T*`)
    .join("\n");
  const stream = `BT 22 TL ${PAGE.margin} ${PAGE.height - 90} Td\n${text}\nET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R /Lang (en-GB) >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
  return Buffer.from(written(objects), "latin1");
}

function written(objects: readonly string[]): string {
  let file = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = places.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}

/** Letters that this font has not are left out. */
function escaped(line: string): string {
  return line.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, "").replaceAll(/[\\()]/g, String.raw`\$&`);
}
