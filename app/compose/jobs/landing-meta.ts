import type { LandingView } from "#domain/jobs/landing/landing-view.ts";

type LandingSeo = { title: string; description: string; origin: string; isListed: boolean };

/** What a landing page says about itself. A page without jobs is not for search engines. */
export function landingMeta({ view, seo }: { view: LandingView; seo: LandingSeo }) {
  return [
    { title: `${seo.title} - Waymark` },
    { name: "description", content: seo.description },
    { tagName: "link", rel: "canonical", href: seo.origin + view.path },
    ...(seo.isListed
      ? [{ "script:ld+json": graphOf(view, seo.origin) }]
      : [{ name: "robots", content: "noindex, follow" }]),
  ];
}

/** A list of links and the questions; a JobPosting belongs on the page of one job only. */
function graphOf({ heading, live, questions }: LandingView, origin: string) {
  const jobs = {
    "@type": "ItemList",
    name: heading,
    numberOfItems: live?.cards.length ?? 0,
    itemListElement: (live?.cards ?? []).map(({ href, name }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url: origin + href,
    })),
  };
  const faq = {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, text }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text },
    })),
  };
  return {
    "@context": "https://schema.org",
    "@graph": questions.length > 0 ? [jobs, faq] : [jobs],
  };
}
