import Flag from "lucide-react/icons/flag";
import Repeat2 from "lucide-react/icons/repeat-2";
import Star from "lucide-react/icons/star";
import { useEffect, useState } from "react";
import { href, useNavigate } from "react-router";
import { callApi } from "~/call-api";
import type { toldEventKinds } from "~/domain/trending";
import { scoreOf } from "~/domain/trending";
import { settingsLine } from "~/images/settings-line";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Dialog } from "~/ui/dialog";
import { showErrorToast } from "~/ui/toast";
import { JudgePanel } from "./judge-panel";
import { publicMediaAddress } from "./public-address";
import { ReportForm } from "./report-form";
import type { ShownImage } from "./use-public-images";

interface PublicViewProps {
  image: ShownImage;
  isOwn: boolean;
  isStaff: boolean;
  isStarred: boolean;
  onStarred: () => void;
  onClose: () => void;
  onJudged: () => void;
}

/** One public image: what made it, how it is doing, remix, star, report. */
export function PublicView({
  image,
  isOwn,
  isStaff,
  isStarred,
  onStarred,
  onClose,
  onJudged,
}: PublicViewProps) {
  const [isReporting, setReporting] = useState(false);
  const navigate = useNavigate();
  const count = (kind: (typeof toldEventKinds)[number]) =>
    callApi(`/api/v1/public-images/${image.id}`, { method: "POST", body: { do: "count", kind } });

  // biome-ignore lint/correctness/useExhaustiveDependencies: one look for each opening
  useEffect(() => {
    // A look that is not counted is no loss to who looks.
    count("open").catch(() => {});
  }, [image.id]);

  async function star() {
    try {
      await count("star");
      onStarred();
    } catch (error) {
      showErrorToast("The star could not be given", (error as Error).message);
    }
  }

  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={image.title} size="lg">
      <img
        src={publicMediaAddress(image.id, 1280)}
        alt={image.title}
        style={{ aspectRatio: `${image.width} / ${image.height}`, backgroundColor: image.color }}
        className="mx-auto max-h-[58dvh] rounded-md"
      />
      {image.request && image.request.prompt !== image.title && (
        <p className="max-h-32 overflow-y-auto text-pretty">{image.request.prompt}</p>
      )}
      <div className="tabular grid gap-1 text-sm">
        <p>
          {counted(image.remixes, "remix", "remixes")} · {counted(image.stars, "star", "stars")} ·{" "}
          {counted(image.opens, "look", "looks")} · score {scoreOf(image.heat, Date.now()).toFixed(1)}
        </p>
        <p className="text-muted">
          {image.request ? settingsLine(image.request, image.modelLabel) : image.modelLabel}
        </p>
      </div>
      <footer className="flex flex-wrap items-center gap-2">
        <Button
          variant="primary"
          icon={<Repeat2 className="size-4" />}
          disabled={image.request === null}
          onClick={() => navigate(`${href("/image-gen")}?remix=${encodeURIComponent(image.id)}`)}
        >
          Remix
        </Button>
        <Button
          aria-pressed={isStarred}
          disabled={isOwn || isStarred}
          icon={<Star className={classNames("size-4", isStarred && "fill-warning text-warning")} />}
          onClick={() => void star()}
        >
          {isStarred ? "Starred" : "Star"}
        </Button>
        {!isOwn && (
          <Button
            variant="ghost"
            aria-expanded={isReporting}
            icon={<Flag className="size-4" />}
            onClick={() => setReporting(!isReporting)}
          >
            Report
          </Button>
        )}
      </footer>
      {image.request === null && (
        <p className="text-muted text-sm">It was made of its owner’s own picture, so it cannot be remixed.</p>
      )}
      {image.inputsKeptBack > 0 && (
        <p className="text-muted text-sm">
          {image.inputsKeptBack === 1 ? "One picture or board" : `${image.inputsKeptBack} pictures or boards`}{" "}
          of its owner also shaped it. A remix begins without.
        </p>
      )}
      {isReporting && <ReportForm imageId={image.id} onDone={() => setReporting(false)} />}
      {isStaff && <JudgePanel imageId={image.id} reasons={image.reasons ?? []} onDone={onJudged} />}
    </Dialog>
  );
}

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString()} ${count === 1 ? one : many}`;
}
