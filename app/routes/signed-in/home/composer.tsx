import ArrowUp from "lucide-react/icons/arrow-up";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { briefLimits } from "~/domain/video/brief";
import { Button } from "~/ui/button";
import { SegmentedControl } from "~/ui/segmented-control";
import { lengthProblem } from "~/ui/text-limit";

const storageKey = "vitrine:home-prompt";

const tools = {
  video: {
    label: "Video",
    path: "/prompt-to-video",
    question: "What is the video about?",
    note: "Makes a video. You approve the script first.",
    missing: "Say in a sentence or two what the video is about.",
    placeholder: "A new product, an opening, an event. Write it as you would tell a friend.",
  },
  images: {
    label: "Images",
    path: "/image-gen",
    question: "What should the images show?",
    note: "Makes images. You choose shape and style first.",
    missing: "Say in a few words what the images should show.",
    placeholder: "A ceramic candle on a sandstone podium, terracotta backdrop, soft morning light.",
  },
} as const;
type Tool = keyof typeof tools;

/**
 * One field to begin with, for every tool. What is typed survives a reload; sending it opens the tool with these words
 * in it.
 */
export function Composer() {
  const navigate = useNavigate();
  const [prompt, setPrompt] = useState("");
  const [toolName, setToolName] = useState<Tool>("video");
  const tool = tools[toolName];
  const [isRefused, setRefused] = useState(false);
  const tooLong = lengthProblem(prompt.trim(), briefLimits.promptCharacters);
  const problem = tooLong ?? (isRefused ? tool.missing : null);
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    const kept = sessionStorage.getItem(storageKey);
    if (kept) setPrompt((typed) => typed || kept);
  }, []);

  function change(text: string) {
    setPrompt(text);
    setRefused(false);
    sessionStorage.setItem(storageKey, text);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (prompt.trim() === "" || tooLong) {
      setRefused(!tooLong);
      field.current?.focus();
      return;
    }
    sessionStorage.removeItem(storageKey);
    void navigate(tool.path, { state: { prompt: prompt.trim(), starts: true } });
  }

  return (
    <form
      onSubmit={submit}
      className="grid gap-2 rounded-lg border border-line-strong bg-raised p-3 shadow-raised transition-[border-color] focus-within:border-focus"
    >
      <label>
        <span className="sr-only">{tool.question}</span>
        <textarea
          ref={field}
          dir="auto"
          rows={3}
          value={prompt}
          aria-invalid={problem !== null || undefined}
          aria-describedby="composer-note"
          placeholder={tool.placeholder}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) {
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }
          }}
          className="field-sizing-content max-h-[40dvh] min-h-20 w-full resize-none bg-transparent px-2 py-1 text-lg outline-none"
        />
      </label>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SegmentedControl
          label="What to make"
          size="sm"
          value={toolName}
          onChange={(next) => {
            setToolName(next);
            setRefused(false);
          }}
          segments={[
            { value: "video", label: tools.video.label },
            { value: "images", label: tools.images.label },
          ]}
        />
        <span
          id="composer-note"
          aria-live="polite"
          className={`grow text-sm ${problem ? "text-danger max-sm:order-first max-sm:basis-full" : "text-muted max-sm:sr-only"}`}
        >
          {problem ?? tool.note}
        </span>
        <Button type="submit" variant="primary" icon={<ArrowUp className="order-last size-4" />}>
          Start
        </Button>
      </div>
    </form>
  );
}
