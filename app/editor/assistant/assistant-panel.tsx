import ArrowUp from "lucide-react/icons/arrow-up";
import Square from "lucide-react/icons/square";
import { useEffect, useRef } from "react";
import { href } from "react-router";
import { callApi } from "~/client/call-api";
import { useEditor, useEditorCommands } from "~/editor/use-editor";
import { outlineOf } from "~/scene/assistant/assistant-request";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { Spinner } from "~/ui/spinner";
import { TextArea } from "~/ui/text-area";
import { showErrorToast, showLinkToast } from "~/ui/toast";
import { LinkedVersions } from "./linked-versions";
import type { Proposal } from "./prepare-plan";
import { Suggestions } from "./suggestions";
import { useTalk } from "./talk";
import { ThreadEntry } from "./thread-entry";
import { useStepSources } from "./use-step-sources";

/** A talk about the video. What the assistant proposes is shown first, and changes nothing by itself. */
export function AssistantPanel() {
  const editor = useEditorCommands();
  const { id: contentId, productId } = useEditor((state) => state.content);
  const role = useEditor((state) => state.role);
  const sources = useStepSources();
  const end = useRef<HTMLDivElement>(null);

  const outlined = () => {
    const { storyboard, library, composition } = editor.read();
    const index = composition.sceneStartsSeconds.findLastIndex((begins) => editor.playhead.seconds >= begins);
    return outlineOf(storyboard, library, {
      hasProduct: sources.hasProduct,
      hasBrand: sources.hasBrand,
      shownSceneId: storyboard.scenes[Math.max(0, index)]?.id ?? null,
    });
  };
  const {
    talk,
    state: { messages, draft, isAsking },
  } = useTalk(editor);
  const ask = (wish: string) => talk.ask(wish, outlined());
  const count = messages.length;
  const round = messages.filter(
    (message) => message.from === "assistant" && message.outcome === "applied",
  ).length;
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: "nearest" });
  }, [count]);

  const link = async (messageId: string, { after, linkAs }: Proposal) => {
    try {
      const { contentId: linkedId } = await callApi<{ contentId: string }>(
        `/api/v1/content/${contentId}/linked`,
        { method: "POST", body: { storyboard: after, as: linkAs } },
      );
      talk.settle(messageId, "linked", linkedId);
      showLinkToast("A linked version was made", "Open it", () =>
        location.assign(`${href("/content/:contentId/edit", { contentId: linkedId })}?panel=assistant`),
      );
    } catch (error) {
      showErrorToast("The linked version could not be made", (error as Error).message);
    }
  };

  return (
    <div className="grid gap-4">
      {count === 0 && (
        <p className="text-muted text-sm">
          Say what should change. You see it before anything happens, and can undo it.
        </p>
      )}
      {count > 0 && (
        <ol aria-label="Talk" aria-live="polite" className="grid gap-4">
          {messages.map((message) => (
            <ThreadEntry
              key={message.id}
              message={message}
              sources={sources}
              round={round}
              canLink={role === "owner"}
              onSettle={(outcome) => talk.settle(message.id, outcome)}
              onLink={(proposal) => link(message.id, proposal)}
            />
          ))}
          {isAsking && (
            <li className="flex items-center gap-2 text-muted text-sm">
              <Spinner className="size-4" /> Reading what you want
            </li>
          )}
        </ol>
      )}
      <div ref={end} />
      <Suggestions hasProduct={Boolean(productId)} isDisabled={isAsking} onAsk={(wish) => void ask(wish)} />
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void ask(draft);
        }}
      >
        <TextArea
          label="What should change"
          placeholder="Cut it to 15 seconds and make it fit Reels"
          rows={2}
          limit={2000}
          value={draft}
          onChange={(event) => talk.setDraft(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void ask(draft);
          }}
        />
        <div className="flex items-center justify-between gap-2">
          {count > 0 ? (
            <Button size="sm" variant="ghost" onClick={() => talk.clear()}>
              Clear the talk
            </Button>
          ) : (
            <span />
          )}
          {isAsking ? (
            <IconButton label="Stop" icon={<Square className="size-4" />} onClick={() => talk.stop()} />
          ) : (
            <Button
              type="submit"
              size="sm"
              variant="primary"
              disabled={draft.trim() === "" || draft.length > 2000}
              icon={<ArrowUp className="size-4" />}
            >
              Ask
            </Button>
          )}
        </div>
      </form>
      <LinkedVersions />
    </div>
  );
}
