import {
  Decoration,
  type EditorView,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
} from "@codemirror/view";

const marks = new MatchDecorator({
  regexp: /\{\{(?:fact|jobs|part-time-jobs):[^}\n]*\}\}/g,
  decoration: Decoration.mark({ class: "cme-fact" }),
});

/** What stands for a fact or for jobs is seen as one thing. */
export const factMarks = ViewPlugin.fromClass(
  class {
    decorations;
    constructor(view: EditorView) {
      this.decorations = marks.createDeco(view);
    }
    update(update: ViewUpdate) {
      this.decorations = marks.updateDeco(update, this.decorations);
    }
  },
  { decorations: ({ decorations }) => decorations },
);
