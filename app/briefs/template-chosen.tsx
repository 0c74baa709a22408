import X from "lucide-react/icons/x";
import { href, Link } from "react-router";
import { templateFrom } from "~/scene/library";
import { useLibrary } from "~/session/use-library";
import { IconButton } from "~/ui/icon-button";

interface TemplateChosenProps {
  templateId: string;
  onLeave: () => void;
}

/** The template that was chosen in the gallery. */
export function TemplateChosen({ templateId, onLeave }: TemplateChosenProps) {
  const { name } = templateFrom(useLibrary(), templateId);
  return (
    <div className="grid content-start gap-1.5">
      <span className="font-[550] text-sm">Template</span>
      <span className="flex h-9 items-center justify-between gap-2 rounded-md border border-line-strong ps-3">
        <Link to={href("/create")} className="truncate underline-offset-2 hover:underline">
          {name}
        </Link>
        <IconButton label="Without this template" icon={<X className="size-4" />} onClick={onLeave} />
      </span>
      <span className="text-muted text-sm">The video begins with it; the versions show others, too.</span>
    </div>
  );
}
