import { Bell, BellOff } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Link } from "#ui/link.tsx";
import "#ui/page-head.css";
import type { CompanyFace } from "./page.server.ts";

type CompanyHeadProps = {
  company: CompanyFace;
  /** Null for accounts that follow nobody. */
  follow: { isFollowing: boolean } | null;
};

/** Who it is, where, in its own words, and the button that follows it. */
export function CompanyHead({ company, follow }: CompanyHeadProps) {
  const { name, where, logo, about, website } = company;
  return (
    <header className="company__head">
      <nav className="crumb" aria-label="Breadcrumb">
        <ol>
          <li>
            <Link to="/companies">Employers</Link>
          </li>
        </ol>
      </nav>
      <div className="company__top">
        <div className="company__t">
          {logo ? <img className="company__logo" src={logo} alt="" width={64} height={64} /> : null}
          <h1>{name}</h1>
          {where ? <p className="lead">{where}</p> : null}
        </div>
        {follow ? <FollowForm isFollowing={follow.isFollowing} /> : null}
      </div>
      {about ? (
        <p className="company__about">{about}</p>
      ) : (
        <p className="small muted company__about">
          {name} has no profile here. The information below comes from its adverts and from the
          public register.
        </p>
      )}
      {website ? (
        <p>
          <a className="more" href={website} rel="noopener nofollow">
            Its website
          </a>
        </p>
      ) : null}
    </header>
  );
}

function FollowForm({ isFollowing }: { isFollowing: boolean }) {
  return (
    <Form method="post" className="company__follow">
      <Button
        variant={isFollowing ? "second" : "mark"}
        icon={isFollowing ? BellOff : Bell}
        name="want"
        value={isFollowing ? "stop" : "follow"}
      >
        {isFollowing ? "Stop following" : "Follow"}
      </Button>
      <p className="tiny muted">
        {isFollowing ? (
          <>
            You follow it. <Link to="/my-followed-employers">All you follow</Link>
          </>
        ) : (
          "New jobs and licence changes by email, once a day at most."
        )}
      </p>
    </Form>
  );
}
