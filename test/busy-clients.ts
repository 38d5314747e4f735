import { fork } from "node:child_process";

type Busy = { clients: number; paths: readonly string[] };
type Outcome = { dropped: string[]; statuses: number[] };
type Told = { answered: number; outcome?: Outcome };

/** In a process of their own, as clients are: here they would be in step with the server's event loop. */
export function startBusyClients(origin: string, { clients, paths }: Busy) {
  const { promise: over, resolve, reject } = Promise.withResolvers<Outcome>();
  let answered = 0;
  const child = fork("test/children/busy-clients.ts", [origin, String(clients), ...paths], {
    execArgv: [],
  });
  child.on("message", (told: Told) => {
    answered = told.answered;
    if (told.outcome) resolve(told.outcome);
  });
  child.once("exit", (code) => reject(new Error(`The clients ended with ${code}.`)));
  return { answered: () => answered, over };
}
