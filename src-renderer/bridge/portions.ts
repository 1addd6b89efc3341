/** The most members that a request may name. */
const requestSize = 500;

/** Splits a list into as many members at a time as one request takes. */
export function portions<Member>(members: readonly Member[]): Member[][] {
  return Array.from({ length: Math.ceil(members.length / requestSize) }, (_, part) =>
    members.slice(part * requestSize, (part + 1) * requestSize),
  );
}
