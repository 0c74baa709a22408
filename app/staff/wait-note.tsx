import { useEffect, useState } from "react";
import { clientSettings } from "~/client/client-settings";

const longMs = 2_000;

/** Stands while a query of the database is out, and says what it waits for once that takes long. Give it the query as its key. */
export function WaitNote({ mayMakeIndex }: { mayMakeIndex: boolean }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="text-muted text-sm empty:hidden">
      {isLong &&
        (mayMakeIndex && clientSettings().embeddedFirebase
          ? "Still reading. The database on this machine makes an index the first time it is asked this. With 100,000 documents that takes from ten seconds to two minutes; the same query is quick from then on."
          : "Still reading. The database takes longer than usual.")}
    </p>
  );
}
