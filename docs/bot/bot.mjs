#!/usr/bin/env node
// A bot that knows no game: it takes any of the choices it is offered. Written from docs/api.md alone.
//
//   node bot.mjs http://localhost:8080 gazala              plays both sides of a new match to its end
//   node bot.mjs http://localhost:8080 MATCH SECRET        plays a seat of a match, and waits for the other side

const [server, name, secret] = process.argv.slice(2);
if (!server || !name) {
  console.error("usage: bot.mjs SERVER GAME | bot.mjs SERVER MATCH SECRET");
  process.exit(2);
}

/** One decision in so many is about something else than the pieces that could go. */
const OTHERWISE = 4;
const PATIENCE = 1000;

const any = (list) => list[Math.floor(Math.random() * list.length)];
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Asks the server, and again a little later where it is too busy. */
async function ask(path, secrets, body) {
  for (;;) {
    const answer = await fetch(new URL(path, server), {
      method: body ? "POST" : "GET",
      headers: {
        ...(secrets.length && { Authorization: `Seat ${secrets.join(",")}` }),
        ...(body && { "Content-Type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (answer.status === 429 || (answer.status === 503 && answer.headers.has("Retry-After"))) {
      await wait(PATIENCE * Number(answer.headers.get("Retry-After") ?? 1));
      continue;
    }
    const said = await answer.json();
    if (answer.ok || answer.status === 409) return said.state ?? said;
    throw new Error(`${answer.status} to ${path} ${JSON.stringify(body ?? {})}: ${said.error}`);
  }
}

/** Some choice; what only takes back what was put together before would lead round in circles. */
async function choose(match, secrets) {
  const path = `/api/matches/${match}/choices`;
  const { choices, movers } = await ask(path, secrets);
  const onward = choices.filter((choice) => !choice.takesBack);
  if (movers.length && (!onward.length || Math.random() * OTHERWISE > 1)) {
    const about = await ask(`${path}?piece=${encodeURIComponent(any(movers))}`, secrets);
    const own = about.choices.filter((choice) => !choice.takesBack);
    if (own.length) return any(own);
  }
  return any(onward.length ? onward : choices);
}

async function play(match, secrets) {
  const path = `/api/matches/${match}`;
  let state = await ask(path, secrets);
  let shown = 0;
  while (!state.result) {
    if (state.view.turn > shown) {
      shown = state.view.turn;
      console.log(`turn ${shown}`);
    }
    if (!state.you.includes(state.view.decider)) {
      await wait(PATIENCE);
      state = await ask(`${path}?after=${state.moveCount}`, secrets);
      continue;
    }
    const choice = await choose(match, secrets);
    const { version, moveCount } = state;
    state = await ask(`${path}/moves?after=${moveCount}`, secrets, { version, choice });
  }
  const { winner, byResignation } = state.result;
  console.log(`over after ${state.moveCount} moves: ${winner ? `${winner} won` : "a draw"}${byResignation ? ", the other side resigned" : ""}`);
}

async function begin(game) {
  const begun = await ask("/api/matches", [], { game });
  console.log(`match ${begun.id}`);
  await play(begun.id, Object.values(begun.seats).map((seat) => seat.secret));
}

await (secret ? play(name, [secret]) : begin(name));
