// Spreads work over frames, so that the page continues to draw.

const HIDDEN_INTERVAL = 250;

/**
 * Runs work once per frame; on a hidden page, which has no frames, by a timer.
 * Returns a function that asks for `work()` soon. However often it is called, it runs once.
 */
export function pump(work) {
  let frame = 0;
  let timer = 0;
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    frame = 0;
    timer = 0;
  };
  const run = () => {
    cancel();
    work();
  };
  const schedule = () => {
    if (frame || timer) return;
    if (document.hidden) timer = setTimeout(run, HIDDEN_INTERVAL);
    else frame = requestAnimationFrame(run);
  };
  // A frame that was asked for would not come while the page is hidden.
  document.addEventListener("visibilitychange", () => {
    if (!frame && !timer) return;
    cancel();
    schedule();
  });
  return schedule;
}

/** Runs `work()` immediately, but again only after `interval`; calls in between are merged. */
export function throttled(work, interval) {
  let timer = 0;
  let isWanted = false;
  return function ask() {
    if (timer) {
      isWanted = true;
      return;
    }
    work();
    timer = setTimeout(() => {
      timer = 0;
      if (isWanted) ask();
      isWanted = false;
    }, interval);
  };
}

/** Lets the page draw. Not a timer, for a hidden page's are slowed down. */
export function nextTask() {
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      channel.port1.close();
      resolve();
    };
    channel.port2.postMessage(null);
  });
}
