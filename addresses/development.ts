import { type Address, page } from "./address.ts";

/** Development and the demo only; the modules answer 404 elsewhere. */
export const development: readonly Address[] = [
  // Development and the demo only; the module answers 404 elsewhere
  page("/dev/mail", "dev-mails", "dev/mails", "public"),
  page("/dev/mail/:mail_id", "dev-mail", "dev/mail", "public"),
  page("/dev/kit", "dev-kit", "dev/kit", "public"),
];
