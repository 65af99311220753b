// What the calls of each function come to.

/**
 * Returns `{ name, module, calls, total, self, mean, p50, p99 }` for each function. Spans are in
 * order of their starts; time in calls of its own function is not counted twice.
 */
export function functionsOf(spans) {
  const functions = new Map();
  const stacks = new Map();
  for (const span of spans) {
    const one = functions.get(span.name) ?? make(span);
    functions.set(span.name, one);
    const time = span.end - span.start;
    one.times.push(time);
    one.self += time;
    const stack = stacks.get(span.track) ?? [];
    stacks.set(span.track, stack);
    while (stack.length > 0 && stack.at(-1).end <= span.start) stack.pop();
    const caller = stack.at(-1);
    if (caller) functions.get(caller.name).self -= Math.min(caller.end, span.end) - span.start;
    if (!stack.some(({ name }) => name === span.name)) one.total += time;
    stack.push(span);
  }
  return [...functions.values()].map(finish);
}

const make = ({ name, module }) => ({ name, module, times: [], total: 0, self: 0 });

function finish({ times, ...one }) {
  times.sort((a, b) => a - b);
  const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))];
  const sum = times.reduce((a, b) => a + b, 0);
  return { ...one, calls: times.length, mean: sum / times.length, p50: at(0.5), p99: at(0.99) };
}
