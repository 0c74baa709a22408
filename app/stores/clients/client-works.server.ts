import type { ClientWork } from "~/domain/clients/client-detail";
import type { Settings } from "~/settings/settings.server";
import { type FirestoreQuery, firestoreOf } from "../firestore/firestore.server";
import { publishedAmong } from "../published-pages/list-published.server";

const worksOfAKind = 12;

/** The latest works of an account of every kind, the latest first. */
export async function listClientWorks(settings: Settings, ownerId: string): Promise<ClientWork[]> {
  const latest = async (
    collection: string,
    orderField: string,
    fields: readonly string[],
    workOf: (data: Record<string, unknown>) => Pick<ClientWork, "kind" | "isPublic">,
    where: FirestoreQuery["where"] = [],
  ): Promise<ClientWork[]> => {
    const found = await firestoreOf(settings).query({
      collection,
      where: [["ownerId", "EQUAL", ownerId], ...where],
      orderBy: [[orderField, "DESCENDING"]],
      fields: ["title", "trashedAt", "sizeBytes", orderField, ...fields],
      limit: worksOfAKind,
    });
    return found.map(({ id, data, createTime }) => {
      const at = data[orderField];
      return {
        ...workOf(data),
        id,
        title: typeof data.title === "string" ? data.title : "",
        isInTrash: data.trashedAt instanceof Date,
        sizeBytes: typeof data.sizeBytes === "number" ? data.sizeBytes : null,
        atMs: (at instanceof Date ? at : createTime).getTime(),
      };
    });
  };
  const kinds = await Promise.all([
    latest("content", "updatedAt", ["status"], ({ status }) => ({
      kind: "video",
      isPublic: status === "published",
    })),
    latest(
      "images",
      "createdAt",
      ["visibility"],
      ({ visibility }) => ({ kind: "image", isPublic: visibility === "public" }),
      [["shelf", "EQUAL", "kept"]],
    ),
    latest("projects", "updatedAt", [], () => ({ kind: "page", isPublic: false })).then((pages) =>
      markPublic(settings, pages),
    ),
  ]);
  return kinds.flat().sort((left, right) => right.atMs - left.atMs);
}

/** What is public of a page is a document of its own. */
async function markPublic(settings: Settings, pages: readonly ClientWork[]): Promise<ClientWork[]> {
  const published = await publishedAmong(
    settings,
    pages.map(({ id }) => id),
  );
  return pages.map((page) => ({ ...page, isPublic: published.has(page.id) }));
}
