import "./set-up.css";

/** Beside the stops: what is kept, and what a phone number is for. */
export function SetUpRail() {
  return (
    <aside className="reg__rail" aria-label="Good to know">
      <div className="evid">
        <h2>Saved as you go</h2>
        <p>
          Close this page and the link in your email brings you back to this step, until the link
          expires.
        </p>
      </div>
      <div className="evid">
        <h2>No phone needed</h2>
        <p>
          Email is enough to sign in. A number is never shown to employers unless you put it on a
          CV.
        </p>
      </div>
    </aside>
  );
}
