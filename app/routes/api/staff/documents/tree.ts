import type { DocumentTree } from "~/domain/documents/document-answers";
import { requireDocumentPath } from "~/server/documents/shown-document.server";
import { answerMethods, json } from "~/server/http/api-route.server";
import { getRaw, namesBelow } from "~/stores/documents/raw-documents.server";

const page = 300;
const most = 5_000;

/** For staff: a document with all that lies below it, as of which change each is; deepest first, as they are deleted. */
const handle = answerMethods({
  GET: async (call) => {
    const { settings, url } = call;
    const path = requireDocumentPath(call, url.searchParams.get("path"));
    const documents: DocumentTree["documents"] = [];
    let isMore = false;
    for (let after: string | null = null; ; ) {
      const found: DocumentTree["documents"] = await namesBelow(settings, path, { after, limit: page });
      documents.push(...found);
      after = found.at(-1)?.path ?? null;
      isMore = documents.length >= most;
      if (found.length < page || isMore) break;
    }
    const [self] = await getRaw(settings, [path]);
    const below = documents.filter((each) => each.path !== path);
    const deepest = below.toSorted((one, other) => other.path.split("/").length - one.path.split("/").length);
    const all = self ? [...deepest, { path, updateTime: self.updateTime }] : deepest;
    return json({ documents: all, isMore } satisfies DocumentTree);
  },
});

export { handle as action, handle as loader };
