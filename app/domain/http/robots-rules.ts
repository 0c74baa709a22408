/** What is read of a robots.txt; a longer one is cut, as RFC 9309 allows from 500 KiB on. */
export const mostRobotsBytes = 500 * 1024;

interface RobotsRule {
  allows: boolean;
  path: string;
}

/**
 * Whether a robots.txt lets `agent` read a path with its query (RFC 9309): by the groups that name the agent, or else by
 * those for everybody; the longest rule that fits decides, and of two the one that allows.
 */
export function allowsReading(robotsText: string, agent: string, path: string): boolean {
  let fitting: RobotsRule | null = null;
  for (const rule of rulesFor(robotsText, agent.toLowerCase())) {
    if (!fits(rule.path, path)) continue;
    const longer = rule.path.length - (fitting?.path.length ?? -1);
    if (longer > 0 || (longer === 0 && rule.allows)) fitting = rule;
  }
  return fitting?.allows ?? true;
}

function rulesFor(text: string, agent: string): RobotsRule[] {
  const own: RobotsRule[] = [];
  const everybody: RobotsRule[] = [];
  let isNamed = false;
  let agents: string[] = [];
  let isOpen = false;
  for (const line of text.split(/\r\n?|\n/)) {
    const [, field = "", value = ""] = /^\s*([a-z-]+)\s*:([^#]*)/i.exec(line) ?? [];
    const said = value.trim();
    switch (field.toLowerCase()) {
      case "user-agent":
        // Names that follow each other head one group.
        if (!isOpen) agents = [];
        isOpen = true;
        agents.push(said.toLowerCase().split("/")[0]?.trim() ?? "");
        isNamed ||= agents.includes(agent);
        break;
      case "allow":
      case "disallow": {
        isOpen = false;
        // An empty one says nothing.
        if (said === "") break;
        const rule = { allows: field.toLowerCase() === "allow", path: said };
        if (agents.includes(agent)) own.push(rule);
        if (agents.includes("*")) everybody.push(rule);
      }
    }
  }
  return isNamed ? own : everybody;
}

/** `*` stands for any number of characters, `$` for the end. Goes through the path once, whatever the pattern. */
function fits(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith("$");
  const parts = (isWhole ? pattern.slice(0, -1) : pattern).split(/\*+/);
  const [first = "", ...others] = parts;
  if (!path.startsWith(first)) return false;
  let at = first.length;
  const last = isWhole ? others.pop() : undefined;
  for (const part of others) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  if (!isWhole) return true;
  if (last === undefined) return at === path.length;
  return path.length - last.length >= at && path.endsWith(last);
}
