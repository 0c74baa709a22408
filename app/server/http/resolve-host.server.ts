import { promises as dns } from "node:dns";

/** Every address a name has, of both kinds; none where it is not known or nobody can be asked. */
export async function resolveHost(host: string): Promise<string[]> {
  const answers = await Promise.allSettled([dns.resolve4(host), dns.resolve6(host)]);
  return answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
}
