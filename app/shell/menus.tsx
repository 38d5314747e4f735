import { ChevronDown, Menu } from "lucide-react";
import type { Viewer } from "#app/root-data.ts";
import { Avatar } from "#ui/avatar.tsx";
import { CachedMarkup } from "#ui/cached-markup.tsx";
import { Form } from "#ui/form.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { countriesFrom, guidePath } from "./countries.ts";
import { DropMenu } from "./drop-menu.tsx";
import type { NavLink } from "./navigation.ts";

/** Which country's rules come first here, and the way to the others. */
export function CountryMenu({ systemCountryId }: { systemCountryId: number }) {
  const [first] = countriesFrom(systemCountryId);
  const summary = (
    <>
      <span className="bullet">{first!.code}</span>
      <VisuallyHidden>Country: {first!.name}. Other countries</VisuallyHidden>
      <Icon icon={ChevronDown} />
    </>
  );

  return (
    <DropMenu className="drop--country" summary={summary} summaryClassName="country">
      <p className="drop__title">Rules and guides for</p>
      <CachedMarkup as="ul" part={CountryItems} props={{ systemCountryId }} />
    </DropMenu>
  );
}

function CountryItems({ systemCountryId }: { systemCountryId: number }) {
  return countriesFrom(systemCountryId).map((country) => (
    <li key={country.id}>
      <Link to={guidePath(country)}>
        <span className="bullet">{country.code}</span>
        {country.name}
      </Link>
    </li>
  ));
}

/** The signed-in person: their own pages, and the way out. */
export function AccountMenu({ viewer }: { viewer: Viewer }) {
  const summary = (
    <>
      <Avatar name={viewer.name} />
      <span className="me__n">{viewer.firstName}</span>
      <VisuallyHidden>, your account</VisuallyHidden>
    </>
  );

  return (
    <DropMenu className="drop--me" summary={summary} summaryClassName="me">
      <LinkList links={viewer.menu} />
      <Form className="drop__out" method="post" action="/logout" reloadDocument>
        <button type="submit">Sign out</button>
      </Form>
    </DropMenu>
  );
}

/** The line of stops as a list, for narrow screens. */
export function PhoneMenu({ links, isGuest }: { links: readonly NavLink[]; isGuest: boolean }) {
  const summary = (
    <>
      <Icon icon={Menu} />
      <span className="drop__word">Menu</span>
    </>
  );

  return (
    <DropMenu className="drop--phone" summary={summary} summaryClassName="btn btn--quiet btn--s">
      <LinkList links={isGuest ? [...links, { label: "Sign in", to: "/login" }] : links} />
    </DropMenu>
  );
}

function LinkList({ links }: { links: readonly NavLink[] }) {
  return <CachedMarkup as="ul" part={LinkItems} props={{ links }} />;
}

function LinkItems({ links }: { links: readonly NavLink[] }) {
  return links.map(({ label, to }) => (
    <li key={to}>
      <Link to={to}>{label}</Link>
    </li>
  ));
}
