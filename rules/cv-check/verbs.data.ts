/** Verbs that bullets begin with. Regular ones are given in their plain form only. */
export const regularVerbs = `
accelerate achieve acquire adapt add address administer adopt advise agree analyse analyze answer apply appoint
approve arrange assemble assess assign assist attend audit author automate balance benchmark boost brief calculate calibrate
campaign capture carry catalogue centralise chair champion clarify classify clean coach code collaborate collate collect
combine communicate compare compile complete compose compute conceive conduct configure connect conserve consolidate
construct consult contact contribute control convert convince cook coordinate correct counsel create cultivate curate
customise customize debug decide decrease defend define delegate deliver demonstrate deploy design detect determine develop
devise diagnose direct discover discuss distribute document double draft earn edit educate eliminate employ enable
encourage enforce engage engineer enhance enlist ensure enter establish estimate evaluate examine exceed execute
expand experiment explain explore extend extract facilitate file finalise finalize finance finish fix focus forecast form formulate
fund fundraise gain gather generate govern grade guide halve handle harvest head help host identify illustrate implement
import improve include incorporate increase influence inform initiate innovate inspect inspire install instruct integrate
interpret interview introduce invent investigate invite invoice join judge launch learn lecture liaise list listen
load lobby localise log maintain manage manufacture map market master measure mediate mentor merge migrate minimise
minimize model modernise monitor motivate move navigate negotiate observe obtain offer open operate optimise optimize orchestrate
order organise organize outline overhaul oversee-x package paint participate perform persuade photograph pilot pioneer plan
plant plot prepare present prevent prioritise prioritize process procure produce program programme project promote
proofread-x propose prove provide publish purchase qualify quantify query question raise rank receive recommend reconcile record
recruit redesign reduce refactor refine reform refurbish register regulate rehearse reinforce remodel remove reorganise
repair replace reply report represent reproduce rescue research resolve respond restock restore restructure review revise
revive revitalise rotate route sample save scale schedule screen secure segment select serve service set-x shadow shape share ship shorten
simplify simulate sketch solve sort source specify staff standardise standardize start steer stock store stream streamline strengthen
structure study submit succeed summarise summarize supervise supply support surpass survey sustain synthesise synthesize tailor target
test tidy track trade train transcribe transfer transform translate treat triage trim triple troubleshoot-x tutor type uncover
unify update upgrade use utilise utilize validate verify visit visualise visualize volunteer warn weigh welcome welcome widen
work wrap
`
  .trim()
  .split(/\s+/)
  .filter((verb) => !verb.endsWith("-x"));

/** Plain form, past, and the form in -ing where it is not the plain one with "ing". */
export const irregularVerbs: readonly (readonly [plain: string, past: string, ing: string])[] = [
  ["beat", "beat", "beating"],
  ["become", "became", "becoming"],
  ["begin", "began", "beginning"],
  ["bring", "brought", "bringing"],
  ["build", "built", "building"],
  ["buy", "bought", "buying"],
  ["catch", "caught", "catching"],
  ["choose", "chose", "choosing"],
  ["come", "came", "coming"],
  ["cut", "cut", "cutting"],
  ["deal", "dealt", "dealing"],
  ["do", "did", "doing"],
  ["draw", "drew", "drawing"],
  ["drive", "drove", "driving"],
  ["feed", "fed", "feeding"],
  ["find", "found", "finding"],
  ["get", "got", "getting"],
  ["give", "gave", "giving"],
  ["grow", "grew", "growing"],
  ["hold", "held", "holding"],
  ["keep", "kept", "keeping"],
  ["lead", "led", "leading"],
  ["make", "made", "making"],
  ["meet", "met", "meeting"],
  ["oversee", "oversaw", "overseeing"],
  ["proofread", "proofread", "proofreading"],
  ["put", "put", "putting"],
  ["read", "read", "reading"],
  ["rebuild", "rebuilt", "rebuilding"],
  ["rewrite", "rewrote", "rewriting"],
  ["run", "ran", "running"],
  ["see", "saw", "seeing"],
  ["sell", "sold", "selling"],
  ["send", "sent", "sending"],
  ["set", "set", "setting"],
  ["show", "showed", "showing"],
  ["speak", "spoke", "speaking"],
  ["spend", "spent", "spending"],
  ["take", "took", "taking"],
  ["teach", "taught", "teaching"],
  ["think", "thought", "thinking"],
  ["troubleshoot", "troubleshot", "troubleshooting"],
  ["undertake", "undertook", "undertaking"],
  ["win", "won", "winning"],
  ["write", "wrote", "writing"],
];

/** Short verbs that double their last letter: plan, planned, planning. */
export const doubling = new Set([
  "debug",
  "log",
  "map",
  "plan",
  "plot",
  "program",
  "refer",
  "ship",
  "stop",
  "submit",
  "tag",
  "transfer",
  "trim",
  "wrap",
]);

/** Past forms that say by themselves that something came of it. */
export const resultVerbs = new Set(
  `achieved attracted beat boosted cut decreased delivered doubled earned eliminated exceeded expanded found gained
generated grew halved improved increased launched lowered prevented published raised recovered reduced removed
resolved saved secured shortened simplified sold solved streamlined strengthened tripled uncovered upgraded won`.split(
    /\s+/,
  ),
);
