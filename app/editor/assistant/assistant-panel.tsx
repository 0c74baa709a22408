import Eraser from "lucide-react/icons/eraser";
import Layers from "lucide-react/icons/layers";
import { useEffect, useRef } from "react";
import { href } from "react-router";
import { Composer } from "~/chat/composer";
import { MessageList } from "~/chat/message-list";
import { ModelChoice } from "~/chat/model-choice";
import { callApi } from "~/client/call-api";
import { useEditor, useEditorCommands } from "~/editor/use-editor";
import { outlineOf } from "~/scene/assistant/assistant-request";
import { IconButton } from "~/ui/icon-button";
import { Popover } from "~/ui/popover";
import { showErrorToast, showLinkToast, showUndoToast } from "~/ui/toast";
import { ComingAnswer } from "./coming-answer";
import { LinkedVersions } from "./linked-versions";
import type { Proposal } from "./prepare-plan";
import { Suggestions } from "./suggestions";
import { useTalk } from "./talk";
import { mostKept, type ThreadMessage } from "./thread";
import { ThreadEntry } from "./thread-entry";
import { useAssistantModels } from "./use-assistant-models";
import { useStepSources } from "./use-step-sources";

/** The row of an answer that is under way. */
const coming = { id: "coming", from: "coming" } as const;
const listPadding = { start: 4, end: 8 };

/** A talk about the video. What the assistant proposes is shown first, and changes nothing by itself. */
export function AssistantPanel() {
  const editor = useEditorCommands();
  const { id: contentId, productId } = useEditor((state) => state.content);
  const role = useEditor((state) => state.role);
  const sources = useStepSources();
  const models = useAssistantModels();
  const {
    talk,
    state: { messages, draft, modelId, isAsking },
  } = useTalk(editor);
  const chosen = models.find(({ id }) => id === modelId) ?? models[0];
  const last = messages.at(-1);
  const round = messages.filter(
    (message) => message.from === "assistant" && message.outcome === "applied",
  ).length;

  const about = (askedId = chosen?.id ?? "") => {
    const { storyboard, library, composition } = editor.read();
    const index = composition.sceneStartsSeconds.findLastIndex((begins) => editor.playhead.seconds >= begins);
    const video = outlineOf(storyboard, library, {
      hasProduct: sources.hasProduct,
      hasBrand: sources.hasBrand,
      shownSceneId: storyboard.scenes[Math.max(0, index)]?.id ?? null,
    });
    return { video, modelId: askedId };
  };
  const ask = (wish: string) => void talk.ask(wish, about());

  const wasAsking = useRef(isAsking);
  useEffect(() => {
    if (wasAsking.current && !isAsking && last?.from === "assistant") {
      editor.announce(last.plan.reply || "The assistant has answered.");
    }
    wasAsking.current = isAsking;
  }, [editor, isAsking, last]);

  const link = async (messageId: string, { after, linkAs }: Proposal, done: string[]) => {
    try {
      const { contentId: linkedId } = await callApi<{ contentId: string }>(
        `/api/v1/content/${contentId}/linked`,
        { method: "POST", body: { storyboard: after, as: linkAs } },
      );
      talk.settle(messageId, { outcome: "linked", linkedId, done });
      showLinkToast("A linked version was made", "Open it", () =>
        location.assign(`${href("/content/:contentId/edit", { contentId: linkedId })}?panel=assistant`),
      );
    } catch (error) {
      showErrorToast("The linked version could not be made", (error as Error).message);
    }
  };

  const suggestions = (isRow: boolean) => (
    <Suggestions isRow={isRow} hasProduct={Boolean(productId)} isDisabled={isAsking} onAsk={ask} />
  );
  const rows: (ThreadMessage | typeof coming)[] = isAsking ? [...messages, coming] : messages;
  const isEmpty = rows.length === 0;
  return (
    <div className="flex min-h-0 grow flex-col">
      {isEmpty ? (
        <div className="grid min-h-0 grow content-start gap-4 overflow-y-auto overscroll-contain px-4 pt-1 pb-4">
          <p className="text-muted text-sm">
            Say what should change. You see it before anything happens, and can undo it.
          </p>
          {suggestions(false)}
          {role === "owner" && (
            <div className="border-line border-t pt-4">
              <LinkedVersions />
            </div>
          )}
        </div>
      ) : (
        <MessageList
          label="Talk"
          messages={rows}
          // What is offered is prepared by its row: all of them stay.
          overscan={mostKept}
          padding={listPadding}
          rowStyle="px-4 pb-4 text-sm"
        >
          {(message) =>
            message.from === "coming" ? (
              <ComingAnswer talk={talk} by={chosen?.label ?? ""} />
            ) : (
              <ThreadEntry
                message={message}
                sources={sources}
                models={models}
                round={round}
                canLink={role === "owner"}
                canAskAgain={message === last && !isAsking && models.length > 1}
                onSettle={(outcome, done) => talk.settle(message.id, { outcome, ...(done && { done }) })}
                onLink={(proposal, done) => link(message.id, proposal, done)}
                onAskAgain={(askedId) => void talk.askAgain(message.id, about(askedId))}
              />
            )
          }
        </MessageList>
      )}
      <div className="grid shrink-0 gap-2 px-3 pt-1 pb-3 text-sm">
        {!isEmpty && suggestions(true)}
        <Composer
          label="What should change"
          placeholder="Cut it to 15 seconds and make it fit Reels"
          text={draft}
          onText={(text) => talk.setDraft(text)}
          mostCharacters={2000}
          tooLongHint="Say it in fewer words."
          onSend={() => ask(draft)}
          onStop={isAsking ? () => talk.stop() : undefined}
          aside={
            <>
              <ModelChoice
                models={models}
                chosen={chosen ? [chosen.id] : []}
                onChange={([id]) => id && talk.setModel(id)}
              />
              {!isEmpty && role === "owner" && (
                <Popover
                  label="Linked versions"
                  side="top"
                  className="w-72 p-4"
                  trigger={
                    <IconButton size="sm" label="Linked versions" icon={<Layers className="size-4" />} />
                  }
                >
                  <LinkedVersions />
                </Popover>
              )}
              {!isEmpty && (
                <IconButton
                  size="sm"
                  label="Clear the talk"
                  icon={<Eraser className="size-4" />}
                  onClick={() => showUndoToast("The talk was cleared", talk.clear())}
                />
              )}
            </>
          }
        />
      </div>
    </div>
  );
}
