import { Button } from "~/ui/button";

interface NotReadProps {
  /** What could not be read, at the start of a sentence. */
  what: string;
  reading: { error: Error; retry: () => void };
}

/** In place of linked videos that did not come. */
export function NotRead({ what, reading: { error, retry } }: NotReadProps) {
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      <p className="text-muted">
        {what} could not be read. {error.message}
      </p>
      <Button size="sm" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}
