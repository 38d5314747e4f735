/** Buttons, counts and headings that job sites put around an advert, each a whole line. */
export const CLUTTER: readonly RegExp[] = [
  /^(?:save|saved|share|apply|apply now|easy apply|quick apply|apply on company (?:web)?site|apply for this job|show more|show less|show more options|see more|report|report (?:this )?job|back(?: to (?:search )?results)?|print|print this (?:job|page)|email|like|follow|message|copy link|home|jobs|menu|search|sign in|register|log in|skip to (?:main )?content|shortlist|shortlisted|add to favourites|new|urgently hiring|featured|promoted|reposted|actively (?:hiring|recruiting)|view all jobs|similar jobs|send me jobs like this|get job alerts?|create alert|set alert|job alerts?)$/i,
  /^(?:linkedin|indeed|reed(?:\.co\.uk)?|totaljobs|jobs\.ac\.uk|nhs jobs|civil service jobs|glassdoor|gov\.uk)$/i,
  /^(?:full job description|job description|job details|job overview|job summary|about the job|about the role|description|overview|the role|job information|main duties of the job|profile insights|meet the hiring team|hiring insights|benefits pulled from the full job description|here.s how the job details align with your profile\.?)$/i,
  /^(?:over )?\d+\+? (?:applicants?|applications?|people clicked apply|connections?)\b.*$/i,
  /^be an early applicant$/i,
  /^(?:promoted by hirer|responses managed off linkedin|actively reviewing applicants|no longer accepting applications|your profile matches|am i a good fit|tailor my resume|see how you compare|premium|try premium).*$/i,
  /^\d(?:\.\d)?(?: out of 5(?: stars)?\.?)?$/,
  /^\(?\d[\d,]* reviews?\)?$/i,
  /^(?:job post|- job post)$/i,
  /^matches your job preferences.*$/i,
  /^(?:cc|bcc|sent|reply-to): .*$/i,
  // "From: £28,000 a year" is pay.
  /^(?:from|to): (?:.*@.*|[^\d£€$]*)$/i,
  /^date: (?:mon|tue|wed|thu|fri|sat|sun)[a-z]*, .*$/i,
  /^(?:hi|hello|hey|dear|hi all|hi everyone)\b.{0,20}[,!]$/i,
  /^page \d+ of \d+$/i,
];
