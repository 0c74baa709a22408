import { useState } from "react";
import { href, useNavigate } from "react-router";
import type { Example } from "~/pages/examples/examples";
import { takeExample } from "~/pages/examples/take-example";
import { useExample } from "~/pages/examples/use-example";
import { PageScroll } from "~/pages/page-scroll";
import { projectAddress } from "~/pages/project-address";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { Dialog } from "~/ui/dialog";
import { ErrorState } from "~/ui/error-state";
import { SegmentedControl } from "~/ui/segmented-control";
import { Skeleton } from "~/ui/skeleton";
import { showErrorToast } from "~/ui/toast";

const widths = { phone: 390, tablet: 820, desktop: 1280 } as const;
type Width = keyof typeof widths;

interface ExamplePreviewProps {
  userId: string;
  /** Null while none is looked at. */
  example: Example | null;
  onClose: () => void;
}

/** An example as a whole page, at three widths, and the way to take it over. */
export function ExamplePreview({ userId, example, onClose }: ExamplePreviewProps) {
  return (
    <Dialog
      open={example !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<bdi>{example?.title}</bdi>}
      description={example?.trade}
      size="xl"
    >
      {example && <Preview key={example.id} userId={userId} example={example} />}
    </Dialog>
  );
}

function Preview({ userId, example }: { userId: string; example: Example }) {
  const navigate = useNavigate();
  const { example: loaded, failed, retry } = useExample(example.id);
  const [width, setWidth] = useState<Width>(() => (innerWidth < 640 ? "phone" : "desktop"));
  const [isTaking, setTaking] = useState(false);

  async function take() {
    setTaking(true);
    try {
      await navigate(projectAddress(await takeExample(userId, example)));
    } catch (error) {
      showErrorToast("The example could not be taken over", (error as Error).message);
    } finally {
      setTaking(false);
    }
  }

  const height = "h-[min(62dvh,44rem)]";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SegmentedControl
        label="Width"
        size="sm"
        value={width}
        onChange={setWidth}
        segments={[
          { value: "desktop", label: "Desktop" },
          { value: "tablet", label: "Tablet" },
          { value: "phone", label: "Phone" },
        ]}
      />
      <div className="grid justify-items-center rounded-md bg-sunken p-2 sm:p-4">
        {failed ? (
          <ErrorState title="The example could not be loaded" onRetry={retry}>
            Check your connection and try again.
          </ErrorState>
        ) : loaded ? (
          <div className="w-full" style={{ maxWidth: widths[width] }}>
            <PageScroll
              key={width}
              label={`${example.title}, as on a ${width}`}
              page={loaded.page}
              facts={loaded.facts}
              images={loaded.shownImages}
              layoutWidth={widths[width]}
              className={height}
            />
          </div>
        ) : (
          <Skeleton className={`w-full ${height}`} />
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[48ch] text-pretty text-muted text-sm">
          Its words are marked as samples until you replace them.
        </p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={href("/pdp/create")}>Write mine from facts</ButtonLink>
          <Button variant="primary" disabled={!loaded} loading={isTaking} onClick={() => void take()}>
            Use this page
          </Button>
        </div>
      </div>
    </div>
  );
}
