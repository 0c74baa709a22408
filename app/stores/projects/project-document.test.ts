import { expect, test } from "vitest";
import { threadsOf } from "../review/comment-document";
import type { PageComment } from "./comment-document";
import { roleIn } from "./project-document";
import { foldersOf } from "./projects";

test("somebody is an owner, a member by an address they proved, or nobody", () => {
  const project = { ownerId: "ada", members: ["grace@example.com"] };
  const person = (userId: string, email: string | null, emailVerified = true) => ({
    userId,
    email,
    emailVerified,
  });
  expect(roleIn(project, person("ada", null, false))).toBe("owner");
  expect(roleIn(project, person("grace", "Grace@example.com"))).toBe("member");
  expect(roleIn(project, person("grace", "grace@example.com", false))).toBeNull();
  expect(roleIn(project, person("bob", "bob@example.com"))).toBeNull();
});

test("comments are threads in the order they were begun, with their answers", () => {
  const comment = (id: string, second: number, parentId: string | null = null): PageComment => ({
    ...{ id, authorId: "ada", authorName: "Ada", authorEmail: "ada@example.com", sectionId: null, text: id },
    ...{ parentId, isResolved: false, createdAt: new Date(second * 1000), updatedAt: new Date(0) },
  });
  const threads = threadsOf([
    comment("late", 9),
    comment("answer 2", 5, "early"),
    comment("answer 1", 3, "early"),
    comment("early", 1),
    comment("orphan", 2, "gone"),
  ]);
  expect(threads.map(({ id, replies }) => [id, replies.map((reply) => reply.id)])).toEqual([
    ["early", ["answer 1", "answer 2"]],
    ["late", []],
  ]);
});

test("folders are the names that projects outside the trash lie in", () => {
  const trashedAt = new Date(0);
  expect(
    foldersOf([
      { folder: "Winter", trashedAt: null },
      { folder: "Autumn", trashedAt: null },
      { folder: "Autumn", trashedAt: null },
      { folder: "Gone", trashedAt },
      { folder: null, trashedAt: null },
    ]),
  ).toEqual(["Autumn", "Winter"]);
});
