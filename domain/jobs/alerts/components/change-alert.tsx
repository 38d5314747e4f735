import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Note } from "../../components/note.tsx";
import { AlertItem, type AlertView } from "./alert-item.tsx";
import "./alerts.css";

/** One alert, for anyone who has the link out of its mail: no account is needed. */
export function ChangeAlert({ alert }: { alert: AlertView | null }) {
  return (
    <main id="main" className="wrap alertpage">
      <PageHead title="Your job alert" />
      {alert ? (
        <div className="alerts__i">
          <AlertItem alert={alert} />
        </div>
      ) : (
        <Note title="This alert has ended">
          You get no more emails for it. Search on <Link to="/jobs">the jobs board</Link> to make
          another.
        </Note>
      )}
    </main>
  );
}
