export type CvReply = {
  id: number;
  /** "" once the account of whoever wrote it is gone. */
  author: string;
  isByOwner: boolean;
  /** Written by whoever asks for the list. */
  isMine: boolean;
  body: string;
  createdAt: Date;
};

export type CvComment = CvReply & {
  section: string;
  entryId: string | null;
  resolvedAt: Date | null;
  replies: readonly CvReply[];
};
