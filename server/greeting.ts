type Account = { email: string; what: string };

type Greeted = {
  origin: string;
  microsites: readonly string[];
  accounts: readonly Account[];
  password: string;
};

/** What somebody who has just typed `npm start` needs to know. */
export function greeting({ origin, microsites, accounts, password }: Greeted): string {
  const width = Math.max(...accounts.map(({ email }) => email.length));
  const lines = [
    "",
    `  Waymark is at ${origin}`,
    ...microsites.map((microsite) => `  Microsite      ${microsite}`),
    `  Mail it sends  ${origin}/dev/mail`,
    "",
    `  Demo accounts, all fictional. The password of each is ${password}`,
    ...accounts.map(({ email, what }) => `    ${email.padEnd(width)}  ${what}`),
    "",
  ];
  return `${lines.join("\n")}\n`;
}

export function plainGreeting(origin: string): string {
  return `\n  Waymark is at ${origin}\n\n`;
}

/** `http://localhost:3000`, as a person would type it. */
export function originAt(name: string, port: number): string {
  return port === 80 ? `http://${name}` : `http://${name}:${port}`;
}
