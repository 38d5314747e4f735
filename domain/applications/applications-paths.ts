/** Addresses of applications, in one place: screens, mails and answers lead to the same. */
export const applicationPaths = {
  form: (slug: string) => `/jobs/${encodeURIComponent(slug)}/application`,
  review: (slug: string) => `/jobs/${encodeURIComponent(slug)}/application/review`,
  /** Where what is typed is saved by itself. */
  draft: (slug: string) => `/jobs/${encodeURIComponent(slug)}/application/draft`,
  list: "/my-applications",
  own: (id: number) => `/my-applications/${id}`,
  ownFile: (id: number, kind: string) => `/my-applications/${id}/${kind}`,
  applicants: (jobId: number) => `/employer/jobs/${jobId}/applicants`,
  applicant: (jobId: number, id: number) => `/employer/jobs/${jobId}/applicants/${id}`,
  applicantFile: (jobId: number, id: number, kind: string) =>
    `/employer/jobs/${jobId}/applicants/${id}/${kind}`,
};
