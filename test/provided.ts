import "vitest";

/** What global set-up hands to the workers. */
declare module "vitest" {
  export interface ProvidedContext {
    engine: "pglite" | "postgres";
    /** pglite: the folder with the prepared database; postgres: the folder with the socket. */
    engineHome: string;
  }
}
