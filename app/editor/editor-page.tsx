import {
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useSearchParams } from "react-router";
import { lazy } from "~/client/lazy";
import type { Fact } from "~/domain/facts/fact";
import type { Making } from "~/domain/video/making";
import { PlayerController } from "~/player/player-controller";
import { idleMoment } from "~/session/idle-moment";
import { useLibrary } from "~/session/use-library";
import { useSignedInViewer } from "~/session/use-viewer";
import type { Content } from "~/stores/content/content-document";
import { roleIn } from "~/stores/content/content-role";
import { useChangeVideo } from "~/studio/change-video";
import type { PublishedLink } from "~/studio/published-note";
import type { ChangeVideo } from "~/studio/scenes/scene-task";
import { sceneMoment } from "~/studio/stills/scene-moment";
import { useVideoSession } from "~/studio/use-video";
import { showErrorToast } from "~/ui/toast";
import { useIsCompact } from "~/ui/use-is-phone";
import { type EditorPanel, type EditorRole, editorPanels } from "./editor";
import { CompactFrame } from "./frame/compact-frame";
import { EditorHeader } from "./frame/editor-header";
import { EditorNotes } from "./frame/editor-notes";
import { frameStyle } from "./frame/frame-style";
import { useKeysAfterField } from "./frame/keys-after-field";
import { MakingContext } from "./frame/making-context";
import { OpensAtContext, readOpensAt } from "./frame/opens-at";
import { loadPanels } from "./frame/panels";
import { PublishedLinkContext } from "./frame/published-link-context";
import { isWriting, readOut, sayAfterTyping } from "./frame/read-out";
import { TakenBack } from "./frame/taken-back";
import { useEditorKeys } from "./frame/use-editor-keys";
import { usePaneKeys } from "./frame/use-pane-keys";
import { WideFrame } from "./frame/wide-frame";
import { makeEditor } from "./model/make-editor";
import { whoElseIn } from "./people/who-else";
import { EditorContext } from "./use-editor";
import { useSound } from "./use-sound";

const DeletedVideo = lazy(() => import("~/studio/deleted-video"));

interface EditorPageProps {
  content: Content;
  facts: readonly Fact[];
  making: Making;
  link: PublishedLink | null;
  role: EditorRole;
}

/** The editor of a video. Nothing of it is drawn anew by an edit but what reads what changed. */
export function EditorPage({ content: served, facts, making, link, role }: EditorPageProps) {
  const viewer = useSignedInViewer();
  const session = useVideoSession(served, facts, (by) => whoElseIn(served.id, by, viewer?.userId ?? ""));
  const isDeleted = useSyncExternalStore(
    session.subscribe,
    () => session.read().content === null,
    () => false,
  );
  const isDenied = useSyncExternalStore(
    session.subscribe,
    () => session.read().isDenied,
    () => false,
  );
  const library = useLibrary();
  const [parameters, setParameters] = useSearchParams();
  const [opensAt] = useState(() => readOpensAt(parameters));
  const announcement = useRef<HTMLParagraphElement>(null);
  const showInAddress = useRef((_: EditorPanel) => {});
  showInAddress.current = (panel) =>
    setParameters(panel === "scenes" ? {} : { panel }, { replace: true, preventScrollReset: true });
  const asked = editorPanels.find((known) => known === parameters.get("panel")) ?? "scenes";
  const [editor] = useState(() =>
    makeEditor({
      session,
      player: new PlayerController({ isLooping: false, isMuted: false, frameRate: 30, mixesLate: true }),
      library,
      role,
      roleIn: (content) => (viewer ? roleIn(content, viewer) : null),
      panel: asked,
      notices: {
        announce: sayAfterTyping((message) => {
          const said = announcement.current;
          if (said) said.textContent = readOut(said.textContent, message);
        }, isWriting),
        refuse: showErrorToast,
        onPanel: (panel) => showInAddress.current(panel),
      },
    }),
  );
  useLayoutEffect(() => editor.open(), [editor]);
  useEffect(() => editor.setPanel(asked), [editor, asked]);
  // A voice or a picture that comes late finds the page that shows its video.
  const changeLate = useCallback<ChangeVideo>(
    (edit, place) => editor.changeFromStudio(edit, place ?? null),
    [editor],
  );
  useChangeVideo(served.id, changeLate);
  useEffect(() => {
    void idleMoment().then(() => loadPanels().catch(() => {}));
  }, []);
  const opensAtSeconds = useMemo(() => {
    const { storyboard, composition } = editor.read();
    const index = storyboard.scenes.findIndex(({ id }) => id === opensAt?.sceneId);
    return index < 0 ? null : sceneMoment(composition, index);
  }, [editor, opensAt]);

  if (isDeleted) {
    return (
      <Suspense>
        <DeletedVideo storyboard={session.read().storyboard} />
      </Suspense>
    );
  }
  if (isDenied && role !== "owner") {
    return <TakenBack storyboard={session.read().storyboard} mayHaveEdited={role === "edit"} />;
  }
  return (
    <EditorContext value={editor}>
      <MakingContext value={making}>
        <PublishedLinkContext value={link}>
          <OpensAtContext value={opensAt}>
            <Frame opensAtSeconds={opensAtSeconds} onExport={() => editor.setPanel("export")} />
            <p ref={announcement} role="status" className="sr-only" />
          </OpensAtContext>
        </PublishedLinkContext>
      </MakingContext>
    </EditorContext>
  );
}

interface FrameProps {
  opensAtSeconds: number | null;
  onExport: () => void;
}

function Frame({ opensAtSeconds, onExport }: FrameProps) {
  useKeysAfterField();
  useEditorKeys();
  usePaneKeys();
  useSound(opensAtSeconds);
  const isCompact = useIsCompact();
  return (
    <main className={frameStyle}>
      <EditorHeader onExport={onExport} />
      <EditorNotes />
      {isCompact ? <CompactFrame /> : <WideFrame />}
    </main>
  );
}
