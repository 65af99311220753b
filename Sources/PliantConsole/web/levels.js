// How grave the lines of a log are.

export const LEVELS = ["trace", "debug", "info", "notice", "warning", "error", "critical"];

/** A level that this page does not know counts as info. */
export const levelOf = ({ level }) => (LEVELS.includes(level) ? level : "info");

export const isError = (record) => ["error", "critical"].includes(levelOf(record));
