export type QuestionView = { id: string; question: string; html: string; text: string };

export type TopicView = { topic: string; title: string; questions: readonly QuestionView[] };
