// Finds places in what is in order.

/** The first index of `length` that passes, if all after it pass as well; `length` if none does. */
export function firstIndex(length, passes) {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
