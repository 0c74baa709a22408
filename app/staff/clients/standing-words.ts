import type { ClientStanding } from "~/domain/clients/client-row";
import type { Tone } from "~/ui/badge";

export const standingWords: Record<ClientStanding, { label: string; tone: Tone }> = {
  active: { label: "Active", tone: "success" },
  limited: { label: "Limited", tone: "warning" },
  suspended: { label: "Suspended", tone: "danger" },
};
