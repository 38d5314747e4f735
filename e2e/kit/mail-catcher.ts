import { createServer } from "node:http";
import PostalMime from "postal-mime";
import { type ReceivedMail, startSmtp } from "#test/smtp.ts";

export type CaughtMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
  /** The names of its files. */
  attachments: string[];
};

/**
 * A real SMTP server for the app to deliver to. Tests run in other processes,
 * so they take their letters out over HTTP: `GET /next?to=address`.
 */
export async function startMailCatcher(ports: { smtp: number; letterBox: number }) {
  const { received, stop } = await startSmtp(ports.smtp);

  const http = createServer(async (request, response) => {
    const to = new URL(request.url ?? "/", "http://localhost").searchParams.get("to") ?? "";
    const index = received.findIndex((mail) => mail.to.some((address) => isSame(address, to)));
    const [mail] = index < 0 ? [] : received.splice(index, 1);
    response.writeHead(mail ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(mail ? await read(mail, to) : null));
  });
  http.listen(ports.letterBox, "127.0.0.1");

  return async () => {
    http.close();
    await stop();
  };
}

async function read({ raw }: ReceivedMail, to: string): Promise<CaughtMail> {
  const { subject = "", text = "", html = "", ...parts } = await PostalMime.parse(raw);
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = ""]) => unescaped(link));
  const attachments = parts.attachments.map(({ filename }) => filename ?? "");
  return { to, subject, text, html, links, attachments };
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function unescaped(link: string): string {
  return link.replaceAll("&amp;", "&");
}
