import Link2 from "lucide-react/icons/link-2";
import MapPin from "lucide-react/icons/map-pin";
import X from "lucide-react/icons/x";
import { useEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { viewerName } from "~/domain/access/viewer";
import { writeDocuments } from "~/firebase/write-documents";
import { sendComment } from "~/review/comment-actions";
import { CommentForm } from "~/review/comment-form";
import { Thread } from "~/review/thread";
import { ThreadList } from "~/review/thread-list";
import { frameTime, timecode } from "~/scene/timecode";
import { useSignedInViewer } from "~/session/use-viewer";
import { membersOf } from "~/stores/content/content-role";
import type { CommentMoment, VideoThread } from "~/stores/content/video-comment";
import { Button } from "~/ui/button";
import { PlainIconButton } from "~/ui/icon-button";
import { SegmentedControl } from "~/ui/segmented-control";
import { showToast } from "~/ui/toast";
import { ConfirmAddress } from "../people/confirm-address";
import { OfflineNote } from "../people/offline-note";
import { useEditor, useEditorCommands, usePlayhead } from "../use-editor";
import { commentAddress } from "./comment-address";
import { countComments } from "./comment-counts";
import { momentAt, timeOf } from "./moment";
import { setPlacing, usePlacing } from "./placing";
import { useReadAt, useVideoThreads } from "./use-video-threads";

/** What people say of the video: of a moment of it and a place in its picture, or of the whole. */
export function CommentsPanel() {
  const editor = useEditorCommands();
  const role = useEditor((state) => state.role);
  const content = useEditor((state) => state.content);
  const viewer = useSignedInViewer();
  const reading = useVideoThreads();
  const { chosenId } = usePlacing();
  const readAt = useReadSince(
    content.id,
    viewer?.userId ?? "",
    reading.kind === "present" ? reading.value : [],
  );
  const names = useNames(reading.kind === "present" ? reading.value : []);
  const [filter, setFilter] = useState<"all" | "scene">("all");
  const selectedScene = useEditor(({ selection: [target] }) =>
    target && "sceneId" in target ? target.sceneId : null,
  );
  const sceneId = filter === "scene" ? selectedScene : null;
  const work = `content/${content.id}`;
  const mayWrite = role !== "view" && !content.trashedAt;
  useAskedComment(reading.kind === "present" ? reading.value : null);
  const now = new Date();

  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      <OfflineNote>What you write is kept on this device and sent when you are back.</OfflineNote>
      {mayWrite && viewer && (
        <NewComment
          names={names}
          onSend={(text, at) => {
            const author = { userId: viewer.userId, name: viewerName(viewer), email: viewer.email ?? "" };
            return sendComment(work, author, { text, parentId: null, about: { at } });
          }}
        />
      )}
      {role === "view" &&
        (viewer && !viewer.emailVerified ? (
          <div className="grid gap-3 text-sm">
            <p className="text-muted">
              You can read what is said. Where you were let comment, you can once you follow the link in the
              mail we sent to {viewer.email ?? "your address"}.
            </p>
            <ConfirmAddress />
          </div>
        ) : (
          <p className="text-muted text-sm">You can read what is said. To answer, ask to be let comment.</p>
        ))}
      {selectedScene && (
        <SegmentedControl
          label="Which comments"
          size="sm"
          segments={[
            { value: "all", label: "All" },
            { value: "scene", label: "This scene" },
          ]}
          value={filter}
          onChange={setFilter}
        />
      )}
      <ThreadList
        reading={reading}
        isListed={({ at }) => sceneId === null || at?.sceneId === sceneId}
        nothing={
          sceneId
            ? "Nobody has said anything of this scene."
            : `Nobody has said anything yet.${mayWrite ? " Stop at a moment and write what should change." : ""}`
        }
      >
        {(thread) => (
          <Thread
            key={thread.id}
            thread={thread}
            work={work}
            about={{ at: thread.at }}
            heading={<Heading thread={thread} />}
            isOwner={role === "owner"}
            mayWrite={mayWrite}
            now={now}
            names={names}
            {...(readAt !== undefined && { readAt })}
            isChosen={thread.id === chosenId}
          />
        )}
      </ThreadList>
      <span className="sr-only" role="status">
        {chosenId ? "The comment you chose is marked" : ""}
      </span>
      {chosenId && (
        <Button size="sm" variant="ghost" onClick={() => setPlacing(editor, { chosenId: null })}>
          Leave the chosen comment
        </Button>
      )}
    </div>
  );
}

interface NewCommentProps {
  names: readonly string[];
  onSend: (text: string, at: CommentMoment | null) => Promise<boolean>;
}

function NewComment({ names, onSend }: NewCommentProps) {
  const editor = useEditorCommands();
  const tool = useEditor((state) => state.tool);
  const contentId = useEditor((state) => state.content.id);
  const { place } = usePlacing();
  const [of, setOf] = useState<"moment" | "video">("moment");
  const time = usePlayhead(frameTime);
  return (
    <div className="grid gap-2.5">
      <SegmentedControl
        label="What is spoken of"
        size="sm"
        segments={[
          { value: "moment", label: `At ${time}` },
          { value: "video", label: "Whole video" },
        ]}
        value={of}
        onChange={setOf}
      />
      {of === "moment" &&
        (place ? (
          <p className="flex items-center gap-1 text-muted text-sm">
            <MapPin className="size-3.5 text-accent" aria-hidden="true" />A spot in the picture
            <PlainIconButton
              label="Speak of the whole picture"
              size="sm"
              icon={<X className="size-3.5" />}
              onClick={() => setPlacing(editor, { place: null })}
            />
          </p>
        ) : (
          <Button
            size="sm"
            variant="ghost"
            className="justify-self-start"
            aria-pressed={tool === "comment"}
            icon={<MapPin className="size-3.5" />}
            onClick={() => editor.setTool(tool === "comment" ? "select" : "comment")}
          >
            {tool === "comment" ? "Now press the spot in the picture" : "Mark a spot in the picture"}
          </Button>
        ))}
      <CommentForm
        draftKey={`content/${contentId}`}
        label={of === "moment" ? `Comment at ${time}` : "Comment on the whole video"}
        placeholder="What should change?"
        send="Comment"
        names={names}
        onSend={async (text) => {
          const { storyboard, composition } = editor.read();
          const moment = momentAt(storyboard, composition, editor.playhead.seconds);
          const wasKept = await onSend(text, of === "moment" && moment ? { ...moment, ...place } : null);
          if (wasKept) {
            setPlacing(editor, { place: null });
            editor.setTool("select");
          }
          return wasKept;
        }}
      />
    </div>
  );
}

function Heading({ thread }: { thread: VideoThread }) {
  const editor = useEditorCommands();
  const contentId = useEditor((state) => state.content.id);
  const storyboard = useEditor((state) => state.storyboard);
  const composition = useEditor((state) => state.composition);
  const { at, id } = thread;
  const seconds = at && timeOf(at, storyboard, composition);
  const number = at ? storyboard.scenes.findIndex((scene) => scene.id === at.sceneId) + 1 : 0;
  return (
    <div className="flex min-h-6 items-center gap-1.5 text-faint text-xs">
      {at === null && <span>Whole video</span>}
      {at && seconds === null && <span>A scene that is gone</span>}
      {at && seconds !== null && (
        <button
          type="button"
          onClick={() => goTo(editor, at, id, seconds)}
          className="flex items-center gap-1.5 rounded-sm hover:text-text"
        >
          {at.x !== null && <MapPin className="size-3" aria-hidden="true" />}
          <span className="tabular">{timecode(seconds)}</span> Scene {number}
        </button>
      )}
      <PlainIconButton
        label="Copy a link to this comment"
        size="sm"
        icon={<Link2 className="size-3.5" />}
        className="ms-auto !size-6"
        onClick={() =>
          void navigator.clipboard
            .writeText(commentAddress(contentId, id))
            .then(() => showToast("Link copied", "It opens for people who may see this video."))
        }
      />
    </div>
  );
}

function goTo(
  editor: ReturnType<typeof useEditorCommands>,
  { sceneId }: CommentMoment,
  chosenId: string,
  seconds: number,
): void {
  editor.playhead.pause();
  editor.playhead.seek(seconds);
  editor.select([{ kind: "scene", sceneId }]);
  setPlacing(editor, { chosenId });
}

/** Goes once to the comment that the address names. */
function useAskedComment(threads: readonly VideoThread[] | null): void {
  const editor = useEditorCommands();
  const [parameters] = useSearchParams();
  const asked = parameters.get("comment");
  const done = useRef<string | null>(null);
  useEffect(() => {
    const thread = threads?.find(
      ({ id, replies }) => id === asked || replies.some((one) => one.id === asked),
    );
    if (!thread || done.current === asked) return;
    done.current = asked;
    const { storyboard, composition } = editor.read();
    const seconds = thread.at && timeOf(thread.at, storyboard, composition);
    if (thread.at && seconds !== null) goTo(editor, thread.at, thread.id, seconds);
    else setPlacing(editor, { chosenId: thread.id });
    const row = document.getElementById(`comment-${thread.id}`);
    row?.closest("details")?.setAttribute("open", "");
    row?.scrollIntoView({ block: "center" });
  }, [threads, asked, editor]);
}

/** Until when they were read when the panel was opened. What stands in it for a while, also what comes later, counts as read from then on. */
function useReadSince(
  contentId: string,
  userId: string,
  threads: readonly VideoThread[],
): Date | null | undefined {
  const readAt = useReadAt();
  const [since, setSince] = useState<Date | null | undefined>(undefined);
  useEffect(() => {
    if (since === undefined && readAt !== undefined) setSince(readAt);
  }, [since, readAt]);
  const hasUnread = countComments(threads, readAt, userId).unread > 0;
  useEffect(() => {
    if (!hasUnread) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const mark = () =>
      void import("~/stores/content/content-links")
        .then(({ markRead }) => writeDocuments((documents) => markRead(documents, contentId, userId)))
        .catch(() => {});
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState === "visible") timer = setTimeout(mark, 3000);
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [contentId, userId, hasUnread]);
  return since;
}

/** Whom one may mention: who has written here, and the members by what stands before the @ of their address. */
function useNames(threads: readonly VideoThread[]): string[] {
  const content = useEditor((state) => state.content);
  const viewer = useSignedInViewer();
  return useMemo(() => {
    const all = threads.flatMap((thread) => [thread, ...thread.replies]);
    const written = new Map(
      all.map(({ authorEmail, authorName }) => [authorEmail.toLowerCase(), authorName]),
    );
    const invited = membersOf(content).flatMap(({ email }) =>
      written.has(email) ? [] : (email.split("@")[0] ?? ""),
    );
    const own = viewer ? viewerName(viewer) : "";
    return [...new Set([...written.values(), ...invited, own])].filter(Boolean).sort();
  }, [threads, content, viewer]);
}
