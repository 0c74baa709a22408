import { useState } from "react";
import { href, Link } from "react-router";
import { callApi } from "~/client/call-api";
import { languageName } from "~/domain/text/language-name";
import { formats } from "~/domain/video/format";
import { useEditor, useEditorCommands } from "~/editor/use-editor";
import { useDocuments, whenKnown } from "~/firebase/use-documents";
import { versionInFormat, withArrangementOf } from "~/scene/linked-version";
import type { Content } from "~/stores/content/content-document";
import { changeUndoably } from "~/studio/change-undoably";
import { Button } from "~/ui/button";
import { showErrorToast } from "~/ui/toast";
import { versionTitle } from "./version-title";

/** Versions of this video that are works of their own, or the one that this is a version of. For its owner. */
export function LinkedVersions() {
  const { id, linkedTo } = useEditor((state) => state.content);
  return (
    <section aria-label="Linked versions" className="grid gap-2">
      <h3 className="font-[550] text-sm">Linked versions</h3>
      {linkedTo ? (
        <Original contentId={linkedTo.contentId} isCut={linkedTo.as === "cut"} />
      ) : (
        <Versions contentId={id} />
      )}
    </section>
  );
}

function Original({ contentId, isCut }: { contentId: string; isCut: boolean }) {
  const editor = useEditorCommands();
  const library = useEditor((state) => state.library);
  const reading = useDocuments(
    contentId,
    () => import("~/stores/content/content"),
    ({ watchContent }, documents, onChange: (item: Content | null) => void, onError) =>
      watchContent(documents, contentId, whenKnown(onChange), onError),
  );
  if (reading.kind === "loading") return null;
  const original = reading.kind === "present" ? reading.value : null;
  if (!original) {
    return <p className="text-muted text-sm">The video that this is a version of is not there any more.</p>;
  }
  const takeOver = () => {
    const before = editor.read().storyboard;
    const { storyboard, untranslated, dropped } = withArrangementOf(
      before,
      original.storyboard,
      isCut,
      library,
    );
    const notes = [
      ...(untranslated.length > 0 ? [`${untranslated.length} new texts are not translated yet`] : []),
      ...(dropped.length > 0
        ? [`Left out: ${dropped.map(({ index, heading }) => heading || `scene ${index + 1}`).join(", ")}`]
        : []),
    ];
    changeUndoably(
      (edit) => editor.change("Take over the arrangement", edit),
      ["The arrangement was taken over", ...notes].join(". "),
      () => storyboard,
    );
  };
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      <p className="text-muted">
        This is a version of{" "}
        <Link
          className="text-text underline underline-offset-2"
          to={href("/content/:contentId/edit", { contentId })}
        >
          {original.title}
        </Link>
        . Its words and language are its own.
      </p>
      <Button size="sm" onClick={takeOver}>
        Take over its arrangement
      </Button>
    </div>
  );
}

function Versions({ contentId }: { contentId: string }) {
  const editor = useEditorCommands();
  const ownerId = useEditor((state) => state.content.ownerId);
  const format = useEditor((state) => state.storyboard.format);
  const [isMaking, setIsMaking] = useState(false);
  const reading = useDocuments(
    contentId,
    () => import("~/stores/content/content"),
    ({ watchLinkedVersions }, documents, onChange: (items: Content[]) => void, onError) =>
      watchLinkedVersions(documents, { userId: ownerId, contentId }, ({ items }) => onChange(items), onError),
  );
  const versions = (reading.kind === "present" ? reading.value : []).filter(({ trashedAt }) => !trashedAt);
  const present = new Set([
    format,
    ...versions
      .filter(({ linkedTo }) => linkedTo?.as === "format")
      .map(({ storyboard }) => storyboard.format),
  ]);
  const missing = formats.filter((one) => !present.has(one));

  const makeAll = async () => {
    setIsMaking(true);
    try {
      for (const one of missing) {
        const { content, storyboard: before, library } = editor.read();
        const after = versionInFormat(before, one);
        const title = versionTitle(content.title, { before, after, linkAs: "format" }, library);
        await callApi(`/api/v1/content/${contentId}/linked`, {
          method: "POST",
          body: { storyboard: { ...after, title }, as: "format" },
        });
      }
      editor.announce("The other shapes were made.");
    } catch (error) {
      showErrorToast("Not every shape could be made", (error as Error).message);
    } finally {
      setIsMaking(false);
    }
  };

  return (
    <div className="grid justify-items-start gap-2 text-sm">
      {versions.length > 0 ? (
        <ul className="grid w-full gap-1">
          {versions.map(({ id, title, storyboard }) => (
            <li key={id} className="flex items-center justify-between gap-3">
              <Link
                className="truncate text-text underline underline-offset-2"
                to={href("/content/:contentId/edit", { contentId: id })}
              >
                {title}
              </Link>
              <span className="shrink-0 text-muted">
                {languageName(storyboard.language)}, {storyboard.format}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">
          A version in another language, shape or length is a video of its own that can take over this
          arrangement again.
        </p>
      )}
      {missing.length > 0 && (
        <Button size="sm" loading={isMaking} onClick={() => void makeAll()}>
          Make {missing.join(", ")}
        </Button>
      )}
    </div>
  );
}
