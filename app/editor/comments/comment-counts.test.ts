import { expect, test } from "vitest";
import type { VideoThread } from "~/stores/content/video-comment";
import { countComments } from "./comment-counts";

const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour));
const said = (id: string, authorId: string, hour: number) => ({
  ...{
    id,
    authorId,
    authorName: "",
    authorEmail: "",
    parentId: null,
    text: "Shorter?",
    isResolved: false,
    at: null,
  },
  ...{ createdAt: at(hour), updatedAt: at(hour) },
});
const threads: VideoThread[] = [
  { ...said("a", "bea", 9), replies: [said("b", "ada", 10), said("c", "bea", 12)] },
  { ...said("d", "bea", 11), isResolved: true, replies: [] },
];

test("open threads are counted, and what others said since one last read", () => {
  expect(countComments(threads, at(10), "ada")).toEqual({ open: 1, unread: 2 });
  expect(countComments(threads, null, "ada")).toEqual({ open: 1, unread: 3 });
  expect(countComments(threads, at(12), "ada")).toEqual({ open: 1, unread: 0 });
});

test("while it is not known what was read, nothing is called new", () => {
  expect(countComments(threads, undefined, "ada")).toEqual({ open: 1, unread: 0 });
});
