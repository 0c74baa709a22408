import { type PlanId, planIds } from "../credits/plan";
import { type ClientStanding, clientStandings } from "./client-row";

/** The orders of the list: by which figure, and whether the least stands first. */
export const clientSorts = {
  seen: { field: "lastSeenMs", label: "Last seen" },
  joined: { field: "joinedMs", label: "Newest" },
  credits: { field: "balance", label: "Most credits" },
  "credits-least": { field: "balance", isAscending: true, label: "Fewest credits" },
  spent: { field: "spent", label: "Most spent" },
  works: { field: "works", label: "Most works" },
  storage: { field: "storageBytes", label: "Most storage" },
  failures: { field: "failures", label: "Most failures" },
} as const satisfies Record<string, { field: string; label: string; isAscending?: true }>;
export type ClientSort = keyof typeof clientSorts;

/** Which accounts are listed, and in which order. What is null or empty does not narrow the list. */
export interface ClientFilter {
  /** Beginnings of words of an address, a name or an id. */
  q: string;
  standing: ClientStanding | null;
  plan: PlanId | null;
  sort: ClientSort;
}

const mostCharacters = 200;

/** The filter of an address; what it names and is not known is left out. */
export function parseClientFilter(query: { get(name: string): string | null }): ClientFilter {
  const isSort = (value: string | null): value is ClientSort => value !== null && value in clientSorts;
  const sort = query.get("sort");
  return {
    q: (query.get("q") ?? "").trim().slice(0, mostCharacters),
    standing: clientStandings.find((value) => value === query.get("standing")) ?? null,
    plan: planIds.find((value) => value === query.get("plan")) ?? null,
    sort: isSort(sort) ? sort : "seen",
  };
}

/** The same filter as the query of an address, with its names in one order. */
export function clientQuery({ q, standing, plan, sort }: ClientFilter): string {
  return Object.entries({ plan, q, sort: sort === "seen" ? null : sort, standing })
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? "")}`)
    .join("&");
}
