import { Suspense, useRef, useState } from "react";
import { lazy } from "~/client/lazy";
import { type SignedInViewer, viewerName } from "~/domain/access/viewer";
import { initials } from "~/domain/text/initials";
import { Avatar } from "~/ui/avatar";
import { useOpened } from "~/ui/use-opened";

const AccountPanel = lazy(() => import("./account-panel"));

interface AccountMenuProps {
  viewer: SignedInViewer;
  onShowShortcuts: () => void;
}

/** The button of who is signed in. A popover rather than a menu: it holds a control. */
export function AccountMenu({ viewer, onShowShortcuts }: AccountMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const wasOpened = useOpened(isOpen);
  const button = useRef<HTMLButtonElement>(null);
  const name = viewerName(viewer);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={`Account of ${name}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="grid size-9 place-items-center rounded-full hover:bg-hover aria-expanded:bg-hover"
      >
        <Avatar initials={initials(name)} />
      </button>
      {wasOpened && (
        <Suspense fallback={null}>
          <AccountPanel
            viewer={viewer}
            name={name}
            anchor={button}
            open={isOpen}
            onOpenChange={setOpen}
            onShowShortcuts={onShowShortcuts}
          />
        </Suspense>
      )}
    </>
  );
}
