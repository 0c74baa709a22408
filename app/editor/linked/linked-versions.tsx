import { useState } from "react";
import { href, Link } from "react-router";
import { callApi } from "~/client/call-api";
import { formats } from "~/domain/video/format";
import { useEditor, useEditorCommands } from "~/editor/use-editor";
import { versionInFormat, withArrangementOf } from "~/scene/linked-version";
import { withNotedWords } from "~/scene/version-words";
import { withFacts } from "~/scene/with-facts";
import { changeUndoably } from "~/studio/change-undoably";
import { Button } from "~/ui/button";
import { showErrorToast } from "~/ui/toast";
import { NotRead } from "./not-read";
import { useLinkedVersions, useOriginal } from "./use-linked";
import { VersionLinks } from "./version-links";
import { versionTitle } from "./version-title";
import { VersionWords } from "./version-words";

/** Versions of this video that are works of their own, or the one that this is a version of. For its owner. */
export function LinkedVersions() {
  const linkedTo = useEditor((state) => state.content.linkedTo);
  return (
    <section aria-label="Linked versions" className="grid gap-2">
      <h3 className="font-[550] text-sm">Linked versions</h3>
      {linkedTo ? <Original contentId={linkedTo.contentId} isCut={linkedTo.as === "cut"} /> : <Versions />}
    </section>
  );
}

function Original({ contentId, isCut }: { contentId: string; isCut: boolean }) {
  const editor = useEditorCommands();
  const library = useEditor((state) => state.library);
  const storyboard = useEditor((state) => state.storyboard);
  const facts = useEditor((state) => state.video.facts);
  const reading = useOriginal(contentId);
  if (reading.kind === "loading") return null;
  if (reading.kind === "failed") return <NotRead what="Its original" reading={reading} />;
  const original = reading.value;
  if (!original) {
    return <p className="text-muted text-sm">The video that this is a version of is not there any more.</p>;
  }
  const takeOver = () => {
    const before = editor.read().storyboard;
    const { untranslated, dropped, ...arranged } = withArrangementOf(
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
      () => arranged.storyboard,
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
      <VersionWords
        storyboard={storyboard}
        original={withFacts(original.storyboard, facts)}
        onChange={(words, edit) => editor.change(words, edit)}
      />
      <Button size="sm" onClick={takeOver}>
        Take over its arrangement
      </Button>
    </div>
  );
}

function Versions() {
  const editor = useEditorCommands();
  const content = useEditor((state) => state.content);
  const storyboard = useEditor((state) => state.storyboard);
  const [isMaking, setIsMaking] = useState(false);
  const reading = useLinkedVersions(content);
  if (reading.kind === "loading") return null;
  if (reading.kind === "failed") return <NotRead what="Linked versions" reading={reading} />;
  const versions = reading.value;
  const { format } = storyboard;
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
        const { content: now, storyboard: before, library } = editor.read();
        const after = withNotedWords(versionInFormat(before, one), before);
        const title = versionTitle(now.title, { before, after, linkAs: "format" }, library);
        await callApi(`/api/v1/content/${content.id}/linked`, {
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
        <VersionLinks
          versions={versions}
          storyboard={storyboard}
          addressOf={(id) => href("/content/:contentId/edit", { contentId: id })}
        />
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
