import Layers from "lucide-react/icons/layers";
import { href, Link } from "react-router";
import { OutcomeCard } from "~/assistant/outcome-card";
import { Talk, useTalkState } from "~/assistant/talk";
import { TalkPanel } from "~/assistant/talk-panel";
import type { AssistantMessage } from "~/assistant/thread";
import { callApi } from "~/client/call-api";
import type { Editor } from "~/editor/editor";
import { LinkedVersions } from "~/editor/linked/linked-versions";
import { versionTitle } from "~/editor/linked/version-title";
import { useEditor, useEditorCommands } from "~/editor/use-editor";
import { outlineOf } from "~/scene/assistant/assistant-request";
import { type VideoPlan, videoPlanSchema } from "~/scene/assistant/step";
import { withNotedWords } from "~/scene/version-words";
import { mayEdit } from "~/stores/content/content-role";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { Popover } from "~/ui/popover";
import { showErrorToast, showLinkToast } from "~/ui/toast";
import { describeStep } from "./describe-step";
import type { Proposal } from "./prepare-plan";
import { ProposalCard } from "./proposal-card";
import { useStepSources } from "./use-step-sources";

/** Where a version beside the video is. */
type Kept = { linkedId: string };

/** Wishes that every assistant here can do. */
const usual = ["Shorter", "Cut to 15 s", "Cut to 6 s", "For Reels", "For YouTube", "In French", "In German"];

const talks = new WeakMap<Editor, Talk<VideoPlan, Kept>>();

function talkOf(editor: Editor): Talk<VideoPlan, Kept> {
  const talk = talks.get(editor) ?? new Talk<VideoPlan, Kept>(editor.read().content.id, videoPlanSchema);
  talks.set(editor, talk);
  return talk;
}

/** A talk about the video. What the assistant proposes is drawn first, and changes nothing by itself. */
export function AssistantPanel() {
  const role = useEditor((state) => state.role);
  if (!mayEdit(role)) {
    return (
      <p className="px-4 pt-1 text-muted text-sm">
        The assistant edits, so it is for people who may edit. Ask the owner of this video to let you edit it.
      </p>
    );
  }
  return <VideoTalk />;
}

function VideoTalk() {
  const editor = useEditorCommands();
  const { id: contentId, productId } = useEditor((state) => state.content);
  const role = useEditor((state) => state.role);
  const sources = useStepSources();
  const talk = talkOf(editor);
  const round = useTalkState(talk).messages.filter(
    (message) => message.from === "assistant" && message.outcome === "applied",
  ).length;

  const subject = () => {
    const { storyboard, library, composition } = editor.read();
    const index = composition.sceneStartsSeconds.findLastIndex((begins) => editor.playhead.seconds >= begins);
    const video = outlineOf(storyboard, library, {
      hasProduct: sources.hasProduct,
      hasBrand: sources.hasBrand,
      shownSceneId: storyboard.scenes[Math.max(0, index)]?.id ?? null,
    });
    return { video };
  };

  const link = async (messageId: string, proposal: Proposal, done: string[]) => {
    const { before, after, linkAs, untranslated } = proposal;
    const { content, library } = editor.read();
    const title = versionTitle(content.title, proposal, library);
    const storyboard = { ...withNotedWords(after, before, untranslated), title };
    try {
      const { contentId: linkedId } = await callApi<{ contentId: string }>(
        `/api/v1/content/${contentId}/linked`,
        { method: "POST", body: { storyboard, as: linkAs } },
      );
      talk.settle(messageId, { outcome: "linked", linkedId, done });
      showLinkToast("A linked version was made", "Open it", () => location.assign(addressOf(linkedId)));
    } catch (error) {
      showErrorToast("The linked version could not be made", (error as Error).message);
    }
  };

  const wordsOf = ({ done, plan }: AssistantMessage<VideoPlan, Kept>) => {
    const { storyboard, library } = editor.read();
    return done ?? plan.steps.map((step) => describeStep(step, storyboard, library));
  };

  return (
    <TalkPanel
      talk={talk}
      placeholder="Cut it to 15 seconds and make it fit Reels"
      wishes={[
        ...usual,
        "Match my brand",
        productId ? "Swap the pictures for my product photos" : "Use my latest pictures",
        "Shorter text",
        "Calmer music",
      ]}
      subject={subject}
      announce={editor.announce}
      wordsOf={wordsOf}
      intro={
        role === "owner" && (
          <div className="border-line border-t pt-4">
            <LinkedVersions />
          </div>
        )
      }
      aside={
        role === "owner" && (
          <Popover
            label="Linked versions"
            side="top"
            className="w-72 p-4"
            trigger={<IconButton size="sm" label="Linked versions" icon={<Layers className="size-4" />} />}
          >
            <LinkedVersions />
          </Popover>
        )
      }
    >
      {(message) =>
        message.outcome === "open" ? (
          <ProposalCard
            plan={message.plan}
            sources={sources}
            round={round}
            canLink={role === "owner"}
            onApplied={(done) => talk.settle(message.id, { outcome: "applied", done })}
            onLink={(proposal, done) => link(message.id, proposal, done)}
            onDismiss={() => talk.settle(message.id, { outcome: "dismissed" })}
          />
        ) : (
          <OutcomeCard title="Edit the video" message={message}>
            {message.linkedId ? (
              <Link
                className="justify-self-start text-text underline underline-offset-2"
                to={addressOf(message.linkedId)}
              >
                Open it
              </Link>
            ) : (
              <Button
                size="sm"
                className="justify-self-start"
                onClick={() => talk.settle(message.id, { outcome: "open" })}
              >
                Offer it again
              </Button>
            )}
          </OutcomeCard>
        )
      }
    </TalkPanel>
  );
}

const addressOf = (contentId: string) => `${href("/content/:contentId/edit", { contentId })}?panel=assistant`;
