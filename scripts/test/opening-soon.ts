/** Prints how many addresses still show the "opening soon" page. */
import { openingSoonCount } from "#addresses/addresses.ts";

console.log(`Addresses that still open soon: ${openingSoonCount}.`);
