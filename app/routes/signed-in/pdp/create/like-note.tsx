import { useProject } from "~/pages/use-project";
import { Button } from "~/ui/button";

interface LikeNoteProps {
  userId: string;
  projectId: string;
  onLeave: () => void;
}

/** Says which page the new one is made like. */
export function LikeNote({ userId, projectId, onLeave }: LikeNoteProps) {
  const reading = useProject(userId, projectId);
  if (reading.kind === "loading") return null;
  const project = reading.kind === "present" ? reading.value : null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-accent-soft px-4 py-3">
      <p className="min-w-0 text-pretty">
        {project ? (
          <>
            With the sections and the look of <bdi className="font-[600]">{project.title}</bdi>, and other
            facts.
          </>
        ) : (
          "The page this was to be made like is not there. It is made without it."
        )}
      </p>
      <Button size="sm" onClick={onLeave}>
        Begin without it
      </Button>
    </div>
  );
}
