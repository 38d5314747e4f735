/** What a microsite says before sign-in while its university has written nothing of its own. */
export const usualHero = {
  title: "Careers for international students",
  words: (shortName: string) =>
    `Jobs checked against your visa, people to talk to, and a CV that reads well. For students and graduates of ${shortName}.`,
};
