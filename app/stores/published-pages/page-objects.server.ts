import type { PageMailsRpc } from "~/domain/pages/page-mails";
import type { PageVisitsRpc } from "~/domain/pages/page-visits";
import type { Settings } from "~/settings/settings.server";

/** Counts who comes to a page. */
export function pageVisitsOf({ pageVisits }: Settings, pageId: string): PageVisitsRpc {
  return pageVisits.get(pageVisits.idFromName(pageId));
}

/** Sends on who asks for its newsletter. */
export function pageMailsOf({ pageMails }: Settings, pageId: string): PageMailsRpc {
  return pageMails.get(pageMails.idFromName(pageId));
}
