import ArrowUp from "lucide-react/icons/arrow-up";
import Plus from "lucide-react/icons/plus";
import Sparkles from "lucide-react/icons/sparkles";
import { type FormEvent, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { href, useNavigate } from "react-router";
import { lazy } from "~/client/lazy";
import type { OfferedModels } from "~/domain/image/offered-models";
import { sampleBriefs } from "~/studio/samples/sample-briefs";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { SegmentedControl } from "~/ui/segmented-control";
import { useOpened } from "~/ui/use-opened";
import { useDroppedFiles } from "~/uploads/use-dropped-files";
import { type ComposerDraft, emptyDraft, keepComposerDraft, readComposerDraft } from "./composer-draft";
import { type ComposerTool, planOf } from "./composer-plan";

const ComposerFiles = lazy(() => import("./composer-files"));
const ImagesNote = lazy(() => import("./images-note"));
const VideoSettingsLine = lazy(() => import("./video-settings-line"));
const HomeAssistant = lazy(() => import("./home-assistant"));

const toolNames: Record<ComposerTool, string> = {
  video: "Video",
  page: "Page",
  images: "Images",
  edit: "Edit it",
};
const questions: Record<ComposerTool, string> = {
  video: "What is the video about?",
  page: "What is the page about?",
  images: "What should the images show?",
  edit: "What is the picture?",
};
const placeholders: Record<ComposerTool, string> = {
  video: "A new product, an opening, an event. Write it as you would tell a friend, or drop pictures here.",
  page: "The address of a product, an offer or a place.",
  images: "A ceramic candle on a sandstone podium, terracotta backdrop, soft morning light.",
  edit: "Nothing needs to be written to edit a picture.",
};

interface ComposerProps {
  /** Null until the page has come alive. */
  userId: string | null;
  models: OfferedModels | null;
  isAssisted: boolean;
  onAssistedChange: (isAssisted: boolean) => void;
}

/**
 * One field to begin with, for every tool. It takes words, an address and files, says what it makes of them and what that
 * costs, and a press begins. What is given survives a reload.
 */
export function Composer({ userId, models, isAssisted, onAssistedChange }: ComposerProps) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState<ComposerDraft>(emptyDraft);
  const [incoming, setIncoming] = useState<readonly File[]>([]);
  /** From the first file on, the list of them stands: it hears of what arrives, and of what does not. */
  const [hasFiles, setHasFiles] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isRead = useRef(false);

  // It lives in this browser, so it can only be read after the page has come alive; what was typed before stays.
  useEffect(() => {
    const kept = readComposerDraft();
    isRead.current = true;
    setDraft((typed) => ({ ...kept, text: typed.text || kept.text }));
    if (kept.files.length > 0 || kept.isSending) setHasFiles(true);
  }, []);
  useEffect(() => {
    if (isRead.current) keepComposerDraft(draft);
  }, [draft]);

  const change = (fields: Partial<ComposerDraft>) => {
    setDraft((current) => ({ ...current, ...fields }));
    setRefused(false);
  };
  const take = useCallback((files: readonly File[]) => {
    setIncoming((waiting) => [...waiting, ...files]);
    setHasFiles(true);
  }, []);
  const setSending = useCallback(
    (isSending: boolean) => setDraft((current) => ({ ...current, isSending })),
    [],
  );
  const isDragging = useDroppedFiles(take);

  const clips = draft.files.filter(({ isClip }) => isClip).length;
  const recipe = draft.files.length === 1 ? draft.recipe : null;
  const plan = planOf(
    {
      text: draft.text,
      pictures: draft.files.length - clips,
      clips,
      hasRecipe: recipe !== null,
      chosen: draft.chosen,
      video: draft.video,
    },
    models,
  );
  const { tool, tools, price } = plan;
  const problem = isRefused || draft.text.length > 0 ? plan.problem : null;
  const hasAssistant = useOpened(isAssisted && userId !== null);
  const isWaiting = draft.isSending || incoming.length > 0;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isWaiting) return;
    if (plan.problem) {
      setRefused(true);
      field.current?.focus();
      return;
    }
    keepComposerDraft(emptyDraft);
    isRead.current = false;
    if (plan.address) {
      const path = tool === "page" ? href("/pdp/create") : href("/url-to-video");
      return void navigate(`${path}?${new URLSearchParams({ address: plan.address })}`, {
        state: { settings: draft.video },
      });
    }
    const prompt = draft.text.trim();
    const ids = draft.files.map(({ assetId }) => assetId);
    switch (tool) {
      case "page":
        return void navigate(href("/pdp/create"));
      case "edit":
        return void navigate(`${href("/image-gen/edit")}?image=${ids[0]}`);
      case "images": {
        if (recipe) return void navigate(href("/image-gen"), { state: { request: recipe } });
        const search = new URLSearchParams(ids.map((id) => ["reference", id])).toString();
        return void navigate({ pathname: href("/image-gen"), search }, { state: { prompt, starts: true } });
      }
      case "video":
        return void navigate(href("/prompt-to-video"), {
          state: { prompt, pictures: draft.files, settings: draft.video, starts: true },
        });
    }
  }

  return (
    <div className="grid gap-3">
      <form
        onSubmit={submit}
        className={`grid gap-2 rounded-lg border bg-raised p-3 shadow-raised transition-[border-color] focus-within:border-focus ${isDragging ? "border-accent border-dashed" : "border-line-strong"}`}
      >
        <label>
          <span className="sr-only">{questions[tool]}</span>
          <textarea
            ref={field}
            dir="auto"
            rows={3}
            value={draft.text}
            aria-invalid={problem !== null || undefined}
            aria-describedby="composer-note"
            placeholder={isDragging ? "Drop it here." : placeholders[tool]}
            onChange={(event) => change({ text: event.target.value })}
            onKeyDown={(event) => {
              if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) {
                event.preventDefault();
                event.currentTarget.form?.requestSubmit();
              }
            }}
            className="field-sizing-content max-h-[40dvh] min-h-20 w-full resize-none bg-transparent px-2 py-1 text-lg outline-none"
          />
        </label>
        {userId && hasFiles && (
          <Suspense fallback={<div className="h-16" />}>
            <ComposerFiles
              userId={userId}
              files={draft.files}
              incoming={incoming}
              onTaken={() => setIncoming([])}
              onChange={(next) =>
                setDraft((current) => ({ ...current, files: [...next(current.files)], chosen: null }))
              }
              onRecipe={(request) => setDraft((current) => ({ ...current, recipe: request }))}
              onBusyChange={setSending}
            />
          </Suspense>
        )}
        {tool === "images" && recipe === null && models && draft.text.trim() !== "" && (
          <Suspense>
            <ImagesNote models={models} prompt={draft.text} files={draft.files} />
          </Suspense>
        )}
        {tool === "video" && models && Object.keys(draft.video).length > 0 && (
          <Suspense fallback={<div className="h-8" />}>
            <VideoSettingsLine settings={draft.video} onChange={(video) => change({ video })} />
          </Suspense>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <div className="flex items-center">
            <IconButton
              label="Add pictures or clips"
              icon={<Plus className="size-5" />}
              onClick={() => input.current?.click()}
            />
            <input
              ref={input}
              type="file"
              accept="image/*,video/mp4,video/webm,video/quicktime"
              multiple
              className="sr-only"
              tabIndex={-1}
              aria-label="Picture and clip files"
              onChange={(event) => {
                take([...(event.target.files ?? [])]);
                event.target.value = "";
              }}
            />
            <IconButton
              label="Assistant"
              aria-expanded={isAssisted}
              icon={<Sparkles className="size-5" />}
              onClick={() => onAssistedChange(!isAssisted)}
            />
          </div>
          <SegmentedControl
            label="What to make"
            size="sm"
            value={tool}
            onChange={(chosen) => change({ chosen })}
            segments={tools.map((value) => ({ value, label: toolNames[value] }))}
          />
          <span
            id="composer-note"
            aria-live="polite"
            className={`min-w-0 grow basis-48 text-pretty text-sm max-sm:order-first max-sm:basis-full ${problem ? "text-danger" : "text-muted"}`}
          >
            {problem ?? plan.note}
          </span>
          <Button
            type="submit"
            variant="primary"
            disabled={isWaiting}
            icon={<ArrowUp className="order-last size-4" />}
          >
            {isWaiting ? "Waiting for files" : price ? `Start · ${price}` : "Start"}
          </Button>
        </div>
      </form>
      {hasAssistant && userId && models && (
        <Suspense>
          <HomeAssistant
            userId={userId}
            models={models}
            open={isAssisted}
            onClose={() => onAssistedChange(false)}
            draft={draft}
            plan={plan}
            onChange={change}
          />
        </Suspense>
      )}
      {draft.text === "" && (
        <fieldset className="flex flex-wrap items-center justify-center gap-2">
          <legend className="sr-only">Examples to begin with</legend>
          <span className="text-muted text-sm">Try</span>
          {sampleBriefs.map(({ id, name, prompt }) => (
            <Button
              key={id}
              size="sm"
              onClick={() => {
                change({ text: prompt, chosen: "video" });
                field.current?.focus();
              }}
            >
              {name}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
