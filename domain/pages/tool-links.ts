/** What guides, posts and pages of the site call our own pages. */
const labels: Readonly<Record<string, string>> = {
  "/graduate-visa-planner": "Plan your Graduate visa",
  "/visa-check": "Check a job against the visa rules",
  "/jobs": "Search the jobs",
  "/part-time-jobs": "Search part-time jobs",
  "/my-cvs": "Write your CV",
  "/work-hours": "Count your hours",
  "/uk-work-visa-sponsor-licence-check": "Look up an employer’s licence",
  "/sponsorship-licence-checker": "Check employers’ licences",
  "/employer-brief": "Make a brief for your employer",
  "/express-entry-points-canada": "Count your Express Entry points",
  "/post-graduation-work-permit-canada": "How long your work permit lasts",
  "/work-permit-check-ireland": "Check a job against the Irish permits",
  "/skilled-migration-points-calculator-australia": "Count your points for Australia",
  "/uk-visa-sponsored-jobs": "Jobs with sponsors in the UK",
  "/internships-in-uk": "Internships in the UK",
  "/my-job-alerts": "Get new jobs by email",
  "/create-cv": "Start a CV",
  "/choose-template": "Choose how a CV looks",
  "/my-cvs/import": "Import a CV you have",
  "/workshop-and-webinars": "Workshops and webinars",
  "/my-saved-jobs": "Your saved jobs",
  "/my-situation": "Tell us your dates",
  "/cih": "Watch a lesson",
  "/employers": "For employers",
  "/my-cvs/sent": "Record which CV you sent",
  "/country-guide": "Guides by country",
  "/country-guide/australia/visa-details": "Visas in Australia",
  "/country-guide/ireland/visa-details": "Visas in Ireland",
  "/country-guide/united-kingdom/visa-details": "Visas in the UK",
  "/country-guide/united-kingdom/interviews": "Interviews in the UK",
  "/country-guide/united-kingdom/networking": "Meeting people in the UK",
  "/country-guide/united-kingdom/higher-education": "Study in the UK",
};

/** Every page that we have words for. */
export const toolPaths: readonly string[] = Object.keys(labels);

/** The links of a page that we have words for, each once. */
export function toolLinks(tools: readonly string[]): { to: string; label: string }[] {
  return [...new Set(tools)].flatMap((to) => {
    const label = labels[to.split("?")[0]!];
    return label ? [{ to, label }] : [];
  });
}
