/** Runs beside the built worker and works its ledgers as routes and jobs do, without a network in between. */
export default {
  async fetch(request, env) {
    const asked = await request.json();
    return Response.json({
      calls: await race(env.LEDGERS, asked.race),
      churned: await churn(env.LEDGERS, asked.churn),
    });
  },
};

/** A ledger with this many credits and none from a plan. */
async function openLedger(ledgers, name, credits) {
  const ledger = ledgers.get(ledgers.idFromName(name));
  const subscription = {
    id: "sub",
    customerId: "cus",
    plan: "studio",
    status: "active",
    endsAt: null,
    isEnding: false,
  };
  await ledger.noteSubscription(name, { subscription, at: new Date().toISOString(), confirmed: false });
  await ledger.grant(name, grantOf("purse", credits));
  return ledger;
}

function grantOf(key, credits) {
  const effectiveAt = new Date().toISOString();
  return {
    key,
    credits,
    effectiveAt,
    expiresAt: null,
    priority: 30,
    reason: "purchase",
    note: key,
    by: "system",
  };
}

const work = (key, credits) => ({ key, credits, kind: "image", title: key, jobId: null });

/** In each round as many requests at once as asked for, and one credit: how often the provider was called. */
async function race(ledgers, { rounds, requests }) {
  const calls = [];
  for (let round = 0; round < rounds; round++) {
    const name = `race ${round}`;
    const ledger = await openLedger(ledgers, name, 1);
    let called = 0;
    const ask = async (_, index) => {
      const answer = await ledger.reserve(name, work(`work ${index}`, 1));
      if (answer.kind !== "reserved") return;
      called++;
      await ledger.settle(name, { key: `work ${index}`, credits: 1, note: "" });
    };
    await Promise.all(Array.from({ length: requests }, ask));
    calls.push(called);
  }
  return calls;
}

/** Random operations on one ledger, many at once and some told twice; what every read in between said. */
async function churn(ledgers, { operations, seed }) {
  let state = seed;
  const random = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % below;
  };
  const name = `churn ${seed}`;
  const ledger = await openLedger(ledgers, name, 500);
  const reads = [];
  const act = async () => {
    const key = `work ${random(80)}`;
    const kind = random(10);
    if (kind < 4) return ledger.reserve(name, work(key, random(60)));
    if (kind < 6) return ledger.settle(name, { key, credits: random(60), note: "" });
    if (kind < 8) return ledger.refund(name, { key, note: "" });
    if (kind < 9) return ledger.grant(name, grantOf(`grant ${random(40)}`, random(100)));
    return reads.push(await ledger.read(name));
  };
  for (let done = 0; done < operations; done += 10) await Promise.all(Array.from({ length: 10 }, act));
  const entries = await ledger.entries(name, { before: null, limit: 10_000, kinds: null });
  const usage = await ledger.usage(name, "2000-01-01");
  return { balances: reads.map(({ balance }) => balance), last: await ledger.read(name), entries, usage };
}
