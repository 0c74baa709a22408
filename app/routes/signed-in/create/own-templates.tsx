import Ellipsis from "lucide-react/icons/ellipsis";
import PenLine from "lucide-react/icons/pen-line";
import Trash2 from "lucide-react/icons/trash-2";
import { useMemo, useState } from "react";
import { href, useNavigate } from "react-router";
import { callApi } from "~/client/call-api";
import { useDocuments } from "~/firebase/use-documents";
import { writeDocuments } from "~/firebase/write-documents";
import { PreviewPlayer } from "~/player/preview-player";
import { sizeOfFormat } from "~/scene/format-size";
import { resolveComposition } from "~/scene/resolve-composition";
import { useLibrary } from "~/session/use-library";
import type { VideoTemplate } from "~/stores/video-templates/video-template-document";
import { mediaUrl } from "~/studio/media-url";
import { PlainIconButton } from "~/ui/icon-button";
import { Menu, MenuItem } from "~/ui/menu";
import { RenameForm } from "~/ui/rename-form";
import { showErrorToast, showUndoToast } from "~/ui/toast";

const loadStore = () => import("~/stores/video-templates/video-templates");

/** About twice the pixels a tile shows. */
const tileScale = 0.3;

/** Templates a person made of videos; nothing where there are none. */
export function OwnTemplates({ userId }: { userId: string }) {
  const reading = useDocuments(
    userId,
    loadStore,
    ({ watchVideoTemplates }, documents, onChange: (templates: VideoTemplate[]) => void, onError) =>
      watchVideoTemplates(documents, userId, ({ items }) => onChange(items), onError),
  );
  if (reading.kind === "failed") {
    return (
      <p role="alert" className="text-muted text-sm">
        Your own templates could not be read. They are safe. {reading.error.message}
      </p>
    );
  }
  if (reading.kind === "loading" || reading.value.length === 0) return null;
  return (
    <section aria-labelledby="own-templates-heading" className="grid gap-4">
      <h3 id="own-templates-heading" className="font-[550]">
        Your templates
      </h3>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
        {reading.value.map((template) => (
          <OwnTemplate key={template.id} template={template} userId={userId} />
        ))}
      </ul>
    </section>
  );
}

function OwnTemplate({ template, userId }: { template: VideoTemplate; userId: string }) {
  const { id, name, storyboard } = template;
  const library = useLibrary();
  const navigate = useNavigate();
  const [isStarting, setStarting] = useState(false);
  const [isNaming, setNaming] = useState(false);
  const composition = useMemo(
    () => resolveComposition(storyboard, sizeOfFormat(storyboard.format, tileScale), library),
    [storyboard, library],
  );

  async function start() {
    if (isStarting) return;
    setStarting(true);
    try {
      const { contentId } = await callApi<{ contentId: string }>(`/api/v1/video-templates/${id}/start`, {
        method: "POST",
      });
      await navigate(href("/content/:contentId/edit", { contentId }));
    } catch (error) {
      showErrorToast("The video could not be begun", (error as Error).message);
      setStarting(false);
    }
  }

  async function write(failed: string, change: Parameters<typeof writeDocuments>[0]): Promise<boolean> {
    try {
      await writeDocuments(change);
      return true;
    } catch (error) {
      showErrorToast(failed, (error as Error).message);
      return false;
    }
  }

  async function remove() {
    const { deleteVideoTemplate, saveVideoTemplate } = await loadStore();
    const isDone = await write("The template could not be deleted", (documents) =>
      deleteVideoTemplate(documents, userId, id),
    );
    if (!isDone) return;
    showUndoToast(`“${name}” was deleted`, () => {
      void write("The template could not be brought back", (documents) =>
        saveVideoTemplate(documents, userId, name, storyboard),
      );
    });
  }

  return (
    <li className="grid content-start gap-2">
      <button
        type="button"
        aria-label={`Begin a video with ${name}`}
        disabled={isStarting}
        onClick={() => void start()}
        className="block overflow-hidden rounded-md shadow-raised outline-2 outline-transparent outline-offset-2 transition-[outline-color,opacity] hover:outline-accent focus-visible:outline-focus disabled:opacity-60"
      >
        <PreviewPlayer composition={composition} mediaUrl={mediaUrl} label={name} autoPlay />
      </button>
      <div className="flex min-h-8 items-center gap-1">
        {isNaming ? (
          <RenameForm
            title={name}
            onDone={(next) => {
              setNaming(false);
              if (!next || next === name) return;
              void loadStore().then(({ renameVideoTemplate }) =>
                write("The template could not be renamed", (documents) =>
                  renameVideoTemplate(documents, userId, id, next),
                ),
              );
            }}
          />
        ) : (
          <bdi className="min-w-0 grow truncate font-[550] text-sm">{name}</bdi>
        )}
        {!isNaming && (
          <Menu
            trigger={
              <PlainIconButton
                label={`More about ${name}`}
                size="sm"
                icon={<Ellipsis className="size-4" />}
              />
            }
          >
            <MenuItem icon={<PenLine />} onSelect={() => setNaming(true)}>
              Rename
            </MenuItem>
            <MenuItem icon={<Trash2 />} danger onSelect={() => void remove()}>
              Delete
            </MenuItem>
          </Menu>
        )}
      </div>
    </li>
  );
}
