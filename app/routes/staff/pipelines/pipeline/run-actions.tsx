import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { isJobOver } from "~/domain/jobs/job";
import { canRunAgain } from "~/domain/pipelines/pipeline-row";
import type { PipelineRun } from "~/domain/pipelines/pipeline-run";
import { ActDialog, type PlannedAct } from "~/staff/pipelines/act-dialog";
import { ReasonDialog } from "~/staff/reason-dialog";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Menu, MenuItem, MenuLabel } from "~/ui/menu";
import { TextField } from "~/ui/text-field";

interface RunActionsProps {
  run: PipelineRun;
  onReveal: (reason: string) => Promise<void>;
  onDone: () => void;
}

/** What can be done with a job. */
export function RunActions({ run, onReveal, onDone }: RunActionsProps) {
  const navigate = useNavigate();
  const [planned, setPlanned] = useState<PlannedAct | null>(null);
  const [isRevealing, setRevealing] = useState(false);
  const [isComparing, setComparing] = useState(false);
  const rerun = (fromStep: string | null) => setPlanned({ act: "rerun", fromStep, jobIds: [run.id] });
  return (
    <>
      {run.isMasked && <Button onClick={() => setRevealing(true)}>Show masked text</Button>}
      <Button onClick={() => setComparing(true)}>Compare</Button>
      {isJobOver(run.state) ? (
        <>
          {run.rerunSteps.length > 0 && (
            <Menu trigger={<Button>Run again from…</Button>}>
              <MenuLabel>What came before is taken over</MenuLabel>
              {run.rerunSteps.map((step) => (
                <MenuItem key={step} onSelect={() => rerun(step)}>
                  {step}
                </MenuItem>
              ))}
            </Menu>
          )}
          {canRunAgain(run.recoveredBy ? "recovered" : run.state) && (
            <Button variant="primary" onClick={() => rerun(null)}>
              {run.state === "failed" ? "Retry" : "Run again"}
            </Button>
          )}
        </>
      ) : (
        <Button
          variant="danger"
          onClick={() => setPlanned({ act: "cancel", fromStep: null, jobIds: [run.id] })}
        >
          Cancel job
        </Button>
      )}
      <ActDialog
        planned={planned}
        onClose={() => setPlanned(null)}
        onDone={(_, [outcome]) => {
          onDone();
          if (outcome?.newJobId) navigate(`/prod/pipelines/${outcome.newJobId}`);
        }}
      />
      <ReasonDialog
        open={isRevealing}
        title="Show what its person typed"
        description="Input, output and causes are shown on this page until you leave it."
        confirmLabel="Show it"
        onConfirm={onReveal}
        onClose={() => setRevealing(false)}
      />
      <CompareDialog open={isComparing} onClose={() => setComparing(false)} />
    </>
  );
}

function CompareDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [, setQuery] = useSearchParams();
  const [id, setId] = useState("");
  const isId = /^[0-9a-z]{26}$/.test(id.trim());
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Compare with another job"
      description="In the list of jobs, select two of them to compare these."
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isId) return;
          setQuery({ with: id.trim() });
          onClose();
        }}
      >
        <TextField label="Id of the other job" value={id} onChange={({ target }) => setId(target.value)} />
        <Button type="submit" variant="primary" disabled={!isId} className="justify-self-end">
          Compare
        </Button>
      </form>
    </Dialog>
  );
}
