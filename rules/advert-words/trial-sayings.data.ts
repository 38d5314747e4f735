import { sayingRows } from "./saying-rows.ts";

/** The deciding words misspelt, as adverts misspell them. */
export const misspeltSentences = sayingRows(`
no No sponsership availible.
no No sponserships availible
no Sponsorhip is not avaliable for this role
no Sponsorhsip: No
no Visa sponsership: No
no We do not sponser.
no We are unable to sponser visas.
no Sponsership unavailible.
no We can't offer sponsorsip
no No viza sponsership
yes Sponsership availible.
yes Sponsorship availible
yes We sponser visas
yes We offer visa sponsorhip
yes Visa sponsership: Yes
yes Viza sponsorship avaliable
yes Do you offer sponsership? Yes
no Do you sponser? No
no Need sponsership? Please do not apply.
conditional Sponsership may be availible
conditional Sponsorhip availible for the right candidate
silent We are proud sponsers of the fun run
silent We sponser the village fair
silent Project sponser: the CEO
`);
