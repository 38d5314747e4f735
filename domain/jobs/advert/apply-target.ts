type Applied = { title: string; applyUrl: string | null; applyEmail: string | null };

/** Where an application goes: the employer's page, or a mail that names the job. Null: nowhere safe. */
export function applyTarget({ title, applyUrl, applyEmail }: Applied): string | null {
  if (applyUrl) {
    // Only the web: an address of another kind could do more than open a page.
    const url = URL.parse(applyUrl);
    return url && ["https:", "http:"].includes(url.protocol) ? url.href : null;
  }
  if (!applyEmail) return null;
  const mailbox = encodeURIComponent(applyEmail).replace("%40", "@");
  return `mailto:${mailbox}?subject=${encodeURIComponent(`Application: ${title}`)}`;
}
