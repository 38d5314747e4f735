export type CvReply = {
  id: number;
  /** "" once the account of the person who wrote it is gone. */
  author: string;
  isByOwner: boolean;
  /** Written by the person who asks for the list. */
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
