import { useRef, useState } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { TextArea } from "~/ui/text-area";
import { showErrorToast } from "~/ui/toast";
import { useDroppedFiles } from "~/uploads/use-dropped-files";
import { pageProblem, readPageFile } from "./read-page-file";

interface BringPageProps {
  /** What stands before the ways; null for nothing. */
  about: string | null;
  onPage: (html: string) => void;
}

/** Ways to bring a page that nobody else can fetch: its source, pasted, or the saved file, chosen or dropped anywhere. */
export function BringPage({ about, onPage }: BringPageProps) {
  const [isPasting, setPasting] = useState(false);
  const [source, setSource] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  async function take(files: readonly File[]) {
    const [file] = files.filter(({ name, type }) => type === "text/html" || /\.(?:x?html?|txt)$/i.test(name));
    if (!file)
      return showErrorToast("This is not a saved page", "Save the page as .html and drop that file.");
    try {
      onPage(await readPageFile(file));
    } catch (error) {
      showErrorToast("The page could not be read", (error as Error).message);
    }
  }
  const isDragging = useDroppedFiles((files) => void take(files));

  function read() {
    const found = pageProblem(source);
    setProblem(found);
    if (found) return;
    setPasting(false);
    setSource("");
    onPage(source);
  }

  return (
    <div
      className={`flex flex-wrap items-center gap-2 rounded-md border border-dashed px-3 py-2.5 transition-colors ${isDragging ? "border-accent bg-accent-soft" : "border-line-strong"}`}
    >
      {about && (
        <span className="grow basis-60 text-muted text-sm">{isDragging ? "Drop it here." : about}</span>
      )}
      <Button size="sm" onClick={() => setPasting(true)}>
        Paste its source
      </Button>
      <Button size="sm" onClick={() => input.current?.click()}>
        Choose a saved page
      </Button>
      <input
        ref={input}
        type="file"
        accept=".html,.htm,.xhtml,text/html"
        className="sr-only"
        tabIndex={-1}
        aria-label="Saved page"
        onChange={(event) => {
          void take([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
      <Dialog
        open={isPasting}
        onOpenChange={setPasting}
        title="Paste the page’s source"
        description="On the page: right-click, View page source, select all, copy. Nothing is fetched from the site."
        size="lg"
        actions={
          <>
            <Button onClick={() => setPasting(false)}>Cancel</Button>
            <Button variant="primary" onClick={read}>
              Read it
            </Button>
          </>
        }
      >
        <TextArea
          label="Source"
          rows={10}
          dir="ltr"
          spellCheck={false}
          value={source}
          error={problem}
          className="font-mono text-xs"
          onChange={(event) => {
            setSource(event.target.value);
            setProblem(null);
          }}
        />
      </Dialog>
    </div>
  );
}
