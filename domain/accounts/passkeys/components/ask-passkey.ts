const UNABLE = "This browser cannot use passkeys here. Sign in with your password or a link.";
const UNUSED = "No passkey was used. Try again, or sign in with your password or a link.";

let waiting: AbortController | undefined;
let offeredBy: HTMLButtonElement | undefined;

/** Passkeys appear among the suggestions of the email field, where the browser can do that. */
export async function offerPasskeys(button: HTMLButtonElement | null): Promise<void> {
  if (!button || button === offeredBy || !isAble()) return;
  offeredBy = button;
  const isPossible = await PublicKeyCredential.isConditionalMediationAvailable?.();
  // Anyone who pressed the button meanwhile is not disturbed.
  if (!isPossible || waiting) return;
  // Nobody pressed anything here: what goes wrong is nothing to be told.
  await signInWith(button, "conditional").catch(() => undefined);
}

/** Asks the device for a passkey, because somebody pressed the button. */
export async function askPasskey(button: HTMLButtonElement): Promise<void> {
  try {
    const isAsked = isAble() && (await signInWith(button, "required"));
    if (!isAsked) say(button, UNABLE);
  } catch {
    say(button, UNUSED);
  }
}

function isAble(): boolean {
  return "PublicKeyCredential" in window && "parseRequestOptionsFromJSON" in PublicKeyCredential;
}

/** Sends the form with what the passkey signed. False where the server says that none works here. */
async function signInWith(
  button: HTMLButtonElement,
  mediation: CredentialMediationRequirement,
): Promise<boolean> {
  // A browser has one such question at a time.
  waiting?.abort();
  const question = new AbortController();
  waiting = question;
  try {
    return await ask(button, mediation, question.signal);
  } finally {
    if (waiting === question) waiting = undefined;
  }
}

async function ask(
  button: HTMLButtonElement,
  mediation: CredentialMediationRequirement,
  signal: AbortSignal,
): Promise<boolean> {
  const answer = await fetch("/login/passkey", { signal });
  if (answer.status !== 200) return false;

  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await answer.json());
  const credential = await navigator.credentials.get({ publicKey, mediation, signal });
  const field = button.form?.elements.namedItem("credential");
  if (field instanceof HTMLInputElement) field.value = JSON.stringify(credential);
  button.form?.requestSubmit(button);
  return true;
}

function say(button: HTMLButtonElement, words: string): void {
  const id = "passkey-says";
  document.getElementById(id)?.remove();
  const line = Object.assign(document.createElement("p"), { id, textContent: words });
  line.role = "alert";
  line.className = "small";
  button.form?.append(line);
}
