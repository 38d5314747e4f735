/** Prints how many addresses still show the "opening soon" page. */
import { openingSoonCount } from "#app/addresses.ts";

console.log(`Addresses that still open soon: ${openingSoonCount}.`);
