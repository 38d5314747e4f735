import type { Transaction } from "#db/client.server.ts";
import { partnerLeads } from "#db/schema/employers.ts";
import { instantFrom } from "./relative-days.ts";

/** Made-up letters from the page for partners, for the desk to answer. */
export async function addLetters(tx: Transaction, now: Date): Promise<void> {
  await tx.insert(partnerLeads).values([
    {
      kind: "employer",
      organisation: "Thistledown Robotics",
      name: "Rhona Macaulay",
      email: "rhona@thistledown.example",
      message:
        "We hire nine graduate engineers in Dundee each spring and got our sponsor licence in September. How do we reach students whose Graduate visa ends next summer?",
      createdAt: instantFrom(now, -1),
    },
    {
      kind: "university",
      organisation: "Carrowmore College",
      name: "Declan Furey",
      email: "declan@carrowmore.example",
      message:
        "About 600 of our students are from outside the EU. Could we see the desk for careers services before our January intake?",
      createdAt: instantFrom(now, -3),
    },
    {
      kind: "events",
      organisation: "Lowmoor Careers Week",
      name: "Tamsin Oyelaran",
      email: "tamsin@lowmoor.example",
      message:
        "We run an evening on work visas in Bradford in February, with 200 places. Would somebody from Waymark speak?",
      createdAt: instantFrom(now, -6),
    },
  ]);
}
