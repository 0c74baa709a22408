import { useEffect, useMemo, useState } from "react";
import type { EditState } from "~/firebase/edit-state";
import { type Page, sectionsOf } from "~/sections/page";
import type { Project } from "~/stores/projects/project-document";
import { Button } from "~/ui/button";
import { ErrorState } from "~/ui/error-state";
import { ProgressBar } from "~/ui/progress-bar";
import { Skeleton } from "~/ui/skeleton";
import { EarlierEditions } from "./earlier-editions";
import { Newsletter } from "./newsletter";
import { OpenClaims } from "./open-claims";
import { pageDifferences } from "./page-differences";
import {
  choiceOf,
  type PublishState,
  problemsOf,
  type VisibilityChoice,
  visibilityBody,
} from "./publish-state";
import { PublishedLink } from "./published-link";
import { Unseen } from "./unseen";
import type { usePublishing } from "./use-publishing";
import { VisibilityForm } from "./visibility-form";
import { Visits } from "./visits";

interface PublishPanelProps {
  /** As it is edited, in the words of today. */
  project: Project;
  saveState: EditState;
  /** Leads to a section: where a statement stands, or a change. */
  onShowSection: (sectionId: string) => void;
  /** Leads to the test of two versions. */
  onShowTest: () => void;
  publishing: ReturnType<typeof usePublishing>;
}

/** All about showing a page to others: its link, what stops it, to whom and when it is shown. Has no frame of its own. */
export function PublishPanel(props: PublishPanelProps) {
  const { reading, ...act } = props.publishing;
  if (reading.kind === "failed") {
    return (
      <ErrorState title="Publishing cannot be shown" onRetry={reading.retry}>
        {reading.message}
      </ErrorState>
    );
  }
  if (reading.kind === "loading") {
    return (
      <div role="status" aria-label="Loading" className="grid gap-4">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-10" />
        <Skeleton className="h-24" />
        <Skeleton className="h-10" />
      </div>
    );
  }
  return <Panel {...props} {...act} state={reading.state} />;
}

type PanelProps = Omit<PublishPanelProps, "publishing"> &
  Omit<ReturnType<typeof usePublishing>, "reading"> & { state: PublishState };

function Panel({ project, saveState, onShowSection, onShowTest, state, doing, ...act }: PanelProps) {
  const { published, shown, open, outOfDate } = state;
  // Asked anew and the same: what was chosen meanwhile stays.
  const startKey = JSON.stringify(choiceOf(published));
  const start = useMemo((): VisibilityChoice => JSON.parse(startKey), [startKey]);
  const [choice, setChoice] = useState(start);
  const [isTried, setTried] = useState(false);
  useEffect(() => setChoice(start), [start]);
  const differences = useMemo(
    () => (shown ? pageDifferences(shown, project.page) : []),
    [shown, project.page],
  );
  const isBehind = differences.length + outOfDate.length > 0;
  const problems = problemsOf(choice, published);
  const isOnline = published !== null && !published.isDown;
  const isChosenAnew = JSON.stringify(visibilityBody(choice)) !== JSON.stringify(visibilityBody(start));
  const isBusy = doing !== null;
  const isSaved = saveState.kind === "saved";

  const isPublishable = !isBusy && open.length === 0 && isSaved;
  const when = (work: () => Promise<void>) => () => {
    setTried(true);
    if (Object.keys(problems).length === 0) void work().then(() => setTried(false));
  };

  const setChosen = when(() => act.set(choice));
  const publish = when(() => act.publish(choice));
  const submit = () => {
    if (isOnline && isChosenAnew && !isBusy) setChosen();
    else if (!isOnline && isPublishable) publish();
  };

  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      <PublishedLink published={published} />
      {isOnline && <Visits projectId={project.id} version={published.version} onShowTest={onShowTest} />}
      {open.length > 0 && (
        <OpenClaims
          projectId={project.id}
          claims={open}
          language={project.page.language}
          isPublished={isOnline}
          onSettled={act.reload}
          onShowSection={onShowSection}
        />
      )}
      {isOnline && <Unseen differences={differences} outOfDate={outOfDate} onShowSection={onShowSection} />}
      <VisibilityForm
        choice={choice}
        hasPassword={published?.visibility === "password"}
        problems={isTried ? problems : {}}
        action={isOnline ? "Save settings" : "Publish"}
        onSubmit={submit}
        onChange={setChoice}
      />
      {published && published.earlier.length > 0 && (
        <EarlierEditions
          earlier={published.earlier}
          isBusy={isBusy}
          onPutBack={(version) => void act.putBack(version)}
        />
      )}
      {doing?.kind === "pictures" && (
        <ProgressBar
          label="Making the images small"
          value={doing.done / doing.of}
          detail={`${doing.done} of ${doing.of}`}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-2 border-line border-t pt-4">
        {doing?.kind === "pictures" ? (
          <Button variant="ghost" onClick={act.stop}>
            Stop
          </Button>
        ) : isOnline ? (
          <Button disabled={isBusy} onClick={() => void act.unpublish(published.version)}>
            Unpublish
          </Button>
        ) : (
          <p className="text-muted text-sm">Nobody else sees it.</p>
        )}
        <div className="flex flex-wrap gap-2">
          {isOnline && isChosenAnew && (
            <Button loading={doing?.kind === "set"} disabled={isBusy} onClick={setChosen}>
              Save settings
            </Button>
          )}
          {(!isOnline || isBehind) && (
            <Button
              variant="primary"
              loading={doing?.kind === "publish" || doing?.kind === "pictures"}
              disabled={!isPublishable}
              onClick={publish}
            >
              {isOnline ? "Publish the changes" : "Publish"}
            </Button>
          )}
        </div>
      </div>
      {!isSaved && <p className="text-muted text-sm">It can be published once your last edit is saved.</p>}
      <Newsletter projectId={project.id} hasSection={hasNewsletter(project.page)} />
    </div>
  );
}

function hasNewsletter(page: Page): boolean {
  return sectionsOf(page).some(({ type, isHidden }) => type === "newsletter" && !isHidden);
}
